import { type Change, changed } from '../spelling/changed.ts';
import type { Unescaped } from '../spelling/escapes.ts';
import { mayBeJson } from '../walk/json-tokens.ts';

/**
 * A text with line ends for the tags that an agent puts around what a command printed, `<bash-stdout>…</bash-stdout>`, and a page around
 * a text as it is, `<pre><code>…</code></pre>`: its first and its last line stand beside them. Undefined where there are none.
 */
export function withoutOutputTags(text: string): Unescaped | undefined {
  // In the strings of JSON there are no line ends.
  const isTold = text.startsWith('Command: ');
  if ((!isTold && !text.includes('</')) || mayBeJson(text, 0, text.length)) return undefined;
  return changed(
    text,
    Array.from(text.matchAll(isTold ? told : tag), ({ 0: { length }, index }): Change => [index, index + length, '\n']),
  );
}

/** How the command line of Gemini says it. */
const told = /\n(?:Stdout|Output): (?=\S)/g;
const tag =
  /<\/?(?:[a-z]{1,20}[-_]){0,3}(?:stdout|stderr|stdin|output|result|response|observation|error|logs?|caveat)>|<pre(?: [^<>\n]{0,80})?>(?:<code(?: [^<>\n]{0,80})?>)?|(?:<\/code>)?<\/pre>/g;
