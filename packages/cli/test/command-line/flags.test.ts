import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commandOf } from '../../src/command-line/main.ts';
import type { Program } from '../../src/command-line/program.ts';
import { forsyLint, traceFormats } from '../../src/command-line/programs.ts';
import { folderOf, run } from '../command.ts';
import { examples } from '../example-dataset.ts';
import { claudeLog, codexLog } from '../home.ts';
import { runHere } from '../run-here.ts';

const address = ['jan.kowalski', 'firma-kowalski.pl'].join('@');
const password = `password=${'hunter'}${'2024'}Zq9x`;
const trace = readFileSync(join(examples, 'csv-totals/trace.json'), 'utf8');
const trajectory = { session_id: 's-1', messages: [{ role: 'user', content: 'Hi.' }] };
const brokenCall = { id: 'c', type: 'function', function: { name: 'f', arguments: { a: 1 } } };
const thinking = {
  type: 'assistant',
  uuid: 'a0',
  parentUuid: 'u1',
  sessionId: 's-1',
  cwd: '/home/ana/shop',
  timestamp: '2026-01-01T00:01:00Z',
  version: '2.1.40',
  message: { role: 'assistant', model: 'm', content: [{ type: 'thinking', thinking: 'A product of five numbers.' }] },
};
const session = { id: 's-1', cwd: '/home/ana/shop', start: '2026-01-01T00:00:00Z' };
/** Everything that a flag could change something about. */
const files: Readonly<Record<string, string>> = {
  'good.json': trace,
  // Two warnings: no README, and no artifact of the file that was written.
  'alone/trace.json': trace.replace(/"static_output": \{[\s\S]*?\n {2}\}/, '"static_output": null'),
  'wrong/trace.json': trace.replace('"caused_by": [1]', '"caused_by": [99]').replace('"eval": 0', '"eval": 1'),
  'odd.json': '{"x": 1}',
  'broken.json': '{',
  'legacy.json': readFileSync(join(examples, '../../schemas/forsy/legacy/valid/trace/full.json'), 'utf8'),
  'chat.json': JSON.stringify(trajectory),
  'unsound.json': JSON.stringify({ messages: [{ role: 'assistant', content: null, tool_calls: [brokenCall] }] }),
  'notes.json': '{"summary": {"goal_notes": "Mended."}}',
  'draft.json': JSON.stringify({ ...JSON.parse(trace), summary: { ...JSON.parse(trace).summary, goal_notes: null } }),
  'a.txt': `Write to ${address} about Falcon, ${password}.`,
  'log.jsonl': `${claudeLog({ ...session, asked: `Write to ${address}: ${password}` })}${JSON.stringify(thinking)}\n${JSON.stringify({ ...thinking, uuid: 'a3', message: { role: 'assistant', content: [{ type: 'text', text: 'word '.repeat(4000) }] } })}\n`,
  'redact.json': '{"patterns": [{"type": "project", "pattern": "Falcon"}]}',
  'lint.json': '{"rules": {"caused-by-points-back": "off"}}',
  'ignored.txt': 'wrong/\n',
  'based/lint.json': '{}',
  'based/forsy-lint-suppressions.json':
    '{"version": 1, "suppressions": [{"rule": "times-are-sound", "fingerprint": "0"}]}',
  'key.txt': 'k'.repeat(32),
  'home/.claude/projects/-home-ana-shop/s-1.jsonl': claudeLog(session),
  'home/.codex/sessions/2026/01/02/rollout-2026-01-02T00-00-00-s-2.jsonl': codexLog({
    ...session,
    id: 's-2',
    cwd: '/home/ana/ledger',
    start: '2026-01-02T00:00:00Z',
  }),
};

interface Heard {
  /** The command line without the flag; the program is told by the first word. */
  readonly line: string;
  readonly flag: string;
  /** What is there only with the flag. */
  readonly gives?: RegExp;
  /** What is there only without it. */
  readonly takes?: RegExp;
  readonly input?: string;
}

const hook = JSON.stringify({ hook_event_name: 'Stop', session_id: 'h-1', transcript_path: 'log.jsonl' });
const shard = '1/2 -f blob=1.blob';

