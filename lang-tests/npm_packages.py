"""Packages of npm that tests drive vm with, installed into the build folder."""
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent


def environment(*packages):
    """The environment for a Node.js script that needs these packages ("name@version"), and None; or None and why they cannot be
    had. They are installed into build/npm-test; the script finds the folder in HEDDLE_NODE_MODULES."""
    for tool in "node", "npm":
        if shutil.which(tool) is None:
            return None, f"there is no {tool}"
    place = ROOT / "build" / "npm-test"
    place.mkdir(parents=True, exist_ok=True)
    missing = [p for p in packages if not (place / "node_modules" / p[: p.rindex("@")]).exists()]
    if missing:
        if not (place / "package.json").exists():
            (place / "package.json").write_text("{}\n")
        done = subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", *missing], cwd=place, stdout=subprocess.DEVNULL)
        if done.returncode != 0:
            return None, f"npm cannot install {', '.join(missing)}"
    return {**os.environ, "HEDDLE_NODE_MODULES": str(place)}, None
