import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Report } from '@trace-formats/schema/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../../tools/chance/share.ts';
import { fileChunks } from '../../src/input/bytes/file-chunks.ts';
import { noFacts } from '../../src/lint/facts/run-facts.ts';
import { lintFile } from '../../src/lint/file.ts';
import { type Looks, lintLinePart, lintLines } from '../../src/lint/lines.ts';
import { openFile } from '../../src/lint/open-file.ts';
import { cutLines } from '../../src/lint/parts/line-parts.ts';
import type { Part } from '../../src/lint/parts/merged-parts.ts';
import { numberedParts } from '../../src/lint/parts/numbered-parts.ts';
import { folderOf } from '../command.ts';
import { examples, lint } from '../example-dataset.ts';

const good = one(readFileSync(join(examples, 'csv-totals/trace.json'), 'utf8'));
const described = one(readFileSync(join(examples, 'csv-totals/manifest.json'), 'utf8'));

describe('a JSONL file that is linted line by line', () => {
  const line = fc.constantFrom(
    good,
    good.replace('"caused_by":[1]', '"caused_by":[99]'),
    good.replace('"eval":0', '"eval":7').replace('totals.py dies', 'totals.py dies à la française 🙂'),
    good.replace('"schema_version":"forsy-trace-v0.1",', ''),
    good.replace('"turn":1', '"turn":1,"turn":2'),
    good.slice(0, 100),
    `${good}${good}`,
    described,
    '',
    '{"a":1}',
    '\ufeff{}',
  );
  it('gets what it gets as a whole', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n')), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        fc.constantFrom(50, 4096, 1 << 20),
        async (lines, marked, size) => {
          const bytes = Buffer.from((marked ? '\ufeff' : '') + lines.flat().join(''));
          const path = join(folderOf({ 'traces.jsonl': bytes }), 'traces.jsonl');
          const [whole, pieces] = [looks(), looks()];
          const file = openFile({ name: 'traces.jsonl', named: true }, bytes);
          for (const document of file.content.documents) whole.before(document, file.format);
          const expected = lintFile(file, whole);
          const found = await lintLines({ name: 'traces.jsonl', path, named: true }, pieces, true, (stored) =>
            fileChunks(path, size, stored),
          );
          if (found === undefined) return;
          compared += 1;
          expect('results' in found && found.results).toEqual(expected);
          expect(pieces.met).toEqual(whole.met);
          expect(pieces.linted).toEqual(whole.linted);
          expect('hash' in found && found.hash?.bytes).toBe(bytes.length);
        },
      ),
      { numRuns: tries(12) },
    );
    expect(compared).toBeGreaterThan(4);
  });

  it('gets in parts what it gets as a whole, with the lines and records of the file', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\r\n', '\r')), { minLength: 2, maxLength: 10 }),
        fc.boolean(),
        fc.constantFrom(20, 3000, 12_000),
        async (lines, isEnded, partSize) => {
          const text = lines.flat().join('');
          const path = join(folderOf({ 'traces.jsonl': isEnded ? text : text.trimEnd() }), 'traces.jsonl');
          const source = { name: 'traces.jsonl', path, named: true };
          const cut = await cutLines(source, () => true, partSize, true);
          const whole = looks();
          const expected = await lintLines(source, whole, true);
          if (cut === undefined || expected === undefined || 'why' in expected) return;
          if (cut.parts.length > 1) compared += 1;
          const seen = looks();
          const parts: Part[] = [];
          for (const part of cut.parts) {
            const found = await lintLinePart(source, part, seen);
            if ('why' in found) throw new Error(found.why);
            parts.push(partOf(found.results, found.records));
          }
          expect(numberedParts(parts).flatMap(({ results }) => results)).toEqual(expected.results);
          expect(cut.hash).toEqual(expected.hash);
          expect(seen.met.length).toBe(whole.met.length);
        },
      ),
      { numRuns: tries(12) },
    );
    expect(compared).toBeGreaterThan(4);
  });

  it('is lost as a whole where a part of it changed while it was read', async () => {
    const path = join(folderOf({ 'traces.jsonl': `${good}\n${good}\n${good}\n` }), 'traces.jsonl');
    const source = { name: 'traces.jsonl', path, named: true };
    const cut = await cutLines(source, () => true, 100, false);
    expect(cut?.parts).toHaveLength(3);
    const first = await lintLinePart(source, cut!.parts[0]!, looks());
    writeFileSync(path, `${good}\n`);
    const lost = await lintLinePart(source, cut!.parts[2]!, looks());
    expect(lost).toEqual({ why: 'it changed while it was read' });
    const complaint = { ...partOf([], undefined), code: 2 as const };
    const said = 'results' in first ? numberedParts([partOf(first.results, first.records), complaint]) : [];
    expect(said.map(({ results }) => results)).toEqual([[], []]);
  });
});

