#!/usr/bin/env python3
"""The public address of this repository, as Binder names it: the one place where it stands.

Empty, since the project has not been published. Set it to what stands after `/v2/` in a Binder link, for example
"gh/OWNER/REPOSITORY/main", then run `python3 binder/address.py`: it prints the badge for the README.
"""

REPOSITORY = ""
SERVICE = "https://mybinder.org"
APP = "voila/tree"


def link(repository: str = REPOSITORY) -> str | None:
    """Where the app opens on Binder, or None as long as no repository is set."""
    return f"{SERVICE}/v2/{repository}?urlpath={APP.replace('/', '%2F')}" if repository else None


def badge(repository: str = REPOSITORY) -> str | None:
    """The badge in Markdown, or None as long as no repository is set."""
    address = link(repository)
    return f"[![Open on Binder]({SERVICE}/badge_logo.svg)]({address})" if address else None


if __name__ == "__main__":
    print(badge() or "No repository is set: see the top of binder/address.py.")
