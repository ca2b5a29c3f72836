import { findText } from '@trace-formats/redact';

/** The text with every secret and personal detail that the redactor knows replaced by its marker. */
export function masked(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const after = replaced(text);
  if (text.length <= longestKnown && known.size < mostKnown) known.set(text, after);
  return after;
}

/** Names are masked where they are kept and once more where they are told. */
const known = new Map<string, string>();
const mostKnown = 20_000;
const longestKnown = 100;

function replaced(text: string): string {
  let result = '';
  let done = 0;
  for (const { start, end, as } of mask(text)) {
    if (start < done) continue;
    result += text.slice(done, start) + as;
    done = end;
  }
  return result + text.slice(done);
}

/** What is sensitive in a text, with the words that stand in its place. */
export function mask(text: string): { start: number; end: number; as: string }[] {
  return findText(text, { policy: 'pii' })
    .map(({ range: [start, end], kind }) => ({ start, end, as: `[${kind}]` }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
