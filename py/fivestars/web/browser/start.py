"""The start of the page in a browser."""

from fivestars.web.browser import document, tasks
from fivestars.web.browser.hands import Hands
from fivestars.web.browser.port import BrowserPort
from fivestars.web.browser.storage import storage
from fivestars.web.page import Page


async def main() -> None:
    """Take over from the plain page."""
    port = BrowserPort(await storage())
    page = Page(port)
    Hands(page.send, lambda: port.drop_sentence, page.saves.thing).listen()
    page.start(document.address())

    def look_after_builds() -> None:
        from fivestars.web.browser.keeper import Keeper  # the first screen does without it

        keeper = Keeper(page.send)
        port.renews = keeper.renew
        tasks.run(keeper.begin())

    tasks.when_idle(look_after_builds)
