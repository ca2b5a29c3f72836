import { printable } from '../printable.ts';

/** A place as people write it: `steps[3].eval`, or "The document" for the root. */
export function placeNamed(path: readonly (string | number)[]): string {
  if (path.length === 0) return 'The document';
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else if (/^[A-Za-z_$][\w$]*$/.test(part)) text += text === '' ? part : `.${part}`;
    else text += `[${printable(JSON.stringify(part))}]`;
  }
  return `\`${text}\``;
}
