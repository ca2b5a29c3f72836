import { findText } from '@trace-formats/redact';

const longest = 60;
const around = 200;
const couldBeSensitive =
  /@|\d{3}|[\w+/-]{20}|pass|pwd|secret|token|key|cred|auth|home|users|cookie|bearer|\d\s+\p{Lu}/iu;

/**
 * The words that made a hint suspicious, in quotation marks, on one line and short; where they touch a secret or personal
 * data, only its label stands in the quote.
 */
export function quoted(text: string, start = 0, end: number = text.length): string {
  const from = Math.max(0, start - around);
  // A match may begin before the quoted words or end after them.
  const window = text.slice(from, Math.min(end, start + 2 * longest) + around);
  let quote = '';
  let at = start - from;
  const stop = Math.min(end - from, at + 2 * longest);
  // Plain words need no search; asking the redactor for every quote would cost more than all the rules.
  const found = couldBeSensitive.test(window) ? findText(window, { policy: 'pii' }) : [];
  for (const { range, label } of [...found].sort((a, b) => a.range[0] - b.range[0])) {
    if (range[1] <= at || range[0] >= stop) continue;
    quote += `${window.slice(at, Math.max(at, range[0]))}[${label}]`;
    at = range[1];
  }
  quote += window.slice(at, Math.max(at, stop));
  return `"${shortened(quote.replace(/\s+/g, ' ').trim(), start + 2 * longest < end)}"`;
}

function shortened(text: string, more: boolean): string {
  const characters = [...text];
  if (characters.length <= longest) return more ? `${text} …` : text;
  const cut = characters.slice(0, longest - 2).join('');
  return `${cut.replace(/\s+\S*$/, '') || cut} …`;
}
