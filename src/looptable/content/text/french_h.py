"""French words that refuse elision although they begin with h or a vowel."""

from __future__ import annotations

__all__ = ["REFUSE_ELISION", "YIELDING_Y"]

REFUSE_ELISION = frozenset(
    """
    ha hache hacher hachette hachis hachoir hachure hacker haddock haie haillon haine haineux haïr
    halage halal hâle hâler haleter hall halle hallebarde halo halogène halte haltère hamac hamburger
    hameau hammam hamster hanche hand handball handicap handicapé hangar hanneton hanter hantise
    happer harangue haras harasser harceler harcèlement hardi hardiesse harem hareng hargne hargneux
    haricot harnacher harnais harpe harpie harpon harry hasard hasarder hasardeux hase hâte hâter
    hâtif hausse hausser haut hautain hautbois hauteur havre hawaïen hayon heaume hein héler henné
    hennir hennissement héraut hère hérisser hérisson hernie héron héros herse hêtre heurt heurter
    hibou hic hideux hiérarchie hiérarchique hiéroglyphe hip hippie hisser hobby hocher hochet hockey
    holding hollandais hollande homard hongrie hongrois honte honteux hoquet horde hors hotte houblon
    houe houille houle houppe houppelande housse houx hublot huche huer huée huguenot huit huitaine
    huitième hululement hululer hun huppe huppé hure hurlement hurler hussard hutte
    onze onzième oui ouistiti uhlan ululement ululer yacht yaourt
    """.split()
)
"""Singular, masculine, infinitive; plurals, feminines and forms of verbs are found from these."""

YIELDING_Y = frozenset({"yeuse", "yeux", "yeble", "yèble"})
"""Words in y and a vowel that elide nevertheless: `d'yeux`, but `de yaourt`."""
