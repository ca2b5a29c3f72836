import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Program } from '../../src/command-line/program.ts';
import { commandFolder } from './command-folder.ts';

/** How our command was called: its words, and what was written into it. */
interface Call {
  readonly program: Program;
  readonly words: readonly string[];
  readonly input: string;
}

/** Commands that only write down how they are called, until they are told what to say. */
export function makeStandIn(): {
  readonly folder: string;
  /** The call that was heard, if there was one. A line with two of them is more than this can stand in for. */
  call(): Call | undefined;
  readonly say: (channel: 1 | 2, text: string) => void;
  endWith(code: number | null): void;
} {
  const notes = mkdtempSync(join(tmpdir(), 'trace-formats-called-'));
  const reply = join(notes, 'reply');
  let pieces = 0;
  return {
    folder: commandFolder(
      (name) => `cd "${notes}"
[ -f whole ] && . ./reply
mkdir call || exit 70
for word in ${name} "$@"; do printf '%s\\0' "$word"; done > call/words
cat > call/input`,
    ),
    call() {
      if (!existsSync(join(notes, 'call'))) return undefined;
      const [program, ...words] = readFileSync(join(notes, 'call/words'), 'utf8').split('\0').slice(0, -1);
      return { program: program as Program, words, input: readFileSync(join(notes, 'call/input'), 'utf8') };
    },
    say(channel, text) {
      const piece = `said-${pieces++}`;
      writeFileSync(join(notes, piece), text);
      appendFileSync(reply, `cat ${piece} >&${channel}\n`);
    },
    endWith(code) {
      appendFileSync(reply, `exit ${code}\n`);
      writeFileSync(join(notes, 'whole'), '');
    },
  };
}
