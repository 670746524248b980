"""A page that stays up from one test to the next: booting takes longer than most of what there is to see.

Each test finds it as after a first boot: in the lobby, with nothing kept but the settings, nothing said and nothing
shown.
"""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Error, Page

from browser.steps import FORGET, QUICK, quick

# A busy Chromium may stop painting for good after its window has changed in size: nobody can use such a page any more.
LEAVE = f"""async ([patience, frozen, settings]) => {{
  const route = () => dispatchEvent(new HashChangeEvent("hashchange"));
  history.replaceState(null, "", location.pathname);
  route();
  await new Promise((resolve, reject) => {{
    requestAnimationFrame(() => setTimeout(resolve, 50));  // what is kept late is kept
    setTimeout(() => reject(new Error(frozen)), patience);
  }});
  await {FORGET};
  localStorage.setItem("five-stars:settings", settings);
  delete document.documentElement.dataset.theme;
  document.getElementById("said").textContent = "";
  route();
}}"""
GO = """(hash) => {
  delete document.documentElement.dataset.ready;
  if (location.hash.slice(1) === hash) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = hash;
}"""
SHORT = 10_000  # milliseconds
FROZEN = "the browser paints no more"


class WarmPage:
    """Boots a page when it is first wanted, and again after a test that left it in no good state."""

    def __init__(self, site: str, fresh: Callable[[Callable[[str], None]], BrowserContext]) -> None:
        self._site = site
        self._fresh = fresh  # makes a profile, where somebody is told what goes wrong
        self._page: Page | None = None
        self._wrong: list[str] = []

    def take(self, wrong: list[str]) -> Page:
        """Return the page, in its lobby; what goes wrong there from now on is added to `wrong`."""
        self._wrong = wrong
        if self._page is None:
            self._page = self._fresh(lambda what: self._wrong.append(what)).new_page()
            quick(self._page)
            self._page.goto(self._site)
            self._page.locator("html[data-ready]").wait_for(state="attached")
        return self._page

    def go(self, hash_: str) -> None:
        """Follow a link within the page."""
        assert self._page
        self._page.evaluate(GO, hash_)

    def give_back(self, *, ill: bool) -> str:
        """Make the page ready for the next test; return what went wrong with that, if anything."""
        page = self._page
        if page is None:
            return ""
        trouble = ""
        try:
            for other in page.context.pages[1:]:
                other.close()
            page.set_viewport_size({"width": 1280, "height": 800})
            page.mouse.move(0, 0)
            page.evaluate(LEAVE, [SHORT, FROZEN, QUICK])
            page.locator('html[data-ready="lobby"]').wait_for(state="attached", timeout=SHORT)
        except Error as error:
            trouble = str(error)
        if ill or trouble:
            page.context.close()
            self._page = None
        return trouble
