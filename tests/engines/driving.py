"""Browsers of three engines, each with one page, driven for real: Chromium, Debian's Firefox by WebDriver BiDi, and WebKit,
Debian's WebKitGTK, by its own WebDriver."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, Protocol

from playwright.sync_api import Browser, Page, Playwright
from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from sites import ONLY_HERE

WINDOW: Final = (1280, 900)
"""How large a page is, in pixels."""
PATIENCE: Final = 240.0
"""So many seconds may pass until something that was asked for is there."""

UNKNOWN: Final = Path(__file__).with_name("unknown.cjs")
MINI_BROWSERS: Final = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), reverse=True)
"""WebKitGTK's own small browser, which its driver starts."""


class Engine(Protocol):
    """A browser with one page."""

    name: str
    """With its version."""
    faults: list[str]
    """What has gone wrong on the page, as far as the engine tells: an error that nothing caught."""

    def open(self, address: str) -> None: ...

    def asked(self, function: str, *arguments: Any) -> Any:
        """What a function in the page gives, or comes to give."""

    def press(self, selector: str) -> None:
        """With the mouse, on the first that the selector finds and that can be pressed."""

    def key(self, name: str) -> None:
        """One key, as the web calls it: `Enter`, `Tab`, `1`."""


class ByPlaywright:
    """Chromium or Firefox."""

    def __init__(self, name: str, page: Page) -> None:
        self.name, self.page = name, page
        self.faults: list[str] = []
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.faults.append(f"{error}\n{error.stack}"))

    def open(self, address: str) -> None:
        self.page.goto(address)

    def asked(self, function: str, *arguments: Any) -> Any:
        return self.page.evaluate(f"(given) => ({function})(...given)", arguments)

    def press(self, selector: str) -> None:
        self.page.locator(selector).locator("visible=true").first.click()

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)


ASKED: Final = """const [given, done] = arguments;
Promise.resolve(({function})(...given)).then((value) => done([value]), (error) => done(String(error)));"""
LISTENS: Final = """() => {
  const wrong = [];
  addEventListener("error", ({ message }) => wrong.push(message));
  addEventListener("unhandledrejection", ({ reason }) => wrong.push(String(reason)));
  document.documentElement.wrong = wrong;
}"""
"""From now on the page remembers what goes wrong on it: the driver cannot tell."""
CAN_BE_PRESSED: Final = """(selector) => {
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
}"""


class ByWebDriver:
    """WebKit."""

    def __init__(self, driver: WebKitGTK) -> None:
        self.driver = driver
        self.name = f"WebKitGTK {driver.capabilities['browserVersion']}"
        self._faults: list[str] = []
        driver.set_window_size(*WINDOW)
        driver.set_script_timeout(PATIENCE)

    @property
    def faults(self) -> list[str]:
        return self._faults + self.asked("() => document.documentElement.wrong ?? []")

    def open(self, address: str) -> None:
        if self.driver.current_url != "about:blank":
            self._faults = self.faults
        self.driver.get(address)
        self.asked(LISTENS)

    def asked(self, function: str, *arguments: Any) -> Any:
        answer = self.driver.execute_async_script(ASKED.replace("{function}", function), arguments)
        if isinstance(answer, str):
            raise AssertionError(answer)
        return answer[0]

    def press(self, selector: str) -> None:
        """What the page draws anew in that moment is looked for anew."""
        end = monotonic() + PATIENCE
        while True:
            try:
                found = self.driver.execute_script(f"return ({CAN_BE_PRESSED})(arguments[0])", selector)
                if found is not None:
                    found.click()
                    return
            except (ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException):
                pass
            assert monotonic() < end, f"{selector} cannot be pressed"
            sleep(0.05)

    def key(self, name: str) -> None:
        ActionChains(self.driver).send_keys(getattr(Keys, name.upper(), name)).perform()


# --- where they are -----------------------------------------------------------------------------------------------------------


@contextmanager
def chromium(playwright: Playwright, path: str) -> Iterator[ByPlaywright]:
    browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu", ONLY_HERE])
    yield _page("Chromium", browser)
    browser.close()


@contextmanager
def firefox(playwright: Playwright, path: str) -> Iterator[ByPlaywright]:
    """One whose reader wants nothing to move."""
    still = {"ui.prefersReducedMotion": 1}
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=path, firefox_user_prefs=still)
    yield _page("Firefox", browser)
    browser.close()


def _page(name: str, browser: Browser) -> ByPlaywright:
    width, height = WINDOW
    page = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB")
    return ByPlaywright(f"{name} {browser.version}", page)


@contextmanager
def webkit(display: str) -> Iterator[ByWebDriver]:
    options = Options()
    options.binary_location = str(MINI_BROWSERS[0])
    options.add_argument("--automation")
    options.set_capability("browserName", "MiniBrowser")
    service = Service(shutil.which("WebKitWebDriver"), env={**os.environ, "DISPLAY": display})
    driver = webdriver.WebKitGTK(options=options, service=service)
    yield ByWebDriver(driver)
    driver.quit()


@contextmanager
def screen() -> Iterator[str]:
    """A display that nobody looks at; its number."""
    told, tells = os.pipe()
    command = ["Xvfb", "-displayfd", str(tells), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[tells], stderr=subprocess.DEVNULL)
    os.close(tells)
    with os.fdopen(told) as number:
        yield f":{number.readline().strip()}"
    process.terminate()
    process.wait(timeout=15)


# --- a reader at one of them --------------------------------------------------------------------------------------------------


class Reader:
    """Somebody at a browser, who looks and presses."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def opens(self, address: str) -> None:
        self.engine.open(address)

    def until(self, function: str, *arguments: Any, patience: float = PATIENCE) -> Any:
        """Waits for something true of the page, and returns it."""
        end = monotonic() + patience
        while not (found := self.engine.asked(function, *arguments)):
            assert monotonic() < end, f"has not come to be: {function} {arguments}"
            sleep(0.05)
        return found

    def sees(self, selector: str) -> None:
        """Waits until the page shows one of these."""
        self.until("(at) => [...document.querySelectorAll(at)].some((each) => each.checkVisibility())", selector)

    def leaves(self, selector: str) -> None:
        """Waits until the page has none of these any more."""
        self.until("(at) => document.querySelector(at) === null", selector)

    def shows(self, selector: str) -> bool:
        return bool(self.engine.asked("(at) => document.querySelector(at) !== null", selector))

    def reads(self, selector: str) -> str:
        """The text of the first of these, when it is there."""
        found: str = self.until("(at) => [document.querySelector(at)?.textContent].find((each) => each !== undefined)", selector)
        return plain(found)

    def hears(self, selector: str, text: str) -> None:
        """Waits until one of these says exactly this."""
        said = (
            "(at, text) => [...document.querySelectorAll(at)].some((it) => it.textContent.replace(/\\s+/g, ' ').trim() === text)"
        )
        self.until(said, selector, plain(text))

    def presses(self, selector: str) -> None:
        self.engine.press(selector)

    def follows(self, act: Callable[[], None], function: str, *arguments: Any) -> None:
        """Does something, and waits until what a function of the page gives is another than before."""
        before = self.engine.asked(function, *arguments)
        act()
        self.until(f"(before, given) => ({function})(...given) !== before", before, arguments)


def plain(text: str) -> str:
    """A text with one space wherever it has any."""
    return " ".join(text.split())
