/** True for a text with a Forsy trace, or a table of the steps of some, that is written in YAML, TOML or with separators. */
export function looksLikeATrace(text: string): boolean {
  return (listOfSteps.test(text) && differentIn(text) >= fewest) || tableOfSteps.test(text);
}

/** The list of the steps as a key of the outermost object; the jobs of a workflow have theirs further in. */
const listOfSteps = /^(?:steps[^\S\n]{0,8}:[^\S\n]{0,8}(?:[[#\r]|$)|steps[^\S\n]{0,8}=|\[\[[^\S\n]?steps[^\S\n]?\]\])/m;

/** Keys that hardly anything but a trace has. The last two are common words, so their values must fit as well. */
const keysOfTraces = [
  'trace_id|collection_id|trace_mode|validation_level|agent_tools|termination_reason|final_output|static_output',
  'caused_by|retry_of|message_role|feedback_type|state_change',
  String.raw`eval(?=[^\S\n]{0,8}[:=][^\S\n]{0,8}-?[01]\b)`,
  String.raw`schema_version(?=[^\S\n]{0,8}[:=][^\S\n]{0,8}["']?forsy)`,
].join('|');

/** Such keys on lines of their own, or behind the dash of a list. */
const keys = new RegExp(String.raw`^[^\S\n]{0,12}(?:-[^\S\n]{1,4})?(${keysOfTraces})[^\S\n]{0,8}[:=]`, 'gm');

/** A log may have one such key by chance. */
const fewest = 2;

function differentIn(text: string): number {
  const found = new Set<string>();
  for (const [, key] of text.matchAll(keys)) if (found.add(key!).size >= fewest) break;
  return found.size;
}

/** The row at the head of a table in which each row is a step of a trace. */
const tableOfSteps =
  /^(?=[^\n]{0,2000}\b(?:trace|collection)_id\b)(?=[^\n]{0,2000}\bstep(?:_index)?\b)(?=[^\n]{0,2000}\b(?:caused_by|retry_of|message_role|eval)\b)[\w"' ]{2,40}(?:[,;\t|][\w"' ]{2,40}){3,80}\r?$/m;
