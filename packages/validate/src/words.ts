/** A place as people write it: `steps[3].eval`, or "The document" for the root. */
export function placeOf(path: readonly (string | number)[]): string {
  if (path.length === 0) return 'The document';
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else if (/^[A-Za-z_$][\w$]*$/.test(part)) text += text === '' ? part : `.${part}`;
    else text += `[${printable(JSON.stringify(part))}]`;
  }
  return `\`${text}\``;
}

const longest = 40;

/** A value in a sentence: short ones as they are written in JSON, long ones by their kind and size. */
export function shown(value: unknown): string {
  if (typeof value === 'string') {
    return value.length <= longest ? printable(JSON.stringify(value)) : `a text of ${value.length} characters`;
  }
  if (Array.isArray(value))
    return value.length === 0
      ? 'an empty list'
      : `a list of ${value.length === 1 ? 'one entry' : `${value.length} entries`}`;
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  return String(value);
}

/** Several things in a row: "a", "a or b", "a, b or c". */
export function list(words: readonly string[], joint: 'and' | 'or' | 'nor'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

/** Text that a terminal shows as it is: control and invisible direction characters stand as escapes. */
export function printable(text: string): string {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
