import { inLines } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import type { ToolKind } from '../../traces/kind-of-tool.ts';
import { wordsOf } from '../../wording/prose.ts';

/** Code, commands, queries, paths and addresses: what a tool takes. */
export const payload: Readied = readied({
  source: inLines`
    [{}<>=|\\^~$\x60;@]|
    ^\s*[\w./-]+\s+-{1,2}[a-zA-Z]|
    ::|\b\w+\([^()\s]*\)|^\s*(?:https?://|[.~]?/)\S|^(?:[+-]|@@|\*\*\*)|
    \n\s*(?:[-+*]|\d+[.)]|\w+:)\s|
    ^\s*\S+\.[a-z]{1,5}(?:\s|$)|:\s*\d|\w![a-z]{1,3}\d|\b[a-z]{1,3}\d{1,5}:[a-z]{1,3}\d|"[^"]+"\s*(?:>|AND|OR|NOT)\b
  `,
  flags: 'imu',
});

const bareCommand = /^\s*(?:\$\s*)?[a-z][\w.+-]*(?:\s|$)/;

const queryWords = readied({
  source: inLines`
    ^(?:explain\s(?:(?:analyze|verbose|extended|formatted|cost|codegen|logical|query plan|\([^()]*\))\s){0,2})?
      (?:select|with|insert|update|delete|create|alter|drop|merge|copy|from|show|describe)\b[\s\S]*\b
      (?:from|into|set|table|where|join|values|index|as|by|limit)\s+(?!(?:the|an?|all|its)\s)\S
  `,
  flags: 'i',
});

/** A table may be called "a" for short, and a word of the query follows. */
const articles = /\b(?:the|its|their|an?(?!\s+(?:where|join|on|inner|left|right|full|cross|group|order|limit)\b))\s/i;

/** A label in quotation marks, a selector or a place on the screen. */
const pointedAt = /"[^"]+"|'[^']+'|(?:^|\s)[#.][a-z][\w-]*|\d+\s?,\s?\d+/;

/** "type "8010" into the field "Zip"": the text that is typed and the name of what it is typed into leave nothing to ask. */
const putIn =
  /(?<=^(?:type|fill|enter|select|check|drag)\s)(?:"[^"]*"|'[^']*')\s(?:in|into|on|onto|to|from)\s(?:the\s)?(?:[\p{L}-]+\s){0,2}(?=["'])/iu;

/** "SHOW ALL", "begin", "vacuum analyze donors": statements of a database that hold none of the words of a query. */
const shortStatement =
  /^(?:show|use|set|reset|begin|commit|rollback|vacuum|analyze|reindex|truncate|table)(?:\s[\w."]+){0,3};?$/i;

/** A query language has words of its own, and no article among them. */
export function isQuery(text: string): boolean {
  return queryWords.test(text) && !articles.test(text);
}

/** A command may look like an order: `find src -name x`, `git add`, `Read holding registers 40070 to 40108`. */
export function isCall(text: string, kind: ToolKind): boolean {
  const words = wordsOf(text);
  if (isQuery(text) || (kind === 'code' && shortStatement.test(text))) return true;
  if (kind === 'shell' && bareCommand.test(text) && !/\b(?:the|a|an)\s/i.test(text)) return true;
  if (queryWords.test(text) && /[=*;()]|\w\.\w+\b[^.]/.test(text)) return true;
  // "click button "Add to cart"": what a pointer is told has no article but in what it points at.
  if (/^(?:click|type|press|fill|select|hover|tap|drag|scroll|check|goto|open)\s/.test(text) && pointedAt.test(text))
    return !/\b(?:the|an?)\s/i.test(text.replace(putIn, 'x').replace(/"[^"]*"|'[^']*'/g, 'x'));
  const functional =
    text.match(
      /\b(?:the|a|an|its|their|all|every|each|both|any|whether|how|if|that|which|and|for|with|from|of|in|to|until|into|after|before|by|as|on)\b/gi,
    )?.length ?? 0;
  // A short order with the full stop of a sentence is still one.
  if (functional === 0 && words.length > 1 && /^\p{Lu}\p{Ll}+\s[^.]*\p{Ll}\.$/u.test(text)) return false;
  if (functional === 0)
    return words.length < 4 || payload.test(text) || kind === 'reader' || /\s(?:--?[a-z]|\d+(?:\s|$))/.test(text);
  if (/^[\p{Ll}]/u.test(text) && functional < 2 && (payload.test(text) || /\d{4}-\d{2}/.test(text))) return true;
  const code = text.match(/[{}<>=|\\^$;()[\]]|--?[a-z]\b|\d{4,}/g)?.length ?? 0;
  return code > 2 && code / words.length > 0.2;
}
