import type { Place } from '../detector.ts';

/** What stands before and behind a value when a document is written down as text. */
export interface Context {
  readonly before: string;
  readonly after: string;
}

const valueKeys = new Set(
  'value Value val content data default defaultValue string stringValue values text answer response input plaintext current'.split(
    ' ',
  ),
);
const header =
  /^(?:proxy-)?authorization$|^(?:set-)?cookie$|^x-[\w-]{1,60}$|^[\w-]{0,40}(?:api|auth|access|secret|session|private)[-_]?(?:key|token|id)$/i;
const holdsSecrets = /(?:secret|credential|password|token|api_?key)s$/i;
const facts =
  /^(?:type|name|in|description|scheme|id|format|kind|title|label|env|ref|path|file|provider|url|host|user|username|role|status)$/i;
/** Words of a form's label or of a question, told apart by what they ask for. */
const asked = [
  [/\bpass(?:word|phrase|code)\b|#pass|passw(?:or)?d|\bpwd\b|kennwort|contrase/i, 'password'],
  [/\b(?:api|access|secret|auth)[ _-]?(?:key|token)\b|\btoken\b|\bsecret\b/i, 'api_key'],
] as const;

/**
 * A value in a tree has lost the words that stood beside it in the text: its key, its entry's name, the option or the
 * header before it. This gives them back, so that one pattern serves `password=…`, `{"password": …}` and argument lists.
 */
export function contextsOf(place: Place): Context[] {
  const { key, entry, previous } = place;
  const contexts: Context[] = [];
  if (key !== undefined && key.length <= 100) {
    contexts.push({ before: `"${key}": "`, after: '"' });
    if (entry !== undefined && entry.length <= 300 && valueKeys.has(key)) contexts.push(...namedBy(entry));
    const above = parentKey(place, key);
    if (
      above !== undefined &&
      above.length <= 100 &&
      (valueKeys.has(key) || (holdsSecrets.test(above) && !facts.test(key)))
    )
      contexts.push({ before: `"${above.replace(/s$/, '')}": "`, after: '"' });
  }
  if (previous !== undefined && previous.length <= 100) {
    if (previous.startsWith('-')) contexts.push({ before: `${previous} `, after: '' });
    else if (header.test(previous)) contexts.push({ before: `"${previous}": "`, after: '"' });
  }
  return contexts;
}

function namedBy(entry: string): Context[] {
  if (/^[\w.-]{1,100}$/.test(entry)) return [{ before: `"${entry}": "`, after: '"' }];
  for (const [words, name] of asked) if (words.test(entry)) return [{ before: `"${name}": "`, after: '"' }];
  return [];
}

/** Working out a path takes a while, so only keys whose parents can matter are asked. */
function parentKey(place: Place, key: string): string | undefined {
  const keys = place.path.filter((step) => typeof step === 'string');
  return keys.length >= 2 && keys.at(-1) === key ? keys.at(-2) : undefined;
}