describe('a dataset of exports that are too large to be held', () => {
  const count = 60;
  const filler = 'A line that the tool printed, and that nobody needs to see again.\n'.repeat(600);
  const trace = (index: number): string =>
    JSON.stringify({
      ...(JSON.parse(good) as object),
      trace_id: `t${index}`,
      // What every trace tells is its own, but for two.
      task: `Correct the totals of region ${index === 50 ? 3 : index}. ${words(index === 50 ? 3 : index)}`,
      system_prompt: `${filler}${words(index === 50 ? 3 : index)}`,
    });
  const traces = Array.from({ length: count }, (_, index) => trace(index));
  const steps = traces.flatMap((text, index) => {
    const { steps: own } = JSON.parse(text) as { steps: object[] };
    return own.slice(index === 7 ? 1 : 0).map((step) => JSON.stringify({ trace_id: `t${index}`, ...step }));
  });
  const manifests = traces.map((_, index) =>
    JSON.stringify({
      ...(JSON.parse(described) as object),
      trace_id: `t${index}`,
      ...(index === 11 ? { trace_id: 'nobody' } : {}),
      ...(index === 12 ? { validation_level: 'domain_expert_reviewed' } : {}),
    }),
  );
  const layout = {
    'traces.jsonl': `${traces.join('\n')}\n`.replace('"caused_by":[1]', '"caused_by":[99]'),
    'steps.jsonl': `${steps.join('\n')}\n`,
    'manifests.jsonl': `${manifests.join('\n')}\n`,
  };
  const folder = folderOf(layout);
  const packed = folderOf(
    Object.fromEntries(Object.entries(layout).map(([name, text]) => [`${name}.gz`, gzipSync(text)])),
  );
  const only =
    'caused-by-points-back,contents-are-unique,exports-match-the-traces,manifest-agrees-with-trace,trace-ids-are-unique';

  it('has every fault found: in a record, between records and between files', async () => {
    expect(Buffer.byteLength(layout['traces.jsonl'])).toBeGreaterThan(1 << 21);
    const { results } = await reportOf(folder, '--only', only);
    const told = results.flatMap(({ file, record, findings }) =>
      findings.map(({ rule, message }) => `${file} ${record} ${rule} ${message}`),
    );
    expect(told.filter((text) => text.includes('traces.jsonl 1 caused-by-points-back'))).toHaveLength(1);
    expect(told.filter((text) => text.includes('contents-are-unique') && text.includes('(record 51)'))).toHaveLength(1);
    expect(told.filter((text) => text.includes('exports-match') && text.includes('"t7"'))).toHaveLength(1);
    expect(told.filter((text) => text.includes('exports-match') && text.includes('"nobody"'))).toHaveLength(1);
    expect(told.filter((text) => text.includes('traces.jsonl 13 manifest-agrees'))).not.toHaveLength(0);
    expect(results.filter(({ file }) => file === 'traces.jsonl')).toHaveLength(count);
  });

  it('shows the lines that its findings speak of', async () => {
    const { results } = await reportOf(folder, '--only', only);
    const { findings } = results.find(({ file, record }) => file === 'traces.jsonl' && record === 1)!;
    const first = findings.find(({ rule }) => rule === 'caused-by-points-back');
    expect(first).toMatchObject({ line: 1 });
    expect(first!.excerpt).toContain('99');
  });

  it('gets the same report where it is compressed', async () => {
    const plain = await reportOf(folder, '--only', only);
    const same = await reportOf(packed, '--only', only);
    const text = JSON.stringify(same).replaceAll('.jsonl.gz', '.jsonl');
    expect(unmarked(JSON.parse(text) as Report)).toEqual(unmarked(plain));
  });
});

