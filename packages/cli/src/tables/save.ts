import { readableFormats } from '@trace-formats/convert';
import type { Command } from '../command-line/command.ts';

/** The command line of `trace-formats save`. */
export const saveCommand: Command = {
  name: 'save',
  usage: '[file]',
  takesStdin: true,
  summary:
    'Saves a conversation as a trajectory in .evolve/trajectories, without the reminders of the program. It takes a trajectory, a session log, or the JSON that a stop hook gets on standard input; as a hook it always exits with 0.',
  flags: [
    {
      name: 'copy',
      takes: 'switch',
      help: 'Copy the transcript that a hook names as it is, instead of converting it.',
    },
    {
      name: 'unchecked',
      takes: 'switch',
      help: 'Save messages that are not valid, too, and only tell of it.',
    },
    {
      name: 'from',
      takes: 'value',
      value: '<format>',
      help: `Take the file for this format instead of telling it from the content: ${readableFormats.join(', ')}.`,
    },
  ],
  examples: [
    ['trace-formats save trajectory_input.json', 'a trajectory that an agent has written'],
    ['trace-formats save session.jsonl', 'a session log, converted'],
    ['trace-formats save @latest', 'the newest session on this machine'],
    ['trace-formats save', 'in a stop hook: standard input names the transcript'],
  ],
  exitCodes: '0 saved, 1 nothing was saved; as a hook always 0.',
  misused: async (words, io) => (await import('../saving/misused.ts')).codeOfMisuse(words, io),
  load: async () => (await import('../commands/save.ts')).run,
};
