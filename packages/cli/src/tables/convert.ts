import { trainingViews, writableFormats } from '@trace-formats/convert';
import type { Command } from '../command-line/command.ts';
import { conversionFlags, filesOfFolders, packedFiles } from './shared-flags.ts';

/** The command line of `trace-formats convert`. */
export const convertCommand: Command = {
  name: 'convert',
  usage: '<paths...> --to <format> [option=value...]',
  takesStdin: true,
  waitsForPipes: true,
  summary: `Converts session logs and traces, and says what every conversion lost. Paths are files, folders, globs, sessions by name as @latest, or - for standard input; the format is told from the content. Options of an Open-Token export stand as bare words. ${filesOfFolders} ${packedFiles}`,
  flags: [
    {
      name: 'to',
      takes: 'value',
      value: '<format>',
      among: [...writableFormats, ...trainingViews],
      help: `Format to write: ${writableFormats.join(', ')}; of Forsy traces also rows for training: ${trainingViews.join(', ')}.`,
    },
    ...conversionFlags,
    {
      name: 'timestamp',
      takes: 'value',
      value: '<time>',
      help: 'Time of saving that a trajectory states (default: now).',
    },
    { name: 'model', takes: 'value', value: '<id>', help: 'Model that a trajectory names where its source does not.' },
    {
      name: 'thinking',
      takes: 'switch',
      help: 'In rows for training, write the reasoning of each step as thinking; it is often written in hindsight.',
    },
  ],
  examples: [
    [
      'trace-formats convert session.jsonl --to trajectory -o out.json',
      'a session log of Claude Code, Codex, Gemini CLI, Pi, ...',
    ],
    ['trace-formats convert ~/.claude/projects/app --to forsy -o drafts/', 'a folder of them, as drafts of traces'],
    ['trace-formats convert run.json --to atif --max-loss dropped=0', 'only if nothing is dropped'],
    ['trace-formats convert session.jsonl --to open-token mode=ndjson redact=pii', 'with the options of an export'],
    ['trace-formats convert data/ --to preferences -o pairs.jsonl', 'of Forsy traces: what was done again, and better'],
  ],
  load: async () => (await import('../commands/convert.ts')).run,
};
