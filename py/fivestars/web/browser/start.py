"""The start of the page in a browser."""

from fivestars.web.browser import document, tasks
from fivestars.web.browser.hands import Hands
from fivestars.web.browser.port import BrowserPort
from fivestars.web.browser.storage import storage
from fivestars.web.deeds import OpenFiles, Stored
from fivestars.web.page import Page
from fivestars.web.store.journal import Journaled
from fivestars.web.store.saves import Kept


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
    """Take what a journal brings late as if another tab had written it, or where this one has, as a file is taken."""
    late = await store.late()
    if late.back:
        page.send(Stored(late.back))
    if late.beside:
        from fivestars.web.links import files  # few disks are so slow

        page.send(OpenFiles([("", files.to_json(Kept(late.beside)))]))
