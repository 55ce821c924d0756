"""The law of the interpreter's private headers: other rooms include its doors only, and what natives are given has no
machine in it. laws.py runs it beside the other laws.
"""
import os

import check_includes

# The headers of interp that other rooms may include; "*": all that see interp. What is not here is private to interp.
INTERP_DOORS = {
    "run.h": "*",
    "operation.h": "*",
    "decision.h": "*",
    "stops.def": "*",
    "anchor.h": "*",
    "events.h": "*",
    "instruction_watch.h": "*",
    "printed_text.h": "stdlib",
    "task_threads.h": "stdlib tester",
    "latches.h": "tester",
    "handlers.h": "*",
    "schedule.h": "*",
    "executor.h": "*",
    "call.h": "repl",
    "read_locks.h": "repl rules",
    "reclaimers.h": "*",
    "variable_place.h": "tester",
    "natives.h": "stdlib test_support",  # what a native method is given: no machine
    "shared_heap.h": "stdlib",
    "exceptions.h": "stdlib test_support",  # stack traces, for the natives of Throwable
    "vm_ops.h": "stdlib checkpoint test_support",  # the linking of natives; what a saved frame may stand at
    "vm_ops.def": "stdlib checkpoint",
    "library_contract.h": "checkpoint",  # the check of a saved world against its classes
    "queues.h": "tester",  # whether a thread has arrived where it cannot go on
    "outside_ops.h": "tester",  # the text of an operation on files
}


def check(root):
    """Includes of headers of interp by rooms that have no business with them, and doors that open onto the inside."""
    problems = []
    for path in check_includes.sources(root):
        room = check_includes.room_of(path)
        for number, target in includes(root, path):
            name = target.removeprefix("interp/")
            if name == target:
                continue
            rooms = INTERP_DOORS.get(name)
            if room == "interp":
                if rooms is None and path.removeprefix("interp/") in INTERP_DOORS:
                    problems.append(f"{path}:{number}: {target} is private to interp, {path} is for others")
            elif rooms is None:
                problems.append(f"{path}:{number}: {target} is private to interp (INTERP_DOORS in scripts/check_private_headers.py)")
            elif rooms != "*" and room not in rooms.split() and not path.endswith("_test.cpp"):
                problems.append(f"{path}:{number}: {target} is not for {room}, only for {rooms}")
    return problems


def includes(root, path):
    """(line number, included file) of each #include."""
    with open(os.path.join(root, path), encoding="utf-8", errors="replace") as file:
        for number, line in enumerate(check_includes.without_block_comments(file.read()).splitlines(), 1):
            match = check_includes.INCLUDE.match(line)
            if match and (match[1] or match[2]):
                yield number, match[1] or match[2]
