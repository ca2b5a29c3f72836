import type { Range } from '../../wording/range.ts';

/** Where a first request has dots or a note in brackets for what the task goes on to say; undefined where it leaves nothing out. */
export function shortensTheTask(input: string, task: string): Range | undefined {
  if (task.length > longest || input.length >= task.length) return undefined;
  gap.lastIndex = 0;
  let at = 0;
  let from = 0;
  let first: Range | undefined;
  for (let found = gap.exec(input); found !== null; found = gap.exec(input)) {
    const next = task.indexOf(input.slice(at, found.index).trim(), from);
    if (next < 0 || (from === 0 && next > 0)) return undefined;
    from = next + input.slice(at, found.index).trim().length;
    at = found.index + found[0].length;
    // What the person wrote in brackets themselves stands in the task as well.
    if (task.startsWith(found[0].trim(), from + blanksAt(task, from))) return undefined;
    first ??= [Math.max(0, found.index - 30), at];
  }
  const rest = input.slice(at).trim();
  return first !== undefined && from >= shortest && task.indexOf(rest, from) >= from ? first : undefined;
}

function blanksAt(text: string, from: number): number {
  return /^\s*/.exec(text.slice(from))![0].length;
}

/** Dots, or words in square brackets. */
const gap = /\s*(?:\.{3}|…|\[[^[\]\n]{0,120}\])\s*/g;
const longest = 20_000;
/** A few words may be the same by chance. */
const shortest = 20;
