"""People meet at a table: they come by a link, talk, are silenced or sent away, leave and come back."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.visitor import (
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


def test_a_guest_is_muted_heard_again_and_sent_away(browser: Browser, address: str) -> None:
    with two_at_a_table(browser, address) as (ada, bob, _):
        ada.get_by_role("button", name="Mute Bob").click()
        expect(seat(ada, "B")).to_contain_text("muted")
        say(bob, "Can anybody hear me?")
        expect(bob.get_by_role("alert")).to_be_visible()
        ada.get_by_role("button", name="Unmute Bob").click()
        expect(seat(ada, "B")).not_to_contain_text("muted")
        say(bob, "Thank you.")
        expect(log(ada)).to_contain_text("Bob: Thank you.")
        expect(log(ada)).not_to_contain_text("Can anybody hear me?")

        ada.get_by_role("button", name="Remove Bob").click()
        expect(seat(ada, "B")).to_contain_text("free")
        expect(options(bob)).to_have_count(0)
        # Bob cannot do that to Ada.
        expect(bob.get_by_role("button", name="Remove Ada")).to_have_count(0)


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(browser: Browser, address: str) -> None:
    with two_at_a_table(browser, address) as (ada, bob, _):
        bob.on("dialog", lambda dialog: dialog.accept())
        bob.get_by_role("button", name="Leave the table").click()
        expect(bob.get_by_role("heading", name="My tables")).to_be_visible()
        expect(seat(ada, "B")).to_contain_text("free")
        # The seat can be given away again, in the middle of the match.
        link = ada.get_by_label("Invitation link").input_value()
        ada.get_by_role("button", name="Seat a bot B").click()
        expect(seat(ada, "B")).to_contain_text("bot Random")
        expect(log(ada)).to_contain_text("has committed a card")
        ada.get_by_role("button", name="Remove B").click()
        expect(seat(ada, "B")).to_contain_text("free")
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
