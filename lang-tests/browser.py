"""What tests of pages need: Node.js with puppeteer-core, and Chromium."""
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
PUPPETEER = "puppeteer-core@24"


def environment():
    """The environment for a script that drives the browser, and None; or None and why there is no browser. puppeteer-core is
    installed into build/web-test."""
    chromium = os.environ.get("CHROMIUM", "chromium")
    for tool in "node", "npm", chromium:
        if shutil.which(tool) is None:
            return None, f"there is no {tool}"
    place = ROOT / "build" / "web-test"
    place.mkdir(parents=True, exist_ok=True)
    if not (place / "node_modules" / "puppeteer-core").exists():
        (place / "package.json").write_text("{}\n")
        if subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", PUPPETEER], cwd=place).returncode != 0:
            return None, f"npm cannot install {PUPPETEER}"
    return {**os.environ, "HEDDLE_NODE_MODULES": str(place), "CHROMIUM": shutil.which(chromium)}, None
