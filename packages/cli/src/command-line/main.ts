import { version } from '../../package.json';
import { CannotWork } from '../cannot-work.ts';
import { clean, type ExitCode } from '../exit-code.ts';
import { isDescriptor, isNamedPipe } from '../input/stdin/is-pipe.ts';
import type { Io } from '../io.ts';
import type { Command } from './command.ts';
import { commandHelp, commonFlags } from './help.ts';
import { knownAnswer } from './known-answer.ts';
import { parse, type Typed } from './options.ts';
import type { Program } from './program.ts';
import { type Entry, forsyLint, loadLint, traceFormats } from './programs.ts';

/** Finds the command that the words name, reads its flags and runs it. */
export async function main(program: Program, argv: readonly string[], io: Io): Promise<ExitCode> {
  const known = knownAnswer(program, argv);
  if (known !== undefined) {
    io.out(known);
    return clean;
  }
  const { command, words } = await commandOf(program, argv);
  const typed = understood(command, words);
  if (typed instanceof CannotWork) {
    if (command.misused === undefined) throw typed;
    io.err(await (await import('./complaint.ts')).toldComplaint(program, typed, io));
    return command.misused(words, io);
  }
  if (typed.switch('version')) {
    io.out(`${version}\n`);
    return clean;
  }
  if (typed.switch('help')) {
    const others = command.name === '' ? forsyLint : [];
    io.out(commandHelp(program, command, others, io.outIsTerminal ? io.columns : undefined));
    return clean;
  }
  if (command.flags.some(({ name, writes }) => writes && typed.has(name)))
    await (await import('../output/refused/must-be-possible.ts')).outputsMustBePossible(typed, command, io.cwd);
  const run = await command.load();
  const isPipe = (word: string): boolean =>
    isDescriptor(word) || (command.waitsForPipes === true && word !== '-' && isNamedPipe(word, io.cwd));
  if (command.takesStdin === true && typed.words.some(isPipe)) {
    const { throughPipe } = await import('../input/stdin/through-pipe.ts');
    return run(...throughPipe(typed, io));
  }
  return run(typed, io);
}

/** What the words of a command line say, or why they say nothing. */
function understood(command: Command, words: readonly string[]): Typed | CannotWork {
  try {
    const typed = parse(words, [...command.flags, ...commonFlags]);
    // It would lead to the current folder, and all that lies in there.
    return typed.words.includes('')
      ? new CannotWork(
          'One of the words is empty, as where a variable is not set.',
          'Name what is meant, or leave the word out.',
        )
      : typed;
  } catch (error) {
    if (error instanceof CannotWork) return error;
    throw error;
  }
}

/** The command that the words of a command line name, and the words that are left for it. */
export async function commandOf(
  program: Program,
  argv: readonly string[],
): Promise<{ readonly command: Command; readonly words: readonly string[] }> {
  const [first = '', ...rest] = argv;
  const named = (word: string | undefined): Entry | undefined => entriesOf(program).find(({ name }) => name === word);
  const entry = named(first);
  if (entry) return { command: await entry.load(), words: rest };
  if (first === 'help') {
    const of = named(rest[0]);
    if (of) return { command: await of.load(), words: ['--help'] };
    const [word] = rest;
    if (program === 'forsy-lint' && (word === undefined || word.startsWith('-')))
      return { command: await loadLint(), words: ['--help', ...rest] };
    throw unknownCommand(program, word ?? '');
  }
  // forsy-lint does one thing, so its paths need no command before them.
  if (program === 'forsy-lint') return { command: await loadLint(), words: argv };
  throw unknownCommand(program, first);
}

function unknownCommand(program: Program, word: string): CannotWork {
  if (word.startsWith('-'))
    return new CannotWork(`There is no flag ${word.slice(0, 60)} before a command.`, {
      word: word.replace(/^-+/, ''),
      among: commonFlags.map(({ name }) => name).filter((name) => name !== 'color'),
      advise: (near) => `Did you mean --${near}?`,
      otherwise: `The command comes first: ${program} <command> [paths...] [flags]`,
    });
  const other: Program = program === 'forsy-lint' ? 'trace-formats' : 'forsy-lint';
  return new CannotWork(`There is no command ${JSON.stringify(word.slice(0, 60))}.`, {
    word,
    among: entriesOf(program).map(({ name }) => name),
    advise: (near) => `Did you mean ${program} ${near}?`,
    otherwise: `See ${program} --help for the commands there are; ${other} is a program of its own.`,
  });
}

function entriesOf(program: Program): readonly Entry[] {
  return program === 'forsy-lint' ? forsyLint : traceFormats;
}
