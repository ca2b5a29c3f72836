/** What a person who read the findings on the public traces says of one item of the checklist. */
export interface Note {
  /** What stands in the traces, and why it is found or is not. */
  readonly seen: string;
  /** What would settle it. */
  readonly settles: string;
}

/** One note for each item; the figures beside them come from the golden file. */
export const notes: Readonly<Record<number, Note>> = {
  1: {
    seen: 'The last step of one session asks for the trace itself to be made, after the work was done. The other sessions hold work alone.',
    settles: 'The step is removed; nothing depends on it.',
  },
  2: {
    seen: 'One session begins with a message of a single character, which answers a question that is not in the trace; the request it stands for is only told in `task`. The role `user` of these messages is not one of the format, so the first message of the user is taken for the request.',
    settles: 'The message in which the work was asked for goes into the first step, word for word.',
  },
  3: {
    seen: 'Every user message has `eval` 0.',
    settles: 'Nothing is to be done.',
  },
  4: {
    seen: 'In one session every user message carries a `reasoning`, in which the tracer says what the message was for. The older form allowed it.',
    settles:
      'The words move to where they belong, such as the `causal_note` of the step that followed, and the field becomes null.',
  },
  5: {
    seen: 'In one session the closing answer of the agent carries as `feedback_content` what the tracer made of a later remark of the user. It is praise at second hand and would be counted as a human signal.',
    settles: 'The remark stands in its own user message already, so the field becomes null.',
  },
  6: {
    seen: 'Tool steps say what was to be done ("check for these programs", "patch the file to address the issue") in place of the command, the query or the patch; answers say what was to be answered. Some messages of users are excerpts joined by dots.',
    settles:
      'What was sent is taken from the session log. Where the log is gone the item stays open, and the description says so.',
  },
  7: {
    seen: 'Outputs tell what came back ("search results included ...", "the file was updated with ...") in place of the response. Numbers in them are often exact, but nobody can check them against the response.',
    settles: 'As for item 6: the response from the log, or an excerpt that says what is left out.',
  },
  8: {
    seen: "In one session nine steps share one observation, so it can't be the state before each of them. Elsewhere an observation says what was needed or judges the options, and one holds what its own step found.",
    settles:
      'Each observation says what was known before its step: the error text, the figures of the last run, the files at hand.',
  },
  9: {
    seen: 'Every agent step gives a reason in words of its own.',
    settles: 'A person may sign it; no rule can decide it.',
  },
  10: {
    seen: 'Every link that is there points back. Two sessions have no links at all, so the item does not apply to them.',
    settles: 'Nothing is to be done for the rule; links would make the traces more useful.',
  },
  11: {
    seen: 'Retries point to earlier steps. One step that was praised was redone later, and three were corrected by the user, which `praised-steps-stand` says.',
    settles: 'The step that was redone or corrected gets `eval` -1 and a directive, or the link is removed.',
  },
  12: {
    seen: 'Final outputs are summaries of changes or accounts of the work, while what was delivered are programs and a docking run. In one session the text that was delivered stands there, and nothing is said.',
    settles: 'The delivered text or file goes into `final_output`, or its main part with a note on what is left out.',
  },
  13: {
    seen: 'One session states hashes for three artifacts whose content it carries. Two fit once line ends and a byte order mark are allowed for, since the files were hashed as they lay on the disk; one does not fit in any form. The paths of these artifacts are those of one machine, which `artifacts-stay-inside` says.',
    settles: 'The hash is taken again from the file as it is delivered, and paths become relative.',
  },
  14: {
    seen: 'The user name of the machine stands in home paths, in outputs, in artifacts and in the configuration. No secret was found.',
    settles: '`trace-formats redact` masks them; it is the same name throughout, so one placeholder stands for it.',
  },
  15: {
    seen: 'Older traces state no validation level, so only mode, times and confidence can be weighed. One session starts every step on the full minute though it is said to be live; another states a confidence of 90 and says in its notes that the original times were not available.',
    settles: 'Times that were not recorded become null, and the confidence says what is missing.',
  },
  16: {
    seen: 'Older traces have no `dataset_summary`, so there is no description to hold against the evidence.',
    settles: 'A description is written when the trace is migrated; the release gate asks for it.',
  },
};
