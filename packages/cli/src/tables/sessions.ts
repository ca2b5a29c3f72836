import type { Command } from '../command-line/command.ts';
import { agents, agentWords } from '../sessions/agents.ts';
import { manyForPeople } from '../sessions/many-for-people.ts';

/** The command line of `trace-formats sessions`. */
export const sessionsCommand: Command = {
  name: 'sessions',
  usage: '[--project <folder>] [--agent <agent>] [--since <time>]',
  summary:
    'Lists the sessions that Claude Code, Codex, Gemini CLI and Pi have left on this machine, newest first. Only the two ends of each log are read. Every command that reads logs takes @latest, @latest:codex or @ and the beginning of a session id in its place.',
  flags: [
    {
      name: 'project',
      takes: 'value',
      value: '<folder>',
      help: 'Only sessions that worked in this folder or below it.',
    },
    {
      name: 'agent',
      takes: 'value',
      value: '<agent>',
      among: Object.keys(agentWords),
      help: `Only sessions of this agent: ${agents.join(', ')}.`,
    },
    {
      name: 'since',
      takes: 'value',
      value: '<time>',
      help: 'Only sessions written to since then: 2026-11-20, a full time, or how long ago (30m, 12h, 7d, 2w).',
    },
    {
      name: 'limit',
      takes: 'value',
      value: '<n>',
      help: `At most so many, the newest; without it, ${manyForPeople}, and all with --json or --since.`,
    },
    { name: 'json', takes: 'switch', help: 'A JSON list, with the path of each log.' },
  ],
  examples: [
    ['trace-formats sessions --project .', 'what was done in this folder'],
    ['trace-formats sessions --agent codex --since 7d', 'the last week of one agent'],
    ['trace-formats sessions --json', 'all of them, for programs'],
    ['trace-formats validate @latest', 'the newest session as the input of another command'],
  ],
  load: async () => (await import('../commands/sessions.ts')).run,
};
