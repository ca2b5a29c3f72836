import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForsyTrace, isOpenTokenRecord, isTrajectory } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import type { Program } from '../../src/command-line/program.ts';
import { type Home, makeHome } from '../home.ts';
import { runHere } from '../run-here.ts';
import { typeIn } from './transcript.ts';

const corpus = process.env['TRACE_CORPUS'] ?? '';

interface Step {
  readonly step: number;
  readonly action: string;
  readonly eval: number | null;
  readonly tool: string | null;
  readonly input: string | null;
  readonly output: string | null;
}

/** Notes that judge what is left to judge, in words that claim nothing about a session which nobody here has seen. */
function notesOn(steps: readonly Step[]): object {
  const first = steps.find(({ action }) => action === 'user_message');
  const notes: Record<string, object> = {};
  for (const { step, action, eval: judged } of steps)
    if (action !== 'user_message' && judged === null) notes[step] = { eval: 0, eval_reason: 'Not looked into.' };
  if (first) notes[first.step] = { message_role: 'direct_request' };
  const artifacts = filesOf(steps);
  return {
    steps: notes,
    ...(artifacts.length === 0 ? {} : { static_output: { artifacts } }),
    agent_tools: [...new Set(steps.flatMap(({ tool }) => tool ?? []))],
    termination_reason: 'other',
    // Some of these logs end before there is an answer, with what the agent is about to do.
    final_output: 'None: the log ends before an answer.',
    summary: { agent_confidence: 25, goal_achieved: false, goal_notes: null },
    dataset_summary: {
      title: 'A session with a coding agent',
      description: `A session with a coding agent in ${steps.length} steps. Made from its log afterwards. Known limitations: nobody looked into the steps, so that their judgements are neutral throughout.`,
      tags: ['coding'],
      release_tier: 'open_example',
      validation_level: 'retraced_from_logs',
    },
  };
}

/** The files that the steps changed, each with the steps that did it. */
function filesOf(steps: readonly Step[]): object[] {
  const changes = steps
    .filter(({ tool }) => /^(?:edit|write)$/i.test(tool ?? ''))
    .map(({ step, input }) => ({ step, given: JSON.parse(input ?? '{}') as Record<string, string> }))
    .map(({ step, given }) => ({ step, path: inDataset(given['file_path'] ?? given['path'] ?? '') }));
  return [...new Set(changes.map(({ path }) => path))].map((path) => ({
    path,
    type: 'modified',
    related_steps: changes.filter((change) => change.path === path).map(({ step }) => step),
  }));
}

/** An artifact has a path of the dataset, not one of the machine on which the agent worked. */
function inDataset(path: string): string {
  return path.split('/').slice(-2).join('/');
}

/** Where each agent keeps a session, and how its log names it. */
const places: Readonly<Record<string, readonly [id: RegExp, place: (id: string) => string]>> = {
  'claude-code': [/"sessionId":"([^"]+)"/, (id) => `.claude/projects/-x/${id}.jsonl`],
  codex: [/"id": ?"([^"]+)"/, (id) => `.codex/sessions/2026/01/01/rollout-2026-01-01T00-00-00-${id}.jsonl`],
  pi: [/"id": ?"([^"]+)"/, (id) => `.pi/agent/sessions/--x--/2026-01-01T00-00-00-000Z_${id}.jsonl`],
};

/** Sessions of each agent whose logs are read. */
const sessions: readonly string[] = [
  'claude-code/entireio__cli/4c/02af2759b6/0/full.jsonl',
  'claude-code/entireio__cli/37/995ebed6e4/0/full.jsonl',
  'claude-code/entireio__cli/ee/8f793bfeb9/0/full.jsonl',
  'codex/jazzyalex__agent-sessions/Resources/Fixtures/stage0/agents/codex/small.jsonl',
  'pi/MandavkarPranjal__prsui/entire_checkpoints_b0_c788791e2eb0__0_full.jsonl',
];

interface Session {
  readonly home: Home;
  readonly id: string;
  readonly isFirst: boolean;
}

