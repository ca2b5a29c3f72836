import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from './command.ts';
import { mustBeApart } from './input/apart.ts';
import type { Typed } from './options.ts';

/** Refuses a command line that writes over one of the files it reads, before any work is done. */
export function outputsMustBeApart({ words, values }: Typed, { flags }: Pick<Command, 'flags'>, cwd: string): void {
  const otherwise = flags.some(({ name }) => name === 'in-place')
    ? 'Name another place, or say --in-place when that is what you want.'
    : undefined;
  const outputs = flags
    .filter(({ writes }) => writes)
    .flatMap(({ name }) => values(name).flatMap((value) => (name === 'format' ? fileIn(value) : value)))
    .map((file) => resolve(cwd, file));
  if (outputs.length === 0) return;
  for (const name of words) {
    const path = resolve(cwd, name);
    // Results may well be put into the folder that is read.
    if (isFile(path)) for (const output of outputs) mustBeApart(output, { name, path }, otherwise);
  }
}

/** The file that stands after the name of a report's format. */
function fileIn(format: string): string | [] {
  const at = format.indexOf('=');
  return at < 0 || at === format.length - 1 ? [] : format.slice(at + 1);
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