/** What each flag of each command does, in a word. */
const table: readonly Heard[] = [
  { line: 'trace-formats validate odd.json', flag: '--as forsy/v0.1', gives: /^code 1\n[\s\S]*`schema_version`/ },
  { line: 'trace-formats validate -', flag: '--stdin-filename named.json', input: '{', gives: /named\.json/ },
  { line: 'trace-formats validate good.json', flag: '--format json', gives: /"report_version": "1"/ },
  { line: 'forsy-lint alone', flag: '--quiet', takes: / warning /, gives: /^code 0/ },
  { line: 'forsy-lint alone', flag: '--verbose', gives: /not applicable: messages-say-something/ },
  { line: 'forsy-lint alone', flag: '--max-warnings 1', gives: /^code 1/ },
  { line: 'forsy-lint alone --max-warnings 1', flag: '--max-warnings 2', takes: /^code 1/ },
  { line: 'forsy-lint alone', flag: '--fail-on warning', gives: /^code 1/ },
  { line: 'forsy-lint wrong', flag: '--fail-on never', gives: /^code 0/ },
  { line: 'trace-formats validate broken.json', flag: '--color', gives: /\u001b\[31m/ },

  { line: 'trace-formats validate -', flag: '--quiet', input: `\ufeff${trace}`, takes: /byte order mark/ },
  { line: 'trace-formats validate -', flag: '--max-warnings 0', input: `\ufeff${trace}`, gives: /^code 1/ },
  { line: 'trace-formats validate -', flag: '--fail-on warning', input: `\ufeff${trace}`, gives: /^code 1/ },

  { line: 'trace-formats detect -', flag: '--quiet', input: `\ufeff${trace}`, takes: /byte order mark/ },
  { line: 'trace-formats detect -', flag: '--stdin-filename named.json', input: '{', gives: /named\.json/ },
  { line: 'trace-formats detect good.json', flag: '--format ndjson', gives: /"type":"detected"/ },
  { line: 'trace-formats detect -', flag: '--max-warnings 0', input: `\ufeff${trace}`, gives: /^code 1/ },
  { line: 'trace-formats detect -', flag: '--fail-on warning', input: `\ufeff${trace}`, gives: /^code 1/ },

  { line: 'trace-formats redact a.txt', flag: '--redact pii', takes: /kowalski/ },
  { line: 'trace-formats redact a.txt', flag: '--strategy drop', takes: /\[REDACTED/, gives: /about Falcon, / },
  { line: 'trace-formats redact a.txt', flag: '--style forsy', takes: /\[REDACTED/, gives: /\[CREDENTIAL/ },
  { line: 'trace-formats redact a.txt', flag: '--key-file key.txt', gives: /others can read the key file/ },
  { line: 'trace-formats redact a.txt', flag: '--output b.txt', gives: /== b\.txt\nWrite to/ },
  { line: 'trace-formats redact a.txt', flag: '--in-place', gives: /== a\.txt\nWrite to [\s\S]*\[REDACTED/ },
  { line: 'trace-formats redact a.txt', flag: '--check', gives: /^code 1/, takes: /Write to/ },
  { line: 'trace-formats redact a.txt -o b.txt', flag: '--report', gives: /Nothing to complain of|a\.txt\n {2}/ },
  { line: 'trace-formats redact a.txt', flag: '--config redact.json', takes: /Falcon/ },
  { line: 'trace-formats redact a.txt -o b.txt', flag: '--format json', gives: /"report_version": "1"/ },
  { line: 'trace-formats redact a.txt --check', flag: '--fail-on never', takes: /^code 1/, gives: /^code 0/ },

  { line: 'trace-formats convert log.jsonl', flag: '--to trajectory', gives: /"messages"/ },
  { line: 'trace-formats convert log.jsonl --to sts', flag: '--output o.json', gives: /== o\.json/ },
  { line: 'trace-formats convert chat.json --to sts', flag: '--from codex', gives: /cannot be read as codex/ },
  { line: 'trace-formats convert log.jsonl --to sts', flag: '--losses l.json', gives: /== l\.json\n\[/ },
  { line: 'trace-formats convert log.jsonl --to sts', flag: '--max-loss dropped=0', gives: /^code 1/ },
  { line: 'trace-formats convert chat.json --to atif', flag: '--roundtrip', gives: /Read again/ },
  {
    line: 'trace-formats convert log.jsonl --to trajectory',
    flag: '--timestamp 2026-01-31T00:00:00Z',
    gives: /2026-01-31T00:00:00Z/,
  },
  { line: 'trace-formats convert chat.json --to trajectory', flag: '--model other-1', gives: /"model": "other-1"/ },
  { line: 'trace-formats convert good.json --to sft', flag: '--thinking', gives: /thinking/ },

  { line: 'trace-formats export log.jsonl', flag: '--mode ndjson', gives: /^code 0\n\{[^\n]*\}\n\{/ },
  { line: 'trace-formats export log.jsonl', flag: '--pretty false', gives: /^code 0\n\{"/ },
  {
    line: 'trace-formats export log.jsonl',
    flag: '--include include-internal',
    gives: /"assistant_thought"/,
  },
  {
    line: 'trace-formats export log.jsonl --include include-internal',
    flag: '--internal full',
    gives: /A product of five numbers/,
  },
  { line: 'trace-formats export log.jsonl', flag: '--output o.json', gives: /== o\.json/ },
  { line: 'trace-formats export log.jsonl', flag: '--from codex', gives: /cannot be read as codex/ },
  { line: 'trace-formats export log.jsonl', flag: '--losses l.json', gives: /== l\.json\n\[/ },
  { line: 'trace-formats export log.jsonl', flag: '--max-loss dropped=0,missing=0,approximated=0', gives: /^code 1/ },
  { line: 'trace-formats export good.json', flag: '--roundtrip', gives: /[Rr]ead again/ },
  { line: 'trace-formats export log.jsonl', flag: '--redact pii', takes: /kowalski/ },
  { line: 'trace-formats export log.jsonl', flag: '--strategy drop', takes: /\[REDACTED/ },
  { line: 'trace-formats export log.jsonl', flag: '--key-file key.txt', gives: /others can read the key file/ },
  { line: 'trace-formats export log.jsonl --key-file key.txt', flag: '--key k', gives: /The key is given twice/ },
  { line: 'trace-formats export log.jsonl', flag: '--max-bytes 9000', takes: /(?:word ){3900}/ },
  { line: 'trace-formats export log.jsonl --max-bytes 2600', flag: '--drop-events true', gives: /^code 0/ },
  { line: 'trace-formats export log.jsonl', flag: '--integrity false', takes: /"integrity"/ },
  { line: 'trace-formats export log.jsonl', flag: '--exported-at 2026-01-31T00:00:00Z', gives: /2026-01-31T00:00:00Z/ },

  {
    line: 'trace-formats save',
    flag: '--copy',
    input: hook,
    gives: /== \.evolve\/trajectories\/claude-transcript_h-1/,
  },
  { line: 'trace-formats save unsound.json', flag: '--unchecked', gives: /^code 0/ },
  { line: 'trace-formats save chat.json', flag: '--from atif', gives: /^code 1|Messages: 0/ },

  { line: 'trace-formats migrate legacy.json', flag: '--output v.json', gives: /== v\.legacy\.json/ },
  { line: 'trace-formats migrate legacy.json', flag: '--in-place', gives: /== legacy\.json\n\{\n {2}"schema_version"/ },
  { line: 'trace-formats migrate legacy.json -o v.json', flag: '--losses l.json', gives: /== l\.json\n\[/ },

  { line: 'trace-formats sessions', flag: '--project /home/ana/shop', takes: /ledger/ },
  { line: 'trace-formats sessions', flag: '--agent codex', takes: /shop/ },
  { line: 'trace-formats sessions', flag: '--since 2026-01-02', takes: /shop/ },
  { line: 'trace-formats sessions', flag: '--limit 1', takes: /shop/ },
  { line: 'trace-formats sessions', flag: '--json', gives: /^code 0\n\[/ },

  {
    line: 'trace-formats annotate draft.json notes.json',
    flag: '--output o.json',
    gives: /== o\.json/,
    takes: /== draft/,
  },

  { line: 'trace-formats skills install forsy-trace', flag: '--to new/', gives: /== new\/forsy-trace\/SKILL\.md/ },
  {
    line: 'trace-formats skills install forsy-trace --to claude',
    flag: '--project',
    gives: /== \.claude\/skills\/forsy-trace/,
    takes: /== home\/\.claude\/skills/,
  },
  { line: 'trace-formats hook install --to claude --project', flag: '--user', gives: /exclude one another/ },
  { line: 'trace-formats skills install forsy-trace --to differs', flag: '--force', gives: /overwritten/ },
  { line: 'trace-formats skills install forsy-trace --to new/', flag: '--dry-run', gives: /would be/, takes: /== new/ },

  { line: 'trace-formats hook install', flag: '--to claude', gives: /== home\/\.claude\/settings\.json/ },
  { line: 'trace-formats hook install --to claude --user', flag: '--project', gives: /exclude one another/ },
  {
    line: 'trace-formats skills install forsy-trace --to claude --project',
    flag: '--user',
    gives: /exclude one another/,
  },
  { line: 'trace-formats hook show', flag: '--event SessionEnd', gives: /"SessionEnd"/ },
  { line: 'trace-formats hook install --to claude', flag: '--dry-run', gives: /"Stop"/, takes: /== home/ },

  { line: 'forsy-lint legacy.json -f json', flag: '--profile strict', gives: /"format": "forsy\/v0\.1"/ },
  { line: 'forsy-lint wrong', flag: '--config lint.json', takes: /caused-by-points-back/ },
  { line: 'forsy-lint wrong', flag: '--ignore-path ignored.txt', takes: /caused-by-points-back/ },
  { line: 'forsy-lint wrong', flag: '--rule caused-by-points-back:off', takes: /caused-by-points-back/ },
  { line: 'forsy-lint wrong', flag: '--only user-message-eval-is-zero', takes: /caused-by-points-back/ },
  { line: 'forsy-lint wrong', flag: '--skip caused-by-points-back', takes: /caused-by-points-back/ },
  { line: 'forsy-lint alone', flag: '--release', gives: /^code 1/ },
  { line: 'forsy-lint wrong', flag: '--fix', gives: /== wrong\/trace\.json/, takes: /user-message-eval-is-zero/ },
  { line: 'forsy-lint wrong', flag: '--fix-dry-run', gives: /--- wrong\/trace\.json/ },
  { line: 'forsy-lint wrong', flag: '--suppress-all', gives: /== forsy-lint-suppressions\.json[\s\S]*caused-by/ },
  { line: 'forsy-lint alone -c based/lint.json', flag: '--prune-suppressions', gives: /1 of 1 entries were taken out/ },
  { line: 'forsy-lint alone', flag: '--receipt r.json', gives: /== r\.json\n\{\n {2}"receipt_version"/ },
  { line: 'forsy-lint -', flag: '--stdin-filename named.json', input: '{', gives: /named\.json/ },
  { line: 'forsy-lint alone', flag: `--shard ${shard}`, gives: /== 1\.blob/ },
  { line: 'forsy-lint alone', flag: '--format sarif=out.sarif', gives: /== out\.sarif/ },

  { line: 'forsy-lint rules', flag: '--json', gives: /^code 0\n\[/ },

  { line: 'forsy-lint attest good.json --by D', flag: '--item 12', gives: /signed item 12/ },
  { line: 'forsy-lint attest good.json --item 12', flag: '--by D', gives: /D signed/ },
  { line: 'forsy-lint attest good.json --item 12 --by D', flag: '--note seen', gives: /"note": ?"seen"/ },
  {
    line: 'forsy-lint attest good.json --item 12 --by D',
    flag: '--trace no-such',
    gives: /holds 0 traces with the id/,
  },
  {
    line: 'forsy-lint attest --sample 1 --seed 7',
    flag: '--dataset=alone',
    gives: /alone\/trace\.json|example_csv_totals/,
  },
  { line: 'forsy-lint attest --dataset=alone --seed 7', flag: '--sample 1', gives: /^code 0/ },
  { line: 'forsy-lint attest --dataset=alone --sample 1', flag: '--seed 7', gives: /with seed 7\. Look/ },
  {
    line: 'forsy-lint attest --dataset=wrong --sample 1 --seed 7',
    flag: '--config leaves-out.json',
    gives: /There is no Forsy trace in/,
  },

  { line: 'forsy-lint verify receipt.json', flag: '--format json', gives: /"report_version": "1"/ },
  { line: 'forsy-lint verify receipt.json', flag: '--fail-on never', takes: /^code 1/ },

  { line: 'forsy-lint merge whole.blob', flag: '--format json', gives: /"report_version": "1"/ },
  { line: 'forsy-lint merge whole.blob', flag: '--quiet', takes: / warning / },
  { line: 'forsy-lint merge whole.blob', flag: '--verbose', gives: /not applicable: messages-say-something/ },
  { line: 'forsy-lint merge whole.blob', flag: '--max-warnings 1', gives: /^code 1/ },
  { line: 'forsy-lint merge whole.blob', flag: '--fail-on warning', gives: /^code 1/ },
  { line: 'forsy-lint merge whole.blob', flag: '--receipt r.json', gives: /== r\.json\n\{\n {2}"receipt_version"/ },

  { line: 'forsy-lint init', flag: '--workflow gitlab', gives: /== \.gitlab-ci\.yml/ },
  { line: 'forsy-lint init', flag: '--force', gives: /overwritten/ },
];
/** What a flag changes that is not to be seen: how many threads do the work. */
const unseen = ['concurrency'];

/**
 * Flags that every command with a report takes, where they have nothing to change: what these commands find is an error, never a warning,
 * and nothing of it is suppressed.
 */
const idle = ['trace-formats redact', 'forsy-lint verify'].flatMap((command) =>
  ['quiet', 'verbose', 'max-warnings'].map((name) => `${command} --${name}`),
);

/** The folder in which every line is run: the same for each, and its own. */
const original = folderOf({
  ...files,
  'differs/forsy-trace/SKILL.md': 'Mine.',
  'forsy-lint.config.json': '{"rules": {}}',
  'stamped/trace.json': trace,
  'leaves-out.json': '{"ignore": ["wrong/"]}',
});
chmodSync(join(original, 'key.txt'), 0o644);
await runHere('forsy-lint', ['alone', '-f', 'blob=whole.blob'], original);
await runHere('forsy-lint', ['stamped', '--receipt', 'receipt.json'], original);
writeFileSync(join(original, 'stamped/trace.json'), `${trace}\n`);

/** Everything that a command line says and does: code, words and the files that are new or changed. */
async function outcome(line: string, input: string): Promise<string> {
  const folder = folderOf({});
  cpSync(original, folder, { recursive: true });
  const [program, ...words] = line.split(' ') as [Program, ...string[]];
  const environment = { HOME: join(folder, 'home') };
  // Skills lie beside the bundle.
  const { out, err, code } = words.includes('skills')
    ? run(program, words, folder, input, { ...environment, CLAUDE_CONFIG_DIR: '' })
    : await runHere(program, words, folder, { environment, input });
  const written = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
    .filter(([name, text]) => text !== before.get(name))
    .map(([name, text]) => `== ${name}\n${text}\n`);
  rmSync(folder, { recursive: true });
  return `code ${code}\n${out}\n${err}\n${written.sort().join('')}`;
}

const before = new Map(
  readdirSync(original, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.slice(original.length + 1), readFileSync(path, 'utf8')]),
);

describe('a flag is heard', () => {
  afterAll(() => rmSync(original, { recursive: true }));

  it.each(table.map((one) => [`${one.line} ${one.flag}`, one] as const))('%s', async (_, one) => {
    const without = await outcome(one.line, one.input ?? '');
    const having = await outcome(`${one.line} ${one.flag}`, one.input ?? '');
    if (one.gives !== undefined && one.takes === undefined) expect(without).not.toMatch(one.gives);
    if (one.gives !== undefined) expect(having).toMatch(one.gives);
    if (one.takes !== undefined) {
      expect(without).toMatch(one.takes);
      expect(having).not.toMatch(one.takes);
    }
  });

  it('on colour is taken by every command', async () => {
    for (const [program, name] of [
      ...[...traceFormats].map((one) => ['trace-formats', one.name] as const),
      ...['', ...forsyLint.map((one) => one.name)].map((one) => ['forsy-lint', one] as const),
    ])
      for (const flag of ['--color', '--no-color']) {
        const { err } = await runHere(program, [...(name === '' ? [] : [name]), flag, '--help'], original);
        expect(err).toBe('');
      }
    expect((await runHere('forsy-lint', ['explain', 'null-is-null', '--no-color'], original)).code).toBe(0);
    expect((await runHere('trace-formats', ['--color', 'validate'], original)).err).toContain(
      'The command comes first',
    );
  });

  it.each(['validate', 'detect'])('and %s has none for what is suppressed, since nothing is', async (name) => {
    const { code, err } = await runHere('trace-formats', [name, '--verbose', 'good.json'], original);
    expect(code).toBe(2);
    expect(err).toContain('--verbose');
  });

  it('and none is left out of this table', async () => {
    const heard = new Set<string>();
    for (const { line, flag } of table) {
      const [program, name = ''] = line.split(' ') as [Program, string];
      const { command } = await commandOf(program, [name]);
      const asked = flag.split(/[ =]/)[0]!.slice(2);
      heard.add(`${program} ${command.name} --${asked}`);
    }
    const missing: string[] = [];
    const programs: readonly (readonly [Program, readonly string[]])[] = [
      ['trace-formats', namesOf(await runHere('trace-formats', ['--help'], original))],
      ['forsy-lint', ['', 'rules', 'explain', 'attest', 'verify', 'merge', 'init']],
    ];
    for (const [program, names] of programs)
      for (const name of names)
        for (const flag of (await commandOf(program, [name])).command.flags) {
          const one = `${program} ${(await commandOf(program, [name])).command.name} --${flag.name}`;
          if (!heard.has(one) && !idle.includes(one) && !unseen.includes(flag.name)) missing.push(one);
        }
    expect(missing).toEqual([]);
  });
});

/** The commands that the help page lists. */
function namesOf({ out }: { readonly out: string }): string[] {
  const names = [...out.matchAll(/^ {2}([a-z]+) {2}/gm)].map(([, name]) => name!);
  expect(names).toContain('validate');
  return names;
}
