import { toldComplaint } from '../src/command-line/complaint.ts';
import { main } from '../src/command-line/main.ts';
import type { Program } from '../src/command-line/program.ts';
import type { Io } from '../src/io.ts';
import { ofNobody, type Said } from './command.ts';

/** Runs a command in a folder, in this process: a hundred starts of Node would cost more than all that they show. */
export async function runHere(
  program: Program,
  words: readonly string[],
  folder: string,
  {
    environment = {},
    input = '',
    inIsTerminal = false,
    outIsTerminal = false,
    errIsTerminal = false,
    columns = 100,
    heard = () => {},
  }: {
    readonly environment?: Io['environment'];
    readonly input?: string | (() => string);
    readonly inIsTerminal?: boolean;
    readonly outIsTerminal?: boolean;
    readonly errIsTerminal?: boolean;
    readonly columns?: number;
    /** Hears what is said on both streams, in its order. */
    readonly heard?: (channel: 1 | 2, text: string) => void;
  } = {},
): Promise<Said> {
  const read = (): Uint8Array => new TextEncoder().encode(typeof input === 'string' ? input : input());
  const said = { out: '', err: '', code: 2 };
  const io: Io = {
    cwd: folder,
    out: (text) => {
      said.out += text;
      heard(1, text);
    },
    err: (text) => {
      said.err += text;
      heard(2, text);
    },
    stdin: async () => read(),
    stdinPieces: async function* () {
      yield read();
    },
    endCleanlyAnyhow: () => {},
    answersByItsCode: () => {},
    environment: { ...ofNobody, ...environment },
    inIsTerminal,
    outIsTerminal,
    errIsTerminal,
    columns,
  };
  try {
    said.code = await main(program, words, io);
  } catch (error) {
    io.err(await toldComplaint(program, error, io));
  }
  return said;
}
