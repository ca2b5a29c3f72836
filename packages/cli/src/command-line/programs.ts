import type { Command } from './command.ts';

/** A command by its name: what help says of it, and the command itself once it is asked for. */
export interface Entry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

/** The commands of `trace-formats`. */
export const traceFormats: readonly Entry[] = [
  {
    name: 'validate',
    summary: 'Say whether documents are valid, and what is wrong where they are not.',
    load: async () => (await import('../tables/validate.ts')).validateCommand,
  },
  {
    name: 'detect',
    summary: 'Say which format each file is in, and on what evidence.',
    load: async () => (await import('../tables/detect.ts')).detectCommand,
  },
  {
    name: 'redact',
    summary: 'Mask secrets and personal data before anything leaves.',
    load: async () => (await import('../tables/redact.ts')).redactCommand,
  },
  {
    name: 'convert',
    summary: 'Turn session logs and traces into another format, with every loss accounted for.',
    load: async () => (await import('../tables/convert.ts')).convertCommand,
  },
  {
    name: 'export',
    summary: 'Export sessions as Open-Token, masked and no larger than asked for.',
    load: async () => (await import('../tables/export.ts')).exportCommand,
  },
  {
    name: 'save',
    summary: 'Save a conversation as a trajectory in the project, by hand or as a stop hook.',
    load: async () => (await import('../tables/save.ts')).saveCommand,
  },
  {
    name: 'migrate',
    summary: 'Bring legacy Forsy traces to v0.1 without losing anything.',
    load: async () => (await import('../tables/migrate.ts')).migrateCommand,
  },
  {
    name: 'sessions',
    summary: 'List what the agents of this machine have left; @latest names the newest in other commands.',
    load: async () => (await import('../tables/sessions.ts')).sessionsCommand,
  },
  {
    name: 'annotate',
    summary: 'Put reasoning and judgements into the draft of a Forsy trace.',
    load: async () => (await import('../tables/annotate.ts')).annotateCommand,
  },
  {
    name: 'skills',
    summary: 'List the skills that agents call these commands with, or install them.',
    load: async () => (await import('../tables/skills.ts')).skillsCommand,
  },
  {
    name: 'hook',
    summary: 'Have an agent save each session as a trajectory when it stops.',
    load: async () => (await import('../tables/hook.ts')).hookCommand,
  },
];

/** What `forsy-lint` does beside linting. */
export const forsyLint: readonly Entry[] = [
  {
    name: 'rules',
    summary: 'List the rules.',
    load: async () => (await import('../tables/rules.ts')).rulesCommand,
  },
  {
    name: 'explain',
    summary: 'Say what a rule asks for, why, and what to do.',
    load: async () => (await import('../tables/explain.ts')).explainCommand,
  },
  {
    name: 'attest',
    summary: 'Sign an item of the checklist for a trace as it is.',
    load: async () => (await import('../tables/attest.ts')).attestCommand,
  },
  {
    name: 'verify',
    summary: 'Say whether everything is still as a receipt recorded it.',
    load: async () => (await import('../tables/verify.ts')).verifyCommand,
  },
  {
    name: 'merge',
    summary: 'Put the shards of one run together.',
    load: async () => (await import('../tables/merge.ts')).mergeCommand,
  },
  {
    name: 'init',
    summary: 'Write a configuration to begin with.',
    load: async () => (await import('../tables/init.ts')).initCommand,
  },
];

/** The command that `forsy-lint` is when no other is named. */
export const loadLint = async (): Promise<Command> => (await import('../tables/lint.ts')).lintCommand;
