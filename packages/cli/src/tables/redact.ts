import { policies, strategies, styles } from '@trace-formats/redact';
import type { Command } from '../command-line/command.ts';
import { allOfFolders, packedFiles, reportFlags } from './shared-flags.ts';

/** The command line of `trace-formats redact`. */
export const redactCommand: Command = {
  name: 'redact',
  usage: '<paths...> [-o <output>]',
  takesStdin: true,
  waitsForPipes: true,
  summary: `Masks secrets and personal data in traces, logs and texts. One file goes to standard output or -o; several, or a folder, go to the folder named by -o. ${allOfFolders} ${packedFiles} An Open-Token export in which something is masked says so in conversation.redaction. What goes to a name that says packed, such as trace.json.gz, is packed.`,
  flags: [
    {
      name: 'redact',
      takes: 'value',
      value: '<policy>',
      among: policies.filter((policy) => policy !== 'none'),
      help: 'What is looked for: secrets (default); pii, personal data too; strict, internal configuration and tool output too.',
    },
    {
      name: 'strategy',
      takes: 'value',
      value: '<strategy>',
      among: strategies,
      help: 'What stands in place of a value: mask, a marker with a short digest (default); hash, one with the whole digest, only with the style open-token; drop, nothing.',
    },
    {
      name: 'style',
      takes: 'value',
      value: '<style>',
      among: styles,
      help: 'open-token writes markers as [REDACTED:type:hash8] (default), forsy as [CREDENTIAL] and [PERSON_1].',
    },
    {
      name: 'key-file',
      takes: 'value',
      value: '<file>',
      reads: true,
      help: 'A key of your own: with it, equal values get equal markers in every run.',
    },
    {
      name: 'output',
      short: 'o',
      takes: 'value',
      value: '<path>',
      writes: 'place',
      excludes: ['in-place', 'check'],
      help: 'Where the masked file or folder is written. In a folder, the names of files and folders are masked too.',
    },
    {
      name: 'in-place',
      takes: 'switch',
      excludes: ['check'],
      help: 'Write each file back to where it was read, if anything in it was masked.',
    },
    { name: 'check', takes: 'switch', help: 'Write nothing; exit with 1 when anything would be masked.' },
    {
      name: 'report',
      takes: 'switch',
      help: 'Report what was masked and where, on standard error when the document goes to standard output.',
    },
    {
      name: 'config',
      short: 'c',
      takes: 'value',
      value: '<file>',
      reads: true,
      help: 'Names, hosts and patterns of your own, values to leave alone with a reason, and tools that strict trusts.',
    },
    ...reportFlags,
  ],
  examples: [
    ['trace-formats redact trace.json --redact pii > clean.json', 'one file to standard output'],
    ['trace-formats redact traces/ --redact pii --style forsy -o clean/', 'a dataset, numbered alike throughout'],
    ['trace-formats redact . --redact pii --check', 'for CI: fails when something would be masked'],
  ],
  load: async () => (await import('../commands/redact.ts')).run,
};
