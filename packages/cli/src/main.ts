import { version } from '../package.json';
import { CannotWork } from './cannot-work.ts';
import type { Command } from './command.ts';
import { clean, type ExitCode } from './exit-code.ts';
import { commandHelp, commonFlags, programHelp } from './help.ts';
import type { Io } from './io.ts';
import { parse } from './options.ts';

/** The two commands that the package installs. */
export type Program = 'trace-formats' | 'forsy-lint';

interface Entry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

const traceFormats: readonly Entry[] = [
  {
    name: 'validate',
    summary: 'Say whether documents are valid, and what is wrong where they are not.',
    load: async () => (await import('./commands/validate.ts')).validateCommand,
  },
  {
    name: 'detect',
    summary: 'Say which format each file is in, and on what evidence.',
    load: async () => (await import('./commands/detect.ts')).detectCommand,
  },
  {
    name: 'redact',
    summary: 'Mask secrets and personal data before anything leaves.',
    load: async () => (await import('./commands/redact.ts')).redactCommand,
  },
  {
    name: 'convert',
    summary: 'Turn session logs and traces into another format, with every loss accounted for.',
    load: async () => (await import('./commands/convert.ts')).convertCommand,
  },
  {
    name: 'export',
    summary: 'Export sessions as Open-Token, masked and no larger than asked for.',
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  {
    name: 'save',
    summary: 'Save a conversation as a trajectory in the project, by hand or as a stop hook.',
    load: async () => (await import('./commands/save.ts')).saveCommand,
  },
  {
    name: 'migrate',
    summary: 'Bring legacy Forsy traces to v0.1 without losing anything.',
    load: async () => (await import('./commands/migrate.ts')).migrateCommand,
  },
  {
    name: 'sessions',
    summary: 'List what the agents of this machine have left; @latest names the newest in other commands.',
    load: async () => (await import('./commands/sessions.ts')).sessionsCommand,
  },
  {
    name: 'annotate',
    summary: 'Put reasoning and judgements into the draft of a Forsy trace.',
    load: async () => (await import('./commands/annotate.ts')).annotateCommand,
  },
  {
    name: 'skills',
    summary: 'List the skills that agents call these commands with, or install them.',
    load: async () => (await import('./commands/skills.ts')).skillsCommand,
  },
  {
    name: 'hook',
    summary: 'Have an agent save each session as a trajectory when it stops.',
    load: async () => (await import('./commands/hook.ts')).hookCommand,
  },
];

/** What `forsy-lint` does beside linting. */
const forsyLint: readonly Entry[] = [
  {
    name: 'rules',
    summary: 'List the rules.',
    load: async () => (await import('./commands/rules.ts')).rulesCommand,
  },
  {
    name: 'explain',
    summary: 'Say what a rule asks for, why, and what to do.',
    load: async () => (await import('./commands/explain.ts')).explainCommand,
  },
  {
    name: 'attest',
    summary: 'Sign an item of the checklist for a trace as it is.',
    load: async () => (await import('./commands/attest.ts')).attestCommand,
  },
  {
    name: 'verify',
    summary: 'Say whether everything is still as a receipt recorded it.',
    load: async () => (await import('./commands/verify.ts')).verifyCommand,
  },
  {
    name: 'merge',
    summary: 'Put the shards of one run together.',
    load: async () => (await import('./commands/merge.ts')).mergeCommand,
  },
  {
    name: 'init',
    summary: 'Write a configuration to begin with.',
    load: async () => (await import('./commands/init.ts')).initCommand,
  },
];

const loadLint = async (): Promise<Command> => (await import('./commands/lint.ts')).lintCommand;

/** Finds the command that the words name, reads its flags and runs it. */
export async function main(program: Program, argv: readonly string[], io: Io): Promise<ExitCode> {
  const [first] = argv;
  if (first === '--version' || first === '-v') {
    io.out(`${version}\n`);
    return clean;
  }
  if (
    program === 'trace-formats' &&
    (first === undefined || first === '--help' || first === '-h' || first === 'help')
  ) {
    io.out(programHelp(program, 'Validates, detects, converts and redacts agent traces.', traceFormats));
    return clean;
  }
  const { command, words } = await commandOf(program, argv);
  const typed = parse(words, [...command.flags, ...commonFlags]);
  // It would lead to the current folder, and all that lies in there.
  if (typed.words.includes(''))
    throw new CannotWork(
      'One of the words is empty, as where a variable is not set.',
      'Name what is meant, or leave the word out.',
    );
  if (typed.switch('version')) {
    io.out(`${version}\n`);
    return clean;
  }
  if (typed.switch('help')) {
    io.out(commandHelp(program, command));
    return clean;
  }
  if (command.flags.some(({ name, writes }) => writes && typed.has(name)))
    (await import('./outputs.ts')).outputsMustBePossible(typed, command, io.cwd);
  return command.run(typed, io);
}

/** The command that the words of a command line name, and the words that are left for it. */
export async function commandOf(
  program: Program,
  argv: readonly string[],
): Promise<{ readonly command: Command; readonly words: readonly string[] }> {
  const [first = '', ...rest] = argv;
  const entry = (program === 'forsy-lint' ? forsyLint : traceFormats).find(({ name }) => name === first);
  if (entry) return { command: await entry.load(), words: rest };
  if (program === 'forsy-lint' && first === 'help') return { command: await loadLint(), words: ['--help', ...rest] };
  // forsy-lint does one thing, so its paths need no command before them.
  if (program === 'forsy-lint') return { command: await loadLint(), words: argv };
  throw unknownCommand(program, first);
}

function unknownCommand(program: Program, word: string): CannotWork {
  if (word.startsWith('-'))
    return new CannotWork(`There is no flag ${word.slice(0, 60)} before a command.`, {
      word: word.replace(/^-+/, ''),
      among: commonFlags.map(({ name }) => name),
      advise: (near) => `Did you mean --${near}?`,
      otherwise: `The command comes first: ${program} <command> [paths...] [flags]`,
    });
  return new CannotWork(`There is no command ${JSON.stringify(word.slice(0, 60))}.`, {
    word,
    among: traceFormats.map(({ name }) => name),
    advise: (near) => `Did you mean ${program} ${near}?`,
    otherwise: `See ${program} --help for the commands there are.`,
  });
}
