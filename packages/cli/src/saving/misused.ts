import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { clean, type ExitCode, findings } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { hookIn } from './stop-hook.ts';

/**
 * The exit code of `save` where its command line is misspelt: 0 where an agent runs it as a hook, because a 2 would block the agent,
 * and otherwise that of its other errors. Only standard input tells a hook; where a file is named it is not read, since nobody may
 * ever write to it.
 */
export async function codeOfMisuse(words: readonly string[], io: Io): Promise<ExitCode> {
  const isNamed = (word: string, before = ''): boolean =>
    word !== '' &&
    !word.startsWith('-') &&
    (!before.startsWith('-') || word.startsWith('@') || existsSync(resolve(io.cwd, word)));
  if (io.inIsTerminal || words.some((word, index) => isNamed(word, words[index - 1]))) return findings;
  try {
    return hookIn(await io.stdin()) === undefined ? findings : clean;
  } catch {
    return findings;
  }
}
