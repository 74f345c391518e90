#!/usr/bin/env python3
"""The public addresses of this project, each in one place. They are empty, since it has not been published.

REPOSITORY  as Binder names it: what stands after `/v2/` in a Binder link, for example "gh/OWNER/REPOSITORY/main"
SITE        where the pages that `make site` builds are, for example "https://OWNER.github.io/REPOSITORY/": Binder's front page
            then links them as the fast way

Set them, then run `python3 binder/address.py`: it prints what belongs into the README.
"""

REPOSITORY = ""
SITE = ""
SERVICE = "https://mybinder.org"
APP = "voila/tree"


def link(repository: str = REPOSITORY) -> str | None:
    """Where the app opens on Binder, or None as long as no repository is set."""
    return f"{SERVICE}/v2/{repository}?urlpath={APP.replace('/', '%2F')}" if repository else None


def badge(repository: str = REPOSITORY) -> str | None:
    """The badge in Markdown, or None as long as no repository is set."""
    address = link(repository)
    return f"[![Open on Binder]({SERVICE}/badge_logo.svg)]({address})" if address else None


def fast_way(site: str = SITE) -> str | None:
    """What the README says of the site in Markdown, or None as long as it has no address."""
    return f"[Without waiting: the same pages in your browser alone]({site.rstrip('/')}/)" if site else None


if __name__ == "__main__":
    print(badge() or "No repository is set: see the top of binder/address.py.")
    print(fast_way() or "No site is set: see there, too.")
