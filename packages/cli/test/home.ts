import { chownSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ofNoAgent, run, type Said } from './command.ts';
import { runHere } from './run-here.ts';

/** A made-up home folder with the logs of agents in it. */
export interface Home {
  readonly path: string;
  /** Puts a file below the home folder; gives back its path. */
  put(name: string, content: string | Uint8Array): string;
  /** Runs trace-formats as the owner of this home, in its folder `work` unless told otherwise, in the process of the test. */
  run(words: readonly string[], options?: Setting): Promise<Said>;
  /** Runs the built command in the same way, in a process of its own. */
  start(words: readonly string[], options?: Setting & { readonly user?: number }): Said;
}

/** How a command is run in a made-up home. */
interface Setting {
  readonly cwd?: string;
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A new home folder, with an empty folder `work` in it. */
export function makeHome(): Home {
  const path = mkdtempSync(join(tmpdir(), 'trace-formats-home-'));
  const work = join(path, 'work');
  mkdirSync(work);
  const variables = { HOME: path, ...ofNoAgent };
  return {
    path,
    put(name, content) {
      const file = join(path, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      // Every file has the same age, so that only what the logs say can put them in order.
      utimesSync(file, 1_780_000_000, 1_780_000_000);
      return file;
    },
    run: (words, { cwd = work, input = '', environment = {} } = {}) =>
      runHere('trace-formats', words, cwd, { environment: { ...variables, ...environment }, input }),
    start(words, { cwd = work, input, environment = {}, user } = {}) {
      // Root may hand the home over to others.
      if (user !== undefined) handOver(path, user);
      return run('trace-formats', words, cwd, input, { ...variables, TZ: 'UTC', ...environment }, user);
    },
  };
}

function handOver(path: string, user: number): void {
  chownSync(path, user, user);
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) chownSync(join(path, name), user, user);
}

/** Where and when a made-up session took place. */
export interface Told {
  readonly id: string;
  readonly cwd: string;
  readonly start: string;
  /** How many minutes later the last record was written. */
  readonly minutes?: number;
  readonly asked?: string;
}

/** The least that a record of Claude Code holds: a person asks something. */
export function claudeRequest(sessionId: string, content: string): object {
  const at = { uuid: 'u', sessionId, timestamp: '2026-01-01T00:00:00.000Z' };
  return { type: 'user', ...at, message: { role: 'user', content } };
}

/** The lines of a Claude Code log: a question, a command that is run, and an answer. */
export function claudeLog({ id, cwd, start, minutes = 5, asked = 'Count the seats.' }: Told): string {
  const common = { isSidechain: false, userType: 'external', cwd, sessionId: id, version: '2.1.40', gitBranch: 'main' };
  const response = { id: 'msg_1', type: 'message', role: 'assistant', model: 'claude-sonnet-4-5' };
  return lines([
    { type: 'file-history-snapshot', messageId: 'u1', snapshot: { timestamp: '2001-01-01T00:00:00.000Z' } },
    {
      ...common,
      type: 'user',
      uuid: 'u1',
      parentUuid: null,
      timestamp: start,
      message: { role: 'user', content: asked },
    },
    {
      ...common,
      type: 'assistant',
      uuid: 'a1',
      parentUuid: 'u1',
      timestamp: later(start, minutes / 3),
      message: {
        ...response,
        content: [{ type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: 'wc -l seats.csv' } }],
      },
    },
    {
      ...common,
      type: 'user',
      uuid: 'u2',
      parentUuid: 'a1',
      timestamp: later(start, minutes / 2),
      message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: '42 seats.csv' }] },
    },
    {
      ...common,
      type: 'assistant',
      uuid: 'a2',
      parentUuid: 'u2',
      timestamp: later(start, minutes),
      message: { ...response, id: 'msg_2', content: [{ type: 'text', text: 'There are 42 seats.' }] },
    },
    { type: 'last-prompt', sessionId: id, lastPrompt: asked },
  ]);
}

/** The lines of a Codex rollout. */
export function codexLog({ id, cwd, start, minutes = 5, asked = 'Count the rows.' }: Told, parent?: string): string {
  const source = parent === undefined ? 'cli' : { subagent: { thread_spawn: { parent_thread_id: parent, depth: 1 } } };
  const item = (at: number, payload: object) => ({ timestamp: later(start, at), type: 'response_item', payload });
  return lines([
    {
      timestamp: start,
      type: 'session_meta',
      payload: {
        id,
        timestamp: start,
        cwd,
        originator: 'codex_cli_rs',
        cli_version: '0.145.0',
        source,
        base_instructions: { text: 'Be brief. '.repeat(900) },
      },
    },
    item(0, { type: 'message', role: 'user', content: [{ type: 'input_text', text: asked }] }),
    item(minutes / 2, {
      type: 'function_call',
      name: 'shell',
      arguments: '{"command":["wc","-l"]}',
      call_id: 'call_1',
    }),
    item(minutes / 2, { type: 'function_call_output', call_id: 'call_1', output: '7' }),
    item(minutes, { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Seven.' }] }),
  ]);
}

/** The lines of a Pi session. */
export function piLog({ id, cwd, start, minutes = 5, asked = 'Name the file.' }: Told): string {
  const message = (entry: string, parentId: string | null, at: number, role: string, text: string) => ({
    type: 'message',
    id: entry,
    parentId,
    timestamp: later(start, at),
    message: { role, content: [{ type: 'text', text }], timestamp: Date.parse(later(start, at)) },
  });
  return lines([
    { type: 'session', version: 3, id, timestamp: start, cwd },
    message('0000000a', null, 0, 'user', asked),
    { type: 'session_info', id: '0000000b', parentId: '0000000a', timestamp: start, name: 'Naming a file' },
    message('0000000c', '0000000b', minutes, 'assistant', 'It is seats.csv.'),
  ]);
}

/** The records of a Gemini CLI chat: what it says of itself, a question, and an answer. */
export function geminiChat({ id, start, minutes = 5, asked = 'Find the seat.' }: Omit<Told, 'cwd'>): {
  readonly facts: object;
  readonly messages: readonly object[];
} {
  const end = later(start, minutes);
  return {
    facts: { sessionId: id, projectHash: '00aa11bb', startTime: start, lastUpdated: end, kind: 'main' },
    messages: [
      { id: 'u-1', timestamp: start, type: 'user', content: [{ text: asked }] },
      { id: 'g-1', timestamp: end, type: 'gemini', content: 'It is by the window.', model: 'gemini-example-1' },
    ],
  };
}

/** Records as JSONL. */
export function lines(records: readonly object[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

function later(start: string, minutes: number): string {
  return new Date(Date.parse(start) + minutes * 60_000).toISOString();
}
