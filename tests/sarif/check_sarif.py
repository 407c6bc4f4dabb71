#!/usr/bin/env python3
"""check_sarif.py WARRANT FOLDER...: whether --format sarif keeps to the schema of SARIF and says what --format json says.

Each file below the folders is verified on its own. Without the package jsonschema, 77: skipped.
"""

import json
import pathlib
import subprocess
import sys

try:
    import jsonschema
except ImportError:
    print("skipped: Python's jsonschema is not installed (python3-jsonschema)")
    sys.exit(77)


def run(warrant, file, form):
    first = file.read_bytes().split(b"\n")[0].decode(errors="replace")
    options = first[4:].split() if first.startswith("//: ") else []
    command = [warrant, "verify", *options, "--format", form, str(file)]
    return json.loads(subprocess.run(command, capture_output=True, check=False).stdout)


def findings_of_json(report):
    """(code, path, line, column, message) of everything that the report has found."""
    for file in report["files"]:
        for problem in file["problems"]:
            yield problem["code"], file["path"], problem["line"], problem["column"], problem["message"]
        for member in file["members"]:
            for failure in member["failures"]:
                path = failure.get("path", file["path"])
                yield failure["code"], path, failure["line"], failure["column"], failure["message"]


def findings_of_sarif(log):
    for result in log["runs"][0]["results"]:
        place = result["locations"][0]["physicalLocation"]
        region = place.get("region", {"startLine": 0, "startColumn": 0})
        uri = place["artifactLocation"]["uri"].removeprefix("file://")
        message = result["message"]["text"].split("\n")[0]
        if result["ruleId"] != "unknown":
            yield result["ruleId"], uri, region["startLine"], region["startColumn"], message


def problems_with(log, report):
    rules = log["runs"][0]["tool"]["driver"]["rules"]
    for result in log["runs"][0]["results"]:
        if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            yield "ruleIndex leads to another rule"
    expected = sorted((c, p, l, k, m.split("\n")[0]) for c, p, l, k, m in findings_of_json(report))
    if sorted(findings_of_sarif(log)) != expected:
        yield "the findings differ from those of the JSON"


def main():
    warrant, *folders = sys.argv[1:]
    schema = json.loads((pathlib.Path(__file__).parent / "sarif-2.1.0-rtm.5.json").read_text())
    validator = jsonschema.Draft4Validator(schema)
    count = wrong = flows = 0
    for folder in folders:
        for file in sorted(pathlib.Path(folder).rglob("*")):
            if file.suffix not in (".java", ".idf"):
                continue
            log = run(warrant, file, "sarif")
            messages = [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(log)]
            messages += problems_with(log, run(warrant, file, "json"))
            count += 1
            wrong += bool(messages)
            flows += sum("codeFlows" in result for result in log["runs"][0]["results"])
            for message in messages:
                print(f"{file}: {message}")
    print(f"{count} programs, {flows} failures with a path, {wrong} wrong")
    return 1 if wrong or not count or not flows else 0


sys.exit(main())