describe('a compressed file that is linted line by line', () => {
  it('is known in a receipt by the bytes that lie on the disk', async () => {
    const stored = gzipSync(`${good}\n`.repeat(3));
    const path = join(folderOf({ 'traces.jsonl.gz': stored }), 'traces.jsonl.gz');
    const found = await lintLines({ name: 'traces.jsonl.gz', path, named: true }, looks(), true);
    const sha256 = createHash('sha256').update(stored).digest('hex');
    expect(found && 'hash' in found && found.hash).toEqual({ path, bytes: stored.length, sha256 });
  });
});

describe('a compressed trace in its folder', () => {
  const broken = JSON.stringify({
    ...(JSON.parse(good) as object),
    summary: { ...(JSON.parse(good) as { summary: object }).summary, total_steps: 77 },
  });
  const files = (text: string): Record<string, string | Uint8Array> => ({
    'one/trace.json.gz': gzipSync(text),
    'one/manifest.json.gz': gzipSync(described),
    'one/README.md': 'One trace.',
    'one/artifacts/left-over.txt': 'Nobody names this file.',
  });

  it('is the trace of that folder', async () => {
    const { results } = await reportOf(folderOf(files(good)), '--only', 'every-artifact-is-named');
    expect(results.flatMap(({ findings }) => findings).map(({ message }) => message)).toEqual([
      'one/artifacts/left-over.txt is named by no artifact of the trace.',
    ]);
  });

  it('stays compressed when it is mended', async () => {
    const folder = folderOf(files(broken));
    await lint(folder, '--fix', '--only', 'summary-counts-are-true');
    const mended = JSON.parse(gunzipSync(readFileSync(join(folder, 'one/trace.json.gz'))).toString()) as {
      summary: { total_steps: number };
      steps: unknown[];
    };
    expect(mended.summary.total_steps).toBe(mended.steps.length);
  });

  it('that breaks off is one clear finding, and the others are still read', async () => {
    const folder = folderOf(files(good));
    const whole = gzipSync(`${good}\n`.repeat(400));
    writeFileSync(join(folder, 'all.jsonl.gz'), whole.subarray(0, whole.length - 20));
    const { results } = await reportOf(folder, '--only', 'every-artifact-is-named');
    const lost = results.find(({ file }) => file === 'all.jsonl.gz')!;
    expect(lost.findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^This could not be read: its gzip data breaks off/),
    ]);
    expect(results.filter(({ format }) => format === 'forsy/v0.1')).toHaveLength(1);
  });
});

/** Remembers what it is told. */
function partOf(results: Part['results'], records: number | undefined): Part {
  const lines = { file: 'traces.jsonl', records };
  return { results, facts: noFacts, code: 0, used: { allowances: [], baseline: [] }, hashes: [], lines };
}

function looks(): Looks & { readonly met: unknown[]; readonly linted: unknown[] } {
  const met: unknown[] = [];
  const linted: unknown[] = [];
  return {
    met,
    linted,
    wanted: true,
    options: {},
    besideOf: () => ({}),
    before: ({ value, record }, format) => void met.push([value, record, format]),
    seen: (one) => void linted.push([one.document.record, one.linted.traceId, one.linted.format]),
    after: () => {},
  };
}

async function reportOf(folder: string, ...words: string[]): Promise<Report> {
  return JSON.parse((await lint(folder, '-f', 'json', ...words)).out) as Report;
}

/** Without the fingerprints of what is said of files, which hold their names. */
function unmarked({ results, ...rest }: Report): unknown {
  return {
    ...rest,
    results: results.map((result) => ({
      ...result,
      findings: result.findings.map(({ fingerprint: _, ...finding }) => finding),
    })),
  };
}

function one(text: string): string {
  return JSON.stringify(JSON.parse(text));
}

/** Words that no other number gives. */
function words(seed: number): string {
  return Array.from({ length: 200 }, (_, index) => `w${(seed * 7919 + index * 104_729) % 99_991}`).join(' ');
}
