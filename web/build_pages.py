#!/usr/bin/env python3
"""Makes the course and the playground as static pages with the VM inside, and the page that `vm play --html` fills in.

usage: build_pages.py BUILD     (the build directory of the preset wasm, with vm.js and vm.wasm in it)

Writes BUILD/site (index.html is the course's first page; it works from file://, too) and BUILD/play.html. Needs Debian's
python3-markdown.
"""
import base64
import gzip
import html
import json
import pathlib
import re
import shutil
import sys

import markdown

ROOT = pathlib.Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
COURSE = ROOT / "docs" / "course"
# Pages of docs that the course's pages lead to.
DOCS = ["guide.md", "debugger.md", "play.md", "language.md", "exploration.md", "report.md", "browser.md"]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
{head}
</head>
<body data-playground="{up}playground.html">
{body}
</body>
</html>
"""
HEAD = """<link rel="icon" href="data:,">
<link rel="stylesheet" href="{up}assets/page.css">
<script defer src="{up}assets/heddle-assets.js"></script>
<script defer src="{up}assets/heddle.js"></script>
<script defer src="{up}assets/page.js"></script>"""
NAVIGATION = '<nav><a href="{up}index.html">The course</a><a href="{up}playground.html">Playground</a><a href="{up}docs/guide.html">Guide</a></nav>\n'
FIRST_PROGRAM = """public class Main {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> count++, "other");
    other.start();
    count++;
    other.join();
    assert count == 2 : "count is " + count;
  }
}
"""


def assets(build):
    """What a page needs to run the VM, as a script: the worker's text, and vm.wasm, compressed."""
    worker = "\n".join((build / "vm.js").read_text() if name == "vm.js" else (WEB / name).read_text() for name in ("vm.js", "engine.js", "worker.js"))
    packed = gzip.compress((build / "vm.wasm").read_bytes(), 9, mtime=0)
    return "window.HeddleAssets = " + json.dumps({"worker": worker, "wasm": base64.b64encode(packed).decode()}).replace("</", "<\\/") + ";\n"


def widget(text, file, more=""):
    return f'<div class="program" data-file="{html.escape(file)}"{more}><textarea>\n{html.escape(text)}</textarea>'


class Site:
    def __init__(self, build):
        self.out = build / "site"
        shutil.rmtree(self.out, ignore_errors=True)
        self.places = {COURSE / "README.md": "index.html"}  # of each page: where it goes
        for unit in sorted(COURSE.glob("[0-9]*/README.md")):
            self.places[unit] = f"{unit.parent.name}/index.html"
        for name in DOCS:
            if (ROOT / "docs" / name).exists():
                self.places[ROOT / "docs" / name] = f"docs/{pathlib.Path(name).stem}.html"

    def write(self, place, title, body, head=HEAD):
        up = "../" * place.count("/")
        file = self.out / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(PAGE.format(title=html.escape(title), head=head.format(up=up), up=up, body=NAVIGATION.format(up=up) + body))

    def link(self, page, place, target):
        """A link of a page of docs as one of the site; None: it leads to something that the site has not."""
        if re.match(r"\w+:|#", target):
            return target
        path, hash_mark, anchor = target.partition("#")
        goal = self.places.get((page.parent / path).resolve())
        return None if goal is None else "../" * place.count("/") + goal + hash_mark + anchor

    def page(self, page, place):
        text = page.read_text()
        files = {f.read_text(): f.name for f in [*page.parent.glob("*.java"), *page.parent.glob("exercise/*.java")]}
        editors = []

        def fence(match):
            kind, body = match.groups()
            if kind != "java" or body not in files:
                return match[0]
            editors.append(widget(body, files[body]) + "</div>")
            return f"\n@@EDITOR{len(editors) - 1}@@\n"

        body = markdown.markdown(FENCE.sub(fence, text), extensions=["tables", "fenced_code", "toc", "sane_lists"])
        body = re.sub(r"<p>@@EDITOR(\d+)@@</p>", lambda m: editors[int(m[1])], body)

        def anchor(match):
            goal = self.link(page, place, html.unescape(match[1]))
            return match[2] if goal is None else f'<a href="{html.escape(goal)}">{match[2]}</a>'

        body = re.sub(r'<a href="([^"]*)">(.*?)</a>', anchor, body, flags=re.DOTALL)
        for picture in re.findall(r'<img [^>]*src="([^"]+)"', body):
            if (page.parent / picture).exists():
                (self.out / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(page.parent / picture, (self.out / place).parent / picture)
        title = re.match(r"# (.*)", text)
        self.write(place, title[1] if title else page.stem, body)
        return len(editors)

    def playground(self):
        body = ('<h1>Playground</h1>\n<p>A program of the subset of Java that Heddle knows. The address of this page carries it: whoever gets the link has the '
                'program, and nobody else does.</p>\n' + widget(FIRST_PROGRAM, "Main.java", ' data-playground="yes"') +
                '\n<div class="settings"><label>Options of vm<input class="options" type="text" autocapitalize="off" spellcheck="false" placeholder="--promote=auto"></label>'
                '<label>Standard input of the program<textarea class="stdin" rows="2" spellcheck="false"></textarea></label></div></div>')
        self.write("playground.html", "Playground", body)


def play_page(build, script):
    """The page of vm play --html, but for the game: "@HEDDLE_GAME@" and "@HEDDLE_TITLE@"."""
    head = f'<link rel="icon" href="data:,">\n<style>\n{(WEB / "page.css").read_text()}</style>\n'
    scripts = "".join(f"<script>\n{text}</script>\n" for text in (script, "window.HeddleGame = @HEDDLE_GAME@;\n", (WEB / "heddle.js").read_text(), (WEB / "page.js").read_text()))
    body = ('<h1>@HEDDLE_TITLE@</h1>\n<p>You are the scheduler: make the program fail. Keys or taps 1 to 9 let that thread do one step; <b>u</b> takes one back, '
            '<b>h</b> gives a hint.</p>\n<div class="game"></div>\n' + scripts)
    text = PAGE.replace("{title}", "@HEDDLE_TITLE@").replace("{head}", head).replace("{up}", "").replace("{body}", body)
    (build / "play.html").write_text(text)


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    site = Site(build)
    editors = sum(site.page(page, place) for page, place in site.places.items())
    site.playground()
    folder = site.out / "assets"
    folder.mkdir()
    script = assets(build)
    (folder / "heddle-assets.js").write_text(script)
    for name in "heddle.js", "page.js", "page.css":
        shutil.copy(WEB / name, folder / name)
    play_page(build, script)
    print(f"{len(site.places) + 1} pages with {editors + 1} programs in {site.out}")


if __name__ == "__main__":
    main()
