import '../../packages/lint/src/rules/index.ts';
import { cuesMadeOf } from '../../packages/lint/src/rules/sieve/made-before.ts';
import { behindTheSieve } from '../../packages/lint/src/rules/sieve/sieve.ts';
import type { Output } from './output.ts';

/** The words that the expressions of the hints need, worked out here so that no run of the linter has to. */
export function cues(): Output {
  // In an order of their own, whichever module was read first.
  const inOrder = [...behindTheSieve].sort((a, b) => compare(a.source, b.source) || compare(a.flags, b.flags));
  const { forms, table } = cuesMadeOf(inOrder);
  return {
    path: 'packages/lint/src/generated/cues.ts',
    text: `/* Made by tools/generate/cues.ts from the expressions of the hints; do not edit. */
import type { CuesMadeBefore } from '../rules/sieve/made-before.ts';

/** The words that the expressions of the hints need. */
export const cuesMadeBefore: CuesMadeBefore = {
  forms: ${JSON.stringify(forms)},
  table: ${literal(table)},
};
`,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** In single quotation marks, for JSON is full of double ones; control characters are escaped in it already. */
function literal(json: string): string {
  return `'${json.replace(/[\\']/g, '\\$&').replace(/[\u0080-\uffff]/g, escaped)}'`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
