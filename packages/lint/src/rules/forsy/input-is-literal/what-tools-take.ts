import { inLines } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import type { ToolKind } from '../kind-of-tool.ts';
import { wordsOf } from '../prose.ts';

/** Code, commands, queries, paths and addresses: what a tool takes. */
export const payload: Readied = readied({
  source: inLines`
    [{}<>=|\\^~$\x60;@]|
    ^\s*[\w./-]+\s+-{1,2}[a-zA-Z]|
    ::|\b\w+\([^()\s]*\)|^\s*(?:https?://|[.~]?/)\S|^(?:[+-]|@@|\*\*\*)|
    \n\s*(?:[-+*]|\d+[.)]|\w+:)\s|
    ^\s*\S+\.[a-z]{1,5}(?:\s|$)|:\s*\d|"[^"]+"\s*(?:>|AND|OR|NOT)\b
  `,
  flags: 'imu',
});

const bareCommand = /^\s*(?:\$\s*)?[a-z][\w.+-]*(?:\s|$)/;

const queryWords = new RegExp(
  inLines`
    ^(?:select|with|insert|update|delete|create|alter|drop|merge|copy|from|show|describe)\b[\s\S]*\b
      (?:from|into|set|table|where|join|values|index|as|by|limit)\s+(?!(?:the|an?|all|its)\s)\S
  `,
  'i',
);

/** A table may be called "a" for short, and a word of the query follows. */
const articles = /\b(?:the|its|their|an?(?!\s+(?:where|join|on|inner|left|right|full|cross|group|order|limit)\b))\s/i;

/** A query language has words of its own, and no article among them. */
export function isQuery(text: string): boolean {
  return queryWords.test(text) && !articles.test(text);
}

/** A command may look like an order: `find src -name x`, `git add`, `Read holding registers 40070 to 40108`. */
export function isCall(text: string, kind: ToolKind): boolean {
  const words = wordsOf(text);
  if (isQuery(text)) return true;
  if (kind === 'shell' && bareCommand.test(text) && !/\b(?:the|a|an)\s/i.test(text)) return true;
  if (queryWords.test(text) && /[=*;()]|\w\.\w+\b[^.]/.test(text)) return true;
  const functional =
    text.match(
      /\b(?:the|a|an|its|their|all|every|each|both|any|whether|how|if|that|which|and|for|with|from|of|in|to|until|into|after|before|by|as|on)\b/gi,
    )?.length ?? 0;
  if (functional === 0)
    return words.length < 4 || payload.test(text) || kind === 'reader' || /\s(?:--?[a-z]|\d+(?:\s|$))/.test(text);
  if (/^[\p{Ll}]/u.test(text) && functional < 2 && payload.test(text)) return true;
  const code = text.match(/[{}<>=|\\^$;()[\]]|--?[a-z]\b|\d{4,}/g)?.length ?? 0;
  return code > 2 && code / words.length > 0.2;
}
