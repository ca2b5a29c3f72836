import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { find } from '../src/index.ts';
import { expander } from './template.ts';

interface Case {
  readonly name: string;
  readonly text: string;
  readonly expect: 'found' | 'quiet';
  readonly [around: string]: unknown;
}

const around = ['key', 'above', 'entry', 'role', 'tool', 'command'];
const root = new URL('../src/detectors/', import.meta.url);

/** Every text in which a detector finds something by itself, on a line of its own. */
const texts = readdirSync(root).flatMap((id) =>
  (JSON.parse(readFileSync(new URL(`${id}/cases.json`, root), 'utf8')) as Case[])
    .filter((one) => one.expect === 'found' && around.every((name) => one[name] === undefined))
    .map((one) => [id, `a\n${expander(`${id}: ${one.name}`)(one.text)}`] as const),
);
const options = { policy: 'strict' } as const;
const seen = (matches: readonly { readonly detector: string }[]): ReadonlySet<string> =>
  new Set(matches.map(({ detector }) => detector));

/** The cases that are lost when a text is written in another way. */
function lostWhere(spelt: (text: string, index: number) => Parameters<typeof find>[0]): readonly string[] {
  const lost: string[] = [];
  for (const [index, [id, text]] of texts.entries()) {
    const plain = find({ content: text }, options);
    if (!seen(plain).has(id)) continue;
    const found = find(spelt(text, index), options);
    // What another detector sees in its place will do.
    if (!seen(found).has(id) && found.length < plain.length) lost.push(`${id}: ${text}`);
  }
  return lost;
}

const byLine = (text: string, change: (line: string, index: number) => string): string =>
  text.split('\n').map(change).join('\n');

describe('finds what stands on lines of its own', () => {
  it('has enough to look for', () => {
    expect(texts.length).toBeGreaterThan(1000);
  });

  // A letter stands before each line then: the n of its line end.
  it('in a document that is written in a string', () => {
    expect(lostWhere((text) => ({ arguments: JSON.stringify({ content: text }) }))).toEqual([]);
  });

  it('in a file as tools show it, with a number before each line', () => {
    const numbered = [
      (line: string, index: number) => `${String(index + 1).padStart(6)}\u2192${line}`,
      (line: string, index: number) => `${String(index + 98).padStart(6)}\t${line}`,
      (line: string, index: number) => `L${index + 9}: ${line}`,
    ];
    const shown = (text: string, index: number): string => byLine(text, numbered[index % numbered.length]!);
    expect(lostWhere((text, index) => ({ content: shown(`b\n${text}`, index) }))).toEqual([]);
  });

  it('in a patch', () => {
    const patch = (text: string, sign: string): string =>
      `--- a/x\n+++ b/x\n@@ -1,3 +1,9 @@ x\n${byLine(text, (line) => sign + line)}\n`;
    expect(lostWhere((text, index) => ({ content: patch(text, '+- '[index % 3]!) }))).toEqual([]);
  });
});
