import { version } from '../../package.json';
import { programHelp } from './help.ts';
import type { Program } from './program.ts';
import { traceFormats } from './programs.ts';

/** The answer to words that ask for the version, or for the help of `trace-formats` itself; `undefined` for all others. */
export function knownAnswer(program: Program, [first, second]: readonly string[]): string | undefined {
  if (first === '--version' || first === '-v') return `${version}\n`;
  if (program !== 'trace-formats') return undefined;
  const isOfAll = first === 'help' && (second === undefined || second.startsWith('-'));
  return first === undefined || first === '--help' || first === '-h' || isOfAll
    ? programHelp(program, about, traceFormats)
    : undefined;
}

const about =
  'Validates, detects, converts and redacts agent traces. The release gate for datasets is a program of its own: forsy-lint --help.';
