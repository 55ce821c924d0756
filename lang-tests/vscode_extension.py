"""The manifest of editors/vscode against VS Code's rules, as far as they can be checked without VS Code: what it names exists and is
used, what the code uses is named. And its scripts are JavaScript."""
import json
import pathlib
import re
import shutil
import subprocess

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "editors" / "vscode"


def problems():
    """What is wrong with the extension, a line each; and how many things were looked at."""
    found, looked = [], 0

    def check(condition, text):
        nonlocal looked
        looked += 1
        if not condition:
            found.append(f"editors/vscode: {text}")

    manifest = json.loads((FOLDER / "package.json").read_text())
    for member in "name", "version", "publisher", "engines", "main", "contributes", "license":
        check(member in manifest, f"package.json has no {member}")
    check(re.fullmatch(r"[a-z0-9-]+", manifest["name"]), "its name may have small letters, digits and hyphens only")
    check(re.fullmatch(r"\d+\.\d+\.\d+", manifest["version"]), "its version is no version")
    check(re.fullmatch(r"\^\d+\.\d+\.\d+", manifest["engines"]["vscode"]), "engines.vscode is no range")
    check("dependencies" not in manifest and "scripts" not in manifest, "it must need no build and no packages")
    main = FOLDER / manifest["main"]
    check(main.is_file(), f"there is no {manifest['main']}")
    scripts = sorted(FOLDER.glob("*.js"))
    code = "\n".join(script.read_text() for script in scripts)
    required = set(re.findall(r'require\("([^"]+)"\)', code))
    for name in required:
        known = name in ("vscode", "child_process", "path", "fs") or (FOLDER / (name + ("" if name.endswith(".js") else ".js"))).is_file()
        check(known, f"it needs {name}, which VS Code does not bring along")

    contributes = manifest["contributes"]
    commands = {c["command"] for c in contributes["commands"]}
    registered = set(re.findall(r'registerCommand\(\s*"([^"]+)"', code))
    check(commands == registered, f"commands {sorted(commands)} are named, {sorted(registered)} registered")
    for c in contributes["commands"]:
        check(c.get("title"), f"{c['command']} has no title")
    for event in manifest["activationEvents"]:
        kind, _, what = event.partition(":")
        types = {d["type"] for d in contributes["debuggers"]}
        known = (kind == "onCommand" and what in commands) or (kind == "onDebugResolve" and what in types) or (kind == "onLanguage" and what == "java")
        check(known, f"nothing for {event}")
    settings = contributes["configuration"]["properties"]
    for name, setting in settings.items():
        check(name.startswith("heddle.") and setting.get("description") and "default" in setting and "type" in setting, f"setting {name}")
    used = {"heddle." + s for s in re.findall(r'settings\(\)\.get\("([^"]+)"\)', code)}
    check(used == set(settings), f"settings {sorted(settings)} are named, {sorted(used)} used")
    for debugger in contributes["debuggers"]:
        check(f'registerDebugAdapterDescriptorFactory("{debugger["type"]}"' in code, "nobody makes the adapter")
        launch = debugger["configurationAttributes"]["launch"]
        check(set(launch["required"]) <= set(launch["properties"]), "a required attribute is not described")
        adapter = (FOLDER.parent.parent / "dap" / "session.cpp").read_text()
        for name, attribute in launch["properties"].items():
            check(f'"{name}"' in adapter, f"vm dap knows nothing of launch.{name}")
            check(attribute.get("description") and attribute.get("type"), f"launch.{name} is not described")
        for configuration in debugger["initialConfigurations"] + [s["body"] for s in debugger["configurationSnippets"]]:
            check(set(configuration) - {"type", "request", "name"} <= set(launch["properties"]), f"{configuration} has unknown attributes")
            check(configuration["type"] == debugger["type"] and configuration["request"] in debugger["configurationAttributes"], f"{configuration}")
    if shutil.which("node"):
        for script in scripts:
            done = subprocess.run(["node", "--check", script], capture_output=True, text=True)
            check(done.returncode == 0, done.stderr)
    return found, looked
