"""Holds a linter to the rules of the kit. The linter is a table of rules; the one that stands in it shows how."""


def retry_of_points_back(document, _case):
    """A retry comes after what it retries."""
    steps = document["steps"]
    for index, step in enumerate(steps):
        if step["retry_of"] is not None and not any(step["retry_of"] == other["step"] < step["step"] for other in steps):
            yield f"/steps/{index}/retry_of"


LINTER = {("forsy", "retry-of-points-back"): retry_of_points_back}


def is_place(document, pointer):
    """Whether a pointer leads to something in a document, or to a key that an object or a list in it lacks."""
    keys = [key.replace("~1", "/").replace("~0", "~") for key in pointer.split("/")[1:]]
    for number, key in enumerate(keys, 1):
        if not isinstance(document, (dict, list)):
            return False
        if isinstance(document, list) and not key.isdecimal():
            return False
        inner = dict(enumerate(document)).get(int(key)) if isinstance(document, list) else document.get(key)
        if inner is None:
            return number == len(keys)
        document = inner
    return True


def held(read):
    """How many cases there are, and a sentence for each that does not hold; `read` reads a file of the kit."""
    count, wrong = 0, []
    for entry in read("cases.json")["rules"]:
        rule = LINTER.get((entry["format"], entry["rule"]))
        for case in read(entry["cases"]):
            count += 1
            name = f"{entry['format']}/{entry['rule']}: {case['says']}"
            expected = [find["pointer"] for find in case["finds"]]
            wrong += [f"{name} There is no place {at}." for at in expected if not is_place(case["document"], at)]
            found = expected if rule is None else list(rule(case["document"], case))
            if found != expected:
                wrong.append(f"{name} Expected are {expected}, and found was {found}.")
    return count, wrong
