import { compile } from './compile.ts';
import type { Program } from './program.ts';
import { run } from './run.ts';

/** Nobody waits for more steps than this: a second or two of them. */
const most = 50_000_000;

/** The steps it takes to search a text from an offset on for one match, and no end of them where it takes too many. */
export function stepsToMatch(expression: Expression, text: string, from: number): number {
  const { steps } = run(programOf(expression), text, from, most);
  return steps < most ? steps : Number.POSITIVE_INFINITY;
}

/** The steps it takes to search a text for all matches, one behind the other. */
export function stepsToMatchAll(expression: Expression, text: string): number {
  const program = programOf(expression);
  let steps = 0;
  for (let at = 0; at <= text.length && steps < most; ) {
    const outcome = run(program, text, at, most - steps);
    steps += outcome.steps;
    if (outcome.match === undefined) break;
    const [start, end] = outcome.match as [number, number];
    at = end === start ? end + 1 : end;
  }
  return steps < most ? steps : Number.POSITIVE_INFINITY;
}

/** A regular expression, or what one is made of. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
}

const programs = new Map<string, Program>();

/** The instructions of an expression, made once. */
export function programOf({ source, flags }: Expression): Program {
  const name = `${flags}/${source}`;
  const program = programs.get(name) ?? compile(source, flags);
  programs.set(name, program);
  return program;
}
