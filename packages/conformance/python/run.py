"""Runs the conformance kit with the jsonschema of Debian (python3-jsonschema): python3 run.py [folder of the kit]"""

import json
import pathlib
import sys

from jsonschema import Draft202012Validator
from rules import held

kit = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent / "kit"


def read(path):
    return json.loads((kit / path).read_text(encoding="utf-8"))


def pointers(errors):
    """Where a validator complains, with the places below which it looked for a branch that fits."""
    for error in errors:
        yield "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in error.absolute_path)
        yield from pointers(error.context)


count, wrong = held(read)
for entry in read("cases.json")["formats"]:
    schema, cases = read(entry["schema"]), read(entry["cases"])
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for case in cases["valid"]:
        count += 1
        wrong += [f"{case['name']} is valid, but: {error.message[:200]}" for error in validator.iter_errors(case["document"])]
    for case in cases["invalid"]:
        count += 1
        found = set(pointers(validator.iter_errors(case["document"])))
        if not found:
            wrong.append(f"{case['name']} is invalid, but nothing was found: {case['says']}")
        for finding in case["findings"]:
            if found and not {finding["pointer"], finding["pointer"].rpartition("/")[0]} & found:
                wrong.append(f"{case['name']}: nothing was found at {finding['pointer']}, but at {sorted(found)}")
print(*wrong, f"{count} cases, {len(wrong)} wrong.", sep="\n")
sys.exit(1 if wrong or count == 0 else 0)
