"""Dead links are found: in `make site`, and by the tests of the docs and of the site."""

from __future__ import annotations

from pathlib import Path

from dead import Dead, dead


def laid(folder: Path, **pages: str) -> Path:
    for name, text in pages.items():
        path = folder / f"{name.replace('__', '/')}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def test_a_link_to_a_page_that_is_not_there_is_dead_and_told_with_its_place(tmp_path: Path) -> None:
    laid(tmp_path, en__index='<a href="there.html">1</a><a href="../index.html?a=b">2</a><img src="x%20y.svg">', index="")
    assert list(dead(tmp_path)) == [Dead("en/index.html", "there.html"), Dead("en/index.html", "x%20y.svg")]
    (tmp_path / "en" / "x y.svg").touch()
    assert list(dead(tmp_path)) == [Dead("en/index.html", "there.html")]


def test_a_link_to_a_folder_leads_to_its_index(tmp_path: Path) -> None:
    laid(tmp_path, index='<a href="docs/">1</a><a href="empty/">2</a>', docs__index="")
    (tmp_path / "empty").mkdir()
    assert list(dead(tmp_path)) == [Dead("index.html", "empty/")]


def test_a_link_to_a_name_that_its_page_lacks_is_dead_unless_a_script_draws_that_page(tmp_path: Path) -> None:
    links = '<a href="#here">1</a><a href="a.html#there">2</a><a href="a.html#else">3</a><a href="b.html#else">4</a>'
    laid(tmp_path, index=f'<p id="here"></p>{links}', a='<a name="there"></a>', b='<body data-site="../en/"></body>')
    assert list(dead(tmp_path)) == [Dead("index.html", "a.html#else")]


def test_a_link_out_of_the_folder_or_to_the_root_of_its_host_is_dead(tmp_path: Path) -> None:
    (tmp_path / "outside.html").touch()
    laid(tmp_path / "site", index='<a href="../outside.html">1</a><a href="/index.html">2</a>')
    assert [each.address for each in dead(tmp_path / "site")] == ["../outside.html", "/index.html"]


def test_other_hosts_mails_and_data_are_not_asked_nor_the_page_for_what_is_lost(tmp_path: Path) -> None:
    laid(tmp_path, index='<a href="https://a.b/c">1</a><a href="mailto:a@b.c">2</a><img src="data:,">')
    (tmp_path / "404.html").write_text('<a href="/en/index.html">1</a>', encoding="utf-8")
    assert list(dead(tmp_path)) == []


def test_the_pages_of_a_folder_may_be_left_out_but_not_links_to_it(tmp_path: Path) -> None:
    laid(tmp_path, index='<a href="lab/none.html">1</a>', lab__index='<a href="none.html">2</a>')
    assert list(dead(tmp_path, without=("lab/",))) == [Dead("index.html", "lab/none.html")]
