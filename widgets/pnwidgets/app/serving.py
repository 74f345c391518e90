"""The notebooks as apps for a class: `pnrules serve`. One machine serves; the others need only a browser."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pnrules import words
from pnrules.cli.arguments import Parser, language
from pnrules.cli.ending import program
from pnrules.kernel.forms.validation import visible
from pnwidgets.app.folders import Folders, served
from pnwidgets.app.starting import HOST, PORT, NotServed, announce, folder, free_port, make_room, take_course

MOST: Final = 40
WARM: Final = 4
IDLE_MINUTES: Final = 20
ALONE_SECONDS: Final = 15
"""The grace period for a page that left without saying good-bye, once its lost connection is noticed (within half a minute)."""


@program
def main(argv: Sequence[str] | None = None) -> int:
    """Serve a class until interrupted. Prints the address on a line of its own."""
    lang = language(sys.argv[1:] if argv is None else argv)
    args = _parser(lang).parse_args(argv)
    if not take_course(args.course, "pnrules serve", lang):
        return 2
    try:
        folders = served(folder(args.folder, False, lang))
        port = free_port(args.port, args.ip)
    except NotServed as problem:
        print(f"pnrules serve: {visible(words.text(lang, problem.id, **problem.values))}", file=sys.stderr)
        return 2
    try:
        make_room()
        _serve(args, folders, port, lang)
    except ModuleNotFoundError as problem:
        print(f"pnrules serve: {words.text(lang, 'cli-no-app', missing=problem.name or str(problem))}", file=sys.stderr)
        return 2
    return 0


def _parser(lang: str) -> Parser:
    values = {"port": str(PORT), "ip": HOST, "most": str(MOST), "warm": str(WARM), "idle": str(IDLE_MINUTES)}
    parser = Parser(lang, values, prog="pnrules serve", description="cli-help-serve-about")
    parser.add_argument("--ip", default=HOST, help="cli-help-serve-ip")
    parser.add_argument("--port", type=int, help="cli-help-port")
    parser.add_argument("--base-url", default="/", help="cli-help-serve-base")
    parser.add_argument("--allow-host", action="append", default=[], metavar="NAME", help="cli-help-serve-host")
    parser.add_argument("--most", type=_positive, default=MOST, help="cli-help-serve-most")
    parser.add_argument("--warm", type=int, default=WARM, help="cli-help-serve-warm")
    parser.add_argument("--idle", type=_positive, default=IDLE_MINUTES, help="cli-help-serve-idle")
    parser.add_argument("--course", metavar="FILE", help="cli-help-host-course")
    parser.add_argument("--folder", type=Path, help="cli-help-folder")
    parser.add_argument("--lang", choices=words.LANGUAGES, help="cli-help-lang")
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(text)
    return number


def _serve(args: argparse.Namespace, folders: Folders, port: int, lang: str) -> None:
    from pnwidgets.app.apps import Served, serve
    from pnwidgets.app.guard import hosts
    from pnwidgets.app.kernels import Limits
    from pnwidgets.app.room import descriptors, fit, visitors, wanted

    inside = args.base_url.strip("/")
    base = f"/{inside}/" if inside else "/"
    there_are = descriptors(wanted(args.most))
    most = fit(args.most, there_are)
    if most < args.most:
        said = words.text(lang, "cli-serve-fewer", most=most, asked=args.most, files=there_are)
        print(f"pnrules serve: {said}", file=sys.stderr)
    limits = Limits(warm=args.warm, most=most, alone=ALONE_SECONDS, idle=args.idle * 60, quiet=True)
    here = {"0.0.0.0": HOST, "::": "::1"}.get(args.ip, args.ip)
    address = f"[{here}]" if ":" in here else here
    announce("pnrules serve", (here, port), f"http://{address}:{port}{base}", False)
    serve(Served(folders, args.ip, port, base, hosts(args.allow_host), limits, visitors(most, there_are)))
