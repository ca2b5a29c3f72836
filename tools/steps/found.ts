import { run } from './run.ts';
import { type Expression, programOf } from './search.ts';

/** Where a match and its groups begin and end; nothing for a group that took no part. */
export type Found = readonly (readonly [start: number, end: number] | undefined)[] | undefined;

/** What the machine finds first from an offset on. */
export function found(expression: Expression, text: string, from = 0): Found {
  const { match } = run(programOf(expression), text, from);
  return match?.flatMap((start, at) => {
    if (at % 2 === 1) return [];
    return start === -1 || match[at + 1] === -1 ? [undefined] : [[start, match[at + 1]!] as const];
  });
}

/** What the engine finds first from an offset on. */
export function native(expression: Expression, text: string, from = 0): Found {
  const same = engineOf(expression);
  same.lastIndex = from;
  const indices = same.exec(text)?.indices;
  return indices && Array.from(indices);
}

const engines = new Map<string, RegExp>();

function engineOf({ source, flags }: Expression): RegExp {
  const name = `${flags}/${source}`;
  const all = `${flags.replace(/[dg]/g, '')}${flags.includes('y') ? '' : 'g'}d`;
  const engine = engines.get(name) ?? new RegExp(source, all);
  engines.set(name, engine);
  return engine;
}
