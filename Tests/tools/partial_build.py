"""Builds the modules that differ in a copy of the repository, and links them with the rest of the
repository's debug build, so a copy does not need a complete build.

`make build-tests` writes a description of the build to .build/tests.yaml. The compiler and linker are run with the
arguments in it, but with the copy's sources and products.
"""

import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Options for products that are not needed here.
PRODUCTS = ["-output-file-map", "-emit-module-path", "-index-store-path", "-emit-objc-header-path"]
FLAGS = [
    "-incremental", "-emit-dependencies", "-serialize-diagnostics", "-parseable-output",
    "-emit-objc-header"]


class BuildError(Exception):
    """A command that failed, with its output as text."""


def run(command, folder=ROOT, environment=None):
    """Runs a command. If it fails, the error's text is the output."""
    child = subprocess.run(
        command, cwd=folder, env=environment, text=True, errors="replace", stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
    if child.returncode != 0:
        raise BuildError(child.stdout)


class PartialBuild:
    """The debug products of a copy, by default in the copy's .build/debug folder."""

    def __init__(self, copy, jobs=2, products=None, flags=()):
        """Reads the build description from `make build-tests`, which must be up to date.

        `flags` are additional options for the compiler, also when it links.
        """
        self.copy, self.jobs, self.flags = Path(copy), jobs, list(flags)
        description = ROOT / ".build/tests.yaml"
        if not description.exists():
            raise BuildError("the tests are not built: run `make build-tests` first")
        built = description.stat().st_mtime
        for folder in ("Sources", "Demos", "Tests"):
            for file in (ROOT / folder).rglob("*.swift"):
                if file.stat().st_mtime > built:
                    raise BuildError(f"{file} changed: run `make build-tests` first")
        self.steps = self.read(description)
        self.products = Path(products or self.copy / ".build/debug")
        (self.products / "Modules").mkdir(parents=True, exist_ok=True)
        self.objects = {}

    def read(self, description):
        """Returns the build's steps: {name: {field: value}}."""
        steps, step = {}, None
        for line in description.read_text().splitlines():
            name = re.fullmatch(r'  "(.+)":', line)
            field = re.fullmatch(r"    (inputs|outputs|args): (\[.*\])", line)
            if name:
                step = steps.setdefault(name[1], {})
            elif field and step is not None:
                step[field[1]] = json.loads(field[2])
        return steps

    def step(self, name, suffix):
        """Returns the step whose name begins with the name of a module or product."""
        pattern = rf"C\.{re.escape(name)}-[^-]+-[^-]+-[^-]+-[^-]+-debug\.{suffix}"
        found = [step for key, step in self.steps.items() if re.fullmatch(pattern, key)]
        if len(found) != 1 or "args" not in found[0]:
            raise BuildError(f"{len(found)} steps of the build are named {pattern}")
        return found[0]

    def compile(self, module):
        """Compiles a module's sources in the copy: all files in the module's folders."""
        step, build = self.step(module, "module"), self.products / f"{module}.build"
        folders = {
            Path(file).parent.relative_to(ROOT) for file in step["inputs"]
            if file.endswith(".swift") and "/.build/" not in file}
        sources = sorted(
            str(file) for folder in folders for file in (self.copy / folder).glob("*.swift"))
        build.mkdir(exist_ok=True)
        # Files of the same name in different folders have different objects.
        objects = {
            source: {"object": str(build / f"{index}-{Path(source).stem}.o")}
            for index, source in enumerate(sources)}
        (build / "files.json").write_text(json.dumps(objects))
        args, skipped = [], False
        for arg in step["args"]:
            if not skipped and arg not in PRODUCTS + FLAGS and not arg.startswith(("@", "-j")):
                # Search the copy's modules first.
                if arg == "-I" and "-I" not in args:
                    args += ["-I", str(self.products / "Modules")]
                args.append(arg)
            skipped = arg in PRODUCTS
        run(args + self.flags + [
            f"-j{self.jobs}", "-output-file-map", str(build / "files.json"), "-emit-module-path",
            str(self.products / f"Modules/{module}.swiftmodule"), *sources])
        self.objects[module] = [entry["object"] for entry in objects.values()]

    def link(self, product, suffix):
        """Links a product with the compiled modules, and returns its path."""
        step = self.step(product, suffix)
        path = self.products / Path(step["outputs"][0]).name
        listed = next(arg for arg in step["args"] if arg.startswith("@"))
        objects = [
            line for line in Path(listed[1:]).read_text().splitlines()
            if not any(f"/{module}.build/" in line for module in self.objects)]
        files = self.products / f"{product}.objects"
        files.write_text("\n".join(objects + sum(self.objects.values(), [])))
        args = [f"@{files}" if arg == listed else arg for arg in step["args"]]
        args[args.index("-o") + 1] = str(path)
        run(args + self.flags)
        return path
