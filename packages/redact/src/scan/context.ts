import type { Place } from '../detector.ts';

/** What stands before and behind a value when a document is written down as text. */
export interface Context {
  readonly before: string;
  readonly after: string;
}

const valueKeys = new Set([
  'value',
  'Value',
  'val',
  'content',
  'data',
  'default',
  'defaultValue',
  'string',
  'stringValue',
  'values',
]);
const header =
  /^(?:proxy-)?authorization$|^(?:set-)?cookie$|^x-[\w-]{1,60}$|^[\w-]{0,40}(?:api|auth|access|secret|session|private)[-_]?(?:key|token|id)$/i;

/**
 * A value in a tree has lost the words that stood beside it in the text: its key, its entry's name, the option or the
 * header before it. This gives them back, so that one pattern serves `password=…`, `{"password": …}` and argument lists.
 */
export function contextsOf(place: Place): Context[] {
  const { key, entry, previous } = place;
  const contexts: Context[] = [];
  if (key !== undefined && key.length <= 100) contexts.push({ before: `"${key}": "`, after: '"' });
  if (entry !== undefined && entry.length <= 100 && key !== undefined && valueKeys.has(key))
    contexts.push({ before: `"${entry}": "`, after: '"' });
  if (previous !== undefined && previous.length <= 100) {
    if (previous.startsWith('-')) contexts.push({ before: `${previous} `, after: '' });
    else if (header.test(previous)) contexts.push({ before: `"${previous}": "`, after: '"' });
  }
  return contexts;
}
