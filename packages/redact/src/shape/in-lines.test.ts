import { expect, it } from 'vitest';
import { inLines } from './in-lines.ts';

it('gives a pattern as if it stood on one line, with its escapes and the blanks within lines', () => {
  const verb = 'is|was';
  expect(inLines`
    \b(?:
      ${verb}|
      has been
    )\n (?<rest>\S+) x\x60
  `).toBe(String.raw`\b(?:is|was|has been)\n (?<rest>\S+) x\x60`);
});