/** A home in which a session of the corpus lies as its agent lays it. */
function homeWith(path: string): Session {
  const home = makeHome();
  const text = readFileSync(join(corpus, path), 'utf8');
  const [named, place] = places[path.split('/')[0]!]!;
  const id = named.exec(text)![1]!;
  home.put(place(id), text);
  return { home, id, isFirst: path === sessions[0] };
}

describe.skipIf(corpus === '')(
  'a session of the corpus becomes each of the three formats (skipped without TRACE_CORPUS)',
  () => {
    /** Types a command into a shell for the first session, and runs it in this process, where it is warm, for the others. */
    const ends = async (
      { home, isFirst }: Session,
      command: string,
    ): Promise<{ output: string; code: number | null }> => {
      if (isFirst) return typeIn(command, home.path, 'work');
      const [program, ...words] = command.split(' ');
      const environment = { HOME: home.path };
      const said = await runHere(program as Program, words, join(home.path, 'work'), { environment });
      return { output: said.out + said.err, code: said.code };
    };
    const does = async (session: Session, command: string): Promise<void> => {
      const { output, code } = await ends(session, command);
      expect(code, `${command}\n${output.slice(0, 3000)}`).toBe(0);
    };
    const read = (home: Home, name: string): string => readFileSync(join(home.path, 'work', name), 'utf8');
    for (const path of sessions) {
      it(`a trace that may be released, with item 1 clean: ${path}`, async () => {
        const session = homeWith(path);
        const { home } = session;
        await does(session, 'trace-formats convert @latest --to forsy -o draft.json');
        await does(session, 'trace-formats redact draft.json --redact pii --style forsy --in-place');
        const draft = JSON.parse(read(home, 'draft.json'));
        writeFileSync(join(home.path, 'work/notes.json'), JSON.stringify(notesOn(draft.steps)));
        await does(session, 'trace-formats annotate draft.json notes.json -o trace.json');
        const trace = JSON.parse(read(home, 'trace.json'));
        expect(isForsyTrace(trace)).toBe(true);
        for (const field of ['input', 'output', 'started_at', 'tool'])
          expect(trace.steps.map((step: Record<string, unknown>) => step[field])).toEqual(
            draft.steps.map((step: Record<string, unknown>) => step[field]),
          );
        const { output, code } = await ends(session, 'forsy-lint --release trace.json -f json');
        const [{ findings, checklist }] = JSON.parse(output).results;
        const said = findings.map(
          ({ rule, severity, message }: Record<string, string>) => `${severity} ${rule}: ${message}`,
        );
        expect({ code, errors: said.filter((line: string) => line.startsWith('error')) }).toEqual({
          code: 0,
          errors: [],
        });
        expect(checklist.find(({ item }: { item: number }) => item === 1).status).toMatch(/^(pass|clear)$/);
        const open = checklist.filter(
          ({ status }: { status: string }) => !/^(pass|clear|not-applicable)$/.test(status),
        );
        expect(open, said.join('\n')).toEqual([]);
      });
      it(`an export and a trajectory that are valid: ${path}`, async () => {
        const session = homeWith(path);
        const { home, id } = session;
        await does(session, 'trace-formats export @latest redact=strict max_bytes=200000 mode=ndjson -o export.ndjson');
        const records = read(home, 'export.ndjson');
        expect(Buffer.byteLength(records)).toBeLessThanOrEqual(200_000);
        for (const line of records.trim().split('\n')) expect(isOpenTokenRecord(JSON.parse(line))).toBe(true);
        await does(session, 'trace-formats validate export.ndjson');
        await does(session, 'trace-formats save @latest');
        const [name] = readdirSync(join(home.path, 'work/.evolve/trajectories'));
        expect(name).toMatch(/^trajectory_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d_/);
        expect(name).toContain(`_${id}.json`);
        expect(isTrajectory(JSON.parse(read(home, `.evolve/trajectories/${name}`)))).toBe(true);
      });
    }
  },
);
