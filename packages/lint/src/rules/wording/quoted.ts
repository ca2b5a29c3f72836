import { findText } from '@trace-formats/redact';

const longest = 60;
const enough = 24;
const around = 200;
const couldBeSensitive =
  /@|\d{3}|[\w+/-]{20}|pass|pwd|secret|token|key|cred|auth|home|users|cookie|bearer|\d\s+\p{Lu}/iu;

/**
 * The words that made a hint suspicious, in quotation marks, on one line and short; where they touch a secret or personal
 * data, only its label stands in the quote.
 */
export function quoted(text: string, first = 0, last: number = text.length): string {
  const [start, end] = widened(text, first, last);
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
  const before =
    start > 0 && start < first && !/[.!?;:\n]\s*$/.test(text.slice(Math.max(0, start - 4), start)) ? '… ' : '';
  const after = end > last && !/^\s*(?:[.!?;\n]|$)/.test(text.slice(end, end + 4)) ? ' …' : '';
  const words = shortened(quote.replace(/\s+/g, ' ').trim(), start + 2 * longest < end);
  return `"${before}${words}${words.endsWith('…') ? '' : after}"`;
}

/** A word or two say little by themselves, so the clause that they stand in is quoted with them, as far as it fits. */
function widened(text: string, first: number, last: number): readonly [start: number, end: number] {
  if (last - first >= enough || last - first >= text.length) return [first, last];
  if (/\n\s*$/.test(text.slice(first, last))) return [first, last];
  const room = longest - 4 - (last - first);
  const before = text.slice(Math.max(0, first - Math.ceil(room / 2)), first);
  const clause = /[.!?;\n]\s+(?!.*[.!?;\n]\s)/s.exec(before);
  const cut = first - before.length > 0 ? (/^\S*\s+/.exec(before)?.[0].length ?? before.length) : 0;
  const start = first - before.length + (clause === null ? cut : clause.index + clause[0].length);
  const after = text.slice(last, last + room - (first - start));
  const stop = /[.!?;](?=\s)|\n/.exec(after)?.index;
  const whole = last + after.length >= text.length;
  const end = last + (stop ?? (whole ? after.length : Math.max(0, after.search(/\s\S*$/))));
  return [start, end];
}

function shortened(text: string, more: boolean): string {
  const characters = [...text];
  if (characters.length <= longest) return more ? `${text} …` : text;
  const cut = characters.slice(0, longest - 2).join('');
  return `${cut.replace(/\s+\S*$/, '') || cut} …`;
}
