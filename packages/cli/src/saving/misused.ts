import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { clean, type ExitCode, findings } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { hookIn } from './stop-hook.ts';

/**
 * What `save` ends with where its words cannot be understood: with 0 where an agent runs it as a hook, which is blocked by a 2, and
 * otherwise as with every other error of it. Only standard input tells; where a file is named, nobody may be writing into that.
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
