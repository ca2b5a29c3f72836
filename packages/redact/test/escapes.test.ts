import { expect, it } from 'vitest';
import { undoEscapes } from '../src/spelling/escapes.ts';

const written = [
  ['\\n', '\n'],
  ['\\u0041', 'A'],
  ['\\\\', '\\'],
  ['\\x41', 'A'],
  ['\\q', '\\q'],
  ['\\"', '"'],
  ['\n', '\n'],
  ['plain', 'plain'],
] as const;

it('undoes the escapes of a long text as those of a short one, wherever it is divided', () => {
  const length = 1 << 16;
  for (const order of [1, 3])
    for (let before = 0; before < 14; before += 2) {
      const units = Array.from({ length: 60 }, (_, at) => written[(at * order) % written.length]!);
      const text = `${'.'.repeat(length - 90 + before)}${units.map(([one]) => one).join('')}${'\\\\'.repeat(70)}end`;
      const { text: undone, toOriginal } = undoEscapes(`<${text}>`, 1, text.length + 1);
      const expected = `${'.'.repeat(length - 90 + before)}${units.map(([, one]) => one).join('')}${'\\'.repeat(70)}end`;
      expect(undone === expected, `${order} ${before}`).toBe(true);
      expect(toOriginal(undone.length - 1, false)).toBe(text.length);
    }
});
