"""The start of the page in a browser."""

from fivestars.web.browser import document, tasks
from fivestars.web.browser.hands import Hands
from fivestars.web.browser.port import BrowserPort
from fivestars.web.browser.storage import storage
from fivestars.web.deeds import Stored
from fivestars.web.page import Page
from fivestars.web.store.journal import Journaled


async def main() -> None:
    """Take over from the plain page."""
    store = await storage()
    port = BrowserPort(store)
    page = Page(port)
    Hands(page.send, lambda: port.drop_sentence, page.saves.thing).listen()
    page.start(document.address())
    if isinstance(store, Journaled):
        tasks.run(_bring_back(store, page))

    def look_after_builds() -> None:
        from fivestars.web.browser.keeper import Keeper  # the first screen does without it

        keeper = Keeper(page.send)
        port.renews = keeper.renew
        tasks.run(keeper.begin())

    tasks.when_idle(look_after_builds)


async def _bring_back(store: Journaled, page: Page) -> None:
    """Take what a journal brings late as if another tab had written it."""
    if things := await store.late():
        page.send(Stored(things))
