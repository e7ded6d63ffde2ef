"""People meet at a table: they come by a link, talk, are silenced or sent away, leave and come back."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.visitor import (
    answer,
    choose,
    face_down,
    log,
    make_table,
    name_oneself,
    options,
    seat,
    two_at_a_table,
    visitor,
)

MARKUP = '<img src=x onerror="document.title=1"><b id="evil">bold</b> & {curly}'


def say(page: Page, text: str) -> None:
    page.get_by_label("Message to the table").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()


def test_a_table_is_set_up_by_the_form_and_a_friend_comes_by_its_link(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as ada, visitor(browser, address) as bob:
        ada.goto("/new/template")
        ada.get_by_label("Players").select_option("2")
        ada.get_by_label("Seat B").select_option("open for anyone to join")
        ada.get_by_role("button", name="Create the table").click()
        link = ada.get_by_label("Invitation link")
        expect(link).to_be_visible()
        expect(ada.get_by_text("The game has not started.")).to_be_visible()
        address_of_link = link.input_value()
        bob.goto(address_of_link)
        expect(seat(bob, "B")).to_contain_text("you")
        for page in (ada, bob):
            expect(options(page).first).to_be_visible()
        expect(link).to_have_count(0)
        # The secret does not stay in the address, and the seat stays Bob's without it.
        assert "invite=" not in bob.url
        bob.reload()
        expect(options(bob).first).to_be_visible()


def test_who_comes_by_the_link_when_all_seats_are_taken_watches_without_secrets(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as ada, visitor(browser, address) as eve:
        table = make_table(ada, game="template", players=2, seats=["me", "hot"])
        eve.goto(f"/table/{table['id']}?invite={table['invite']}")
        region = eve.get_by_role("region", name="On the table")
        expect(region).to_be_visible()
        expect(options(eve)).to_have_count(0)
        assert face_down(region) == 6
        with visitor(browser, address) as stranger:
            stranger.goto(f"/table/{table['id']}")
            expect(stranger.get_by_role("alert")).to_be_visible()
            expect(stranger.get_by_role("region", name="On the table")).to_have_count(0)


def test_markup_in_the_chat_and_in_a_name_is_text(browser: Browser, address: str) -> None:
    with two_at_a_table(browser, address) as (ada, bob, _):
        name_oneself(bob, "<i id=evil>Bob")
        bob.go_back()
        expect(seat(ada, "B")).to_contain_text("<i id=evil>Bob")
        say(bob, MARKUP)
        for page in (ada, bob):
            expect(log(page)).to_contain_text(f"<i id=evil>Bob: {MARKUP}")
            expect(page.locator("#evil")).to_have_count(0)
            expect(page.locator("main img")).to_have_count(0)
        expect(bob.get_by_label("Message to the table")).to_have_value("")


def test_a_guest_is_muted_and_heard_again(browser: Browser, address: str) -> None:
    with two_at_a_table(browser, address) as (ada, bob, _):
        ada.get_by_role("button", name="Mute Bob").click()
        expect(seat(ada, "B")).to_contain_text("muted")
        # Who may not talk is not offered to.
        expect(bob.get_by_label("Message to the table")).to_have_count(0)
        ada.get_by_role("button", name="Unmute Bob").click()
        expect(seat(ada, "B")).not_to_contain_text("muted")
        say(bob, "Thank you.")
        expect(log(ada)).to_contain_text("Bob: Thank you.")


def test_removing_somebody_asks_first_tells_the_person_and_can_be_undone(
    browser: Browser, address: str
) -> None:
    with two_at_a_table(browser, address) as (ada, bob, table):
        ada.get_by_role("button", name="Remove Bob").click()
        expect(ada.get_by_role("dialog")).to_contain_text("Remove Bob from the table?")
        # Enter, in passing, removes nobody; nor does Escape.
        ada.keyboard.press("Enter")
        expect(ada.get_by_role("dialog")).to_have_count(0)
        ada.get_by_role("button", name="Remove Bob").click()
        ada.keyboard.press("Escape")
        expect(ada.get_by_role("dialog")).to_have_count(0)
        expect(options(bob).first).to_be_visible()

        ada.get_by_role("button", name="Remove Bob").click()
        answer(ada, "Remove")
        expect(seat(ada, "B")).to_contain_text("free")
        told = bob.get_by_role("alert").filter(has_text="The owner has removed you")
        expect(told).to_be_visible()
        expect(options(bob)).to_have_count(0)
        expect(bob.get_by_label("Message to the table")).to_have_count(0)
        # Bob cannot do that to Ada.
        expect(bob.get_by_role("button", name="Remove Ada")).to_have_count(0)

        ada.get_by_role("button", name="Bring back Bob").click()
        expect(told).to_have_count(0)
        expect(seat(bob, "B")).to_contain_text("you")
        expect(options(bob).first).to_be_visible()

        # Who comes by the address alone is told, too; by the link the seat is Bob's again.
        ada.get_by_role("button", name="Remove Bob").click()
        answer(ada, "Remove")
        expect(told).to_be_visible()
        bob.reload()
        expect(bob.get_by_role("alert")).to_contain_text("The owner has removed you")
        bob.goto(f"/table/{table['id']}?invite={table['invite']}")
        expect(seat(bob, "B")).to_contain_text("you")


def test_who_watches_is_told_so_and_offered_nothing(browser: Browser, address: str) -> None:
    with (
        two_at_a_table(browser, address, access="public") as (ada, bob, table),
        visitor(browser, address) as eve,
    ):
        eve.goto(f"/table/{table['id']}")
        expect(eve.get_by_text("You are watching.")).to_be_visible()
        choose(ada)
        choose(bob)
        ada.get_by_role("button", name="Ask to undo").click()
        expect(bob.get_by_role("button", name="Agree")).to_be_visible()
        expect(log(eve)).to_contain_text("Ada asks to undo the last choice.")
        # The one who asks sees who is waited for, and does not ask again.
        expect(ada.get_by_role("status").filter(has_text="Waiting for B: Bob")).to_be_visible()
        expect(ada.get_by_role("button", name="Ask to undo")).to_have_count(0)
        for name in ("Agree", "Refuse", "Undo", "Ask to undo", "Hint", "Send", "Leave the table"):
            expect(eve.get_by_role("button", name=name, exact=True)).to_have_count(0)
        for name in ("Sit down", "Mute", "Remove", "Go back to"):
            expect(eve.get_by_role("button", name=name)).to_have_count(0)
        for page in (ada, bob):
            expect(page.get_by_text("You are watching.")).to_have_count(0)


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(browser: Browser, address: str) -> None:
    with two_at_a_table(browser, address) as (ada, bob, _):
        bob.get_by_role("button", name="Leave the table").click()
        answer(bob, "Leave the table")
        expect(bob.get_by_role("heading", name="My tables")).to_be_visible()
        expect(seat(ada, "B")).to_contain_text("free")
        # The seat can be given away again, in the middle of the match.
        link = ada.get_by_label("Invitation link").input_value()
        ada.get_by_role("button", name="Seat a bot B").click()
        expect(seat(ada, "B")).to_contain_text("bot Random")
        expect(log(ada)).to_contain_text("has committed a card")
        ada.get_by_role("button", name="Remove B").click()
        answer(ada, "Remove")
        expect(seat(ada, "B")).to_contain_text("free")
        expect(ada.get_by_role("button", name="Bring back Random")).to_be_visible()
        bob.goto(link)
        expect(seat(bob, "B")).to_contain_text("you")
        expect(seat(ada, "B")).to_contain_text("Bob")


def test_a_bot_moves_for_who_stays_away_too_long_and_the_seat_waits_for_its_owner(
    browser: Browser, address: str
) -> None:
    with two_at_a_table(browser, address, takeover=1) as (ada, bob, table):
        bob.goto("about:blank")
        expect(seat(ada, "B")).to_contain_text("away")
        choose(ada)
        # The bot commits for Bob, and the match goes on to its next question.
        expect(ada.get_by_role("button", name="Ask to undo")).to_be_visible()
        bob.goto(f"/table/{table['id']}")
        expect(seat(bob, "B")).to_contain_text("you")
        expect(seat(ada, "B")).to_contain_text("here")
        expect(seat(ada, "B")).to_contain_text("Bob")
