import { finding } from '@trace-formats/lint';
import type { Finding } from '@trace-formats/schema/report';
import { read } from '@trace-formats/validate';
import { looksLikeATrace } from './trace-in-other-words.ts';
import { isTrace } from './traces-within.ts';

/** What a release says of a text that is no JSON itself, such as a page of Markdown, and has a whole Forsy trace in it. */
export function aboutTracesInText(text: string): Finding | undefined {
  for (const object of objectsIn(text))
    if (object.includes('"steps"') && read(object).documents.some(({ value }) => isTrace(value)))
      return unread(
        'A whole trace stands in this text, which is read as a text only, so no rule was asked of the trace.',
        'Put the trace into a file of its own that ends in .json, or shorten it where it is only an example.',
      );
  return looksLikeATrace(text)
    ? unread(
        'This text looks like it holds a trace that is not written in JSON, so nobody read it and no rule was asked of the trace.',
        'Write the trace as JSON into a file of its own that ends in .json, or shorten it where it is only an example.',
      )
    : undefined;
}

function unread(message: string, fix: string): Finding {
  return finding({
    rule: 'files-are-looked-at',
    stage: 'dataset',
    severity: 'warning',
    message,
    why: 'Whoever gets the dataset gets this text too, and takes the gate to have spoken of the trace in it.',
    fix,
  });
}

/** The outermost objects of a text that are closed, as far as a page may have. */
function* objectsIn(text: string): Generator<string> {
  if (!text.includes('"steps"')) return;
  const begins = /\{\s{0,200}"/g;
  for (let tries = 0; tries < mostTries; tries++) {
    const begin = begins.exec(text)?.index;
    if (begin === undefined) return;
    const end = endOf(text, begin);
    if (end === undefined) continue;
    yield text.slice(begin, end);
    begins.lastIndex = end;
  }
}

/** What is never closed is read to its end each time. */
const mostTries = 100;

/** Behind the brace that closes the one at a place; what stands between quotation marks closes nothing. */
function endOf(text: string, begin: number): number | undefined {
  let depth = 0;
  let quoted = false;
  for (let at = begin; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') quoted = !quoted;
    else if (quoted) {
      if (sign === '\\') at++;
    } else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}
