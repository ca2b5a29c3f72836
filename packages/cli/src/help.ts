import type { Command } from './command.ts';
import type { Flag } from './options.ts';

type Summary = Pick<Command, 'name' | 'summary'>;

/** The help page of one command, with what else its program does where that command needs no name. */
export function commandHelp(program: string, command: Command, others: readonly Summary[] = []): string {
  const name = command.name === '' ? program : `${program} ${command.name}`;
  return [
    `${name} ${command.usage}`.trim(),
    '',
    command.summary,
    '',
    ...(others.length > 0
      ? ['Other commands:', ...rows(others.map((other) => [`${program} ${other.name}`, other.summary])), '']
      : []),
    'Flags:',
    ...rows([...command.flags, ...commonFlags].map((flag) => [spelling(flag), flag.help])),
    '',
    'Examples:',
    ...rows(command.examples),
    '',
    'Exit codes: 0 clean, 1 findings, 2 the command could not do its work.',
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

function rows(pairs: readonly (readonly [string, string])[]): string[] {
  const width = Math.min(34, Math.max(...pairs.map(([left]) => left.length)));
  return pairs.map(([left, right]) =>
    left.length > width ? `  ${left}\n  ${' '.repeat(width)}  ${right}` : `  ${left.padEnd(width)}  ${right}`,
  );
}
