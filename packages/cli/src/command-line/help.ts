import type { Command } from './command.ts';
import type { Flag } from './options.ts';

type Summary = Pick<Command, 'name' | 'summary'>;

/**
 * The help page of one command, with what else its program does where that command needs no name. A terminal breaks lines anywhere,
 * so whoever reads on one gives its columns; what programs read is not broken.
 */
export function commandHelp(
  program: string,
  command: Command,
  others: readonly Summary[] = [],
  columns: number = Number.POSITIVE_INFINITY,
): string {
  const name = command.name === '' ? program : `${program} ${command.name}`;
  return [
    `${name} ${command.usage}`.trim(),
    '',
    ...folded(command.summary, columns),
    '',
    ...(others.length > 0
      ? [
          'Other commands:',
          ...rows(
            others.map((other) => [`${program} ${other.name}`, other.summary]),
            columns,
          ),
          '',
        ]
      : []),
    'Flags:',
    ...rows(
      [...command.flags, ...commonFlags].map((flag) => [spelling(flag), flag.help]),
      columns,
    ),
    '',
    'Examples:',
    ...rows(command.examples, columns),
    '',
    `Exit codes: ${command.exitCodes ?? '0 clean, 1 findings, 2 the command could not do its work.'}`,
    '',
  ].join('\n');
}

/** The help page of a program with several commands. */
export function programHelp(program: string, about: string, commands: readonly Summary[]): string {
  return [
    `${program} <command> [paths...]`,
    '',
    about,
    '',
    'Commands:',
    ...rows(commands.map(({ name, summary }) => [name, summary])),
    '',
    `${program} <command> --help shows the flags of a command and examples.`,
    '',
  ].join('\n');
}

/** The flags that every command has. Who calls several commands gives each the same word on colour, so none refuses it. */
export const commonFlags: readonly Flag[] = [
  { name: 'help', short: 'h', takes: 'switch', help: 'Show this page.' },
  {
    name: 'color',
    takes: 'switch',
    help: 'Colour the report, also where it is not read on a terminal; --no-color never does.',
  },
  { name: 'version', short: 'v', takes: 'switch', help: 'Show the version.' },
];

function spelling({ name, short, takes, value }: Flag): string {
  const long =
    takes === 'switch'
      ? `--${name}`
      : takes === 'optional'
        ? `--${name}${value ?? '[=value]'}`
        : `--${name} ${value ?? '<value>'}`;
  return short ? `-${short}, ${long}` : long;
}

function rows(pairs: readonly (readonly [string, string])[], columns: number = Number.POSITIVE_INFINITY): string[] {
  const width = Math.min(34, Math.max(...pairs.map(([left]) => left.length)));
  const indent = ' '.repeat(width + 4);
  // Beside a column of this width a narrow terminal has no room for sentences; they are then broken by the terminal after all.
  const room = columns - indent.length < leastRoom ? Number.POSITIVE_INFINITY : columns - indent.length;
  return pairs.flatMap(([left, right]) => {
    const [first = '', ...others] = folded(right, room);
    const head = left.length > width ? [`  ${left}`, `${indent}${first}`] : [`  ${left.padEnd(width)}  ${first}`];
    return [...head, ...others.map((line) => `${indent}${line}`)];
  });
}

const leastRoom = 24;

/** A text in lines of at most so many columns, broken at blanks. Help is written in letters that take one column each. */
function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
