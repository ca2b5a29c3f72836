import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Receipt } from '@trace-formats/schema/receipt';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { changeTrace, exampleCopy, lint, places, reportOn, type Trace, told, wrongCause } from '../example-dataset.ts';

describe('--release', () => {
  const trace = 'csv-totals/trace.json';
  /** Item 16 is left to a person: the description says more steps than there are. */
  const doubtful = (one: Trace): void => {
    (one['dataset_summary'] as Record<string, unknown>)['description'] =
      'A live trace of 99 steps in which totals are computed from a table. Limitation: the input is not included.';
  };
  const gate = ['--release'];

  it('stops what a hint left to a person, until a person signs it', async () => {
    const folder = exampleCopy(doubtful);
    expect((await lint(folder, '--only', 'description-is-true')).code).toBe(0);
    expect(places(await reportOn(folder, ...gate))).toEqual([`${trace} items-are-settled `]);
    const signed = await lint(
      folder,
      'attest',
      trace,
      '--item',
      '16',
      '--by',
      'D. Meyer',
      '--note',
      'Counted with sub-steps.',
    );
    expect(signed.out).toContain('D. Meyer signed item 16');
    const one = await reportOn(folder, ...gate);
    expect(places(one)).toEqual([]);
    expect(one.results.find(({ file }) => file === trace)?.checklist).toContainEqual({ item: 16, status: 'attested' });
  });

  it('does not take a signature that was given for other content', async () => {
    const folder = exampleCopy(doubtful);
    await lint(folder, 'attest', trace, '--item', '16', '--by', 'D. Meyer');
    const changed = JSON.parse(readFileSync(join(folder, trace), 'utf8')) as Trace;
    changed.steps[1]!['causal_note'] = 'Another note altogether.';
    writeFileSync(join(folder, trace), JSON.stringify(changed));
    const one = await reportOn(folder, ...gate);
    expect(places(one)).toEqual([`${trace} items-are-settled `]);
    expect(places(one, 'warning').join(' ')).toContain('reviews-are-current');
    expect(told(one).join('\n')).toContain('what was found under it was neither mended nor settled');
    // Where all else is settled, that signature is what stands in the way, and is named.
    const settled = { allow: [{ rule: 'description-is-true', reason: 'Counted with sub-steps.' }] };
    writeFileSync(join(folder, 'forsy-lint.config.json'), JSON.stringify(settled));
    const rest = told(await reportOn(folder, ...gate)).join('\n');
    expect(rest).toContain('Item 16 needs review: nothing else is open under it, but the signature beside the trace');
    expect(rest).not.toContain('neither mended nor settled');
  });

  it('says which trace of a file of many was signed', async () => {
    const folder = exampleCopy();
    const traces = ['csv-totals', 'water-notice'].map(
      (one) => JSON.parse(readFileSync(join(folder, one, 'trace.json'), 'utf8')) as { trace_id: string },
    );
    writeFileSync(join(folder, 'traces.jsonl'), traces.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const id = traces[1]!.trace_id;
    const words = ['attest', 'traces.jsonl', '--trace', id, '--item', '9', '--by', 'D. Meyer'];
    expect((await lint(folder, ...words)).out).toBe(
      `reviews.jsonl: D. Meyer signed item 9 of ${id} in traces.jsonl.\n`,
    );
    // Whoever has named it as it is called cannot name it better.
    writeFileSync(join(folder, 'traces.jsonl'), `${JSON.stringify(traces[1])}\n`.repeat(2));
    const { err } = await lint(folder, ...words);
    expect(err.replace(/\s+/g, ' ')).toContain(`holds 2 traces with the id "${id}". Nobody could tell which`);
    expect(err).not.toContain('--trace');
  });

  it('keeps the signatures of neighbours apart that have no id, or the same', async () => {
    const text = JSON.parse(readFileSync(join(exampleCopy(), trace), 'utf8')) as Trace;
    const { trace_id: _id, schema_version: _, ...rest } = text;
    const legacy = (task: string): string => JSON.stringify({ ...rest, schema_version: 'forsy-v1', task });
    const folder = folderOf({ 'n/a.json': legacy('One.'), 'n/b.json': legacy('Another.') });
    for (const [name, item] of [
      ['a', '1'],
      ['b', '1'],
      ['b', '7'],
      ['b', '7'],
    ])
      expect((await lint(folder, 'attest', `n/${name}.json`, '--item', item!, '--by', 'Ada')).code).toBe(0);
    const { reviews } = JSON.parse(readFileSync(join(folder, 'n/review.json'), 'utf8')) as { reviews: unknown[] };
    expect(reviews).toHaveLength(3);
    expect(told(await reportOn(folder, 'n')).join(' ')).not.toContain('other content');
    // Nor is a signature lost to a neighbour of the same id; that of former content gives way.
    const same = folderOf({
      'a.json': JSON.stringify(text),
      'b.json': JSON.stringify({ ...text, task: 'Another.' }),
    });
    const signed = async (name: string): Promise<number> => {
      expect((await lint(same, 'attest', name, '--item', '1', '--by', 'Ada')).code).toBe(0);
      return (JSON.parse(readFileSync(join(same, 'review.json'), 'utf8')) as { reviews: unknown[] }).reviews.length;
    };
    expect([await signed('a.json'), await signed('b.json'), await signed('a.json')]).toEqual([1, 2, 2]);
    writeFileSync(join(same, 'a.json'), JSON.stringify({ ...text, task: 'A third.' }));
    expect(await signed('a.json')).toBe(2);
  });

  it('keeps the signature of each person, and of one person the last', async () => {
    const folder = exampleCopy(doubtful);
    for (const [by, note] of [
      ['D. Meyer', 'At first sight.'],
      ['R. Okafor', 'As a second pair of eyes.'],
      ['D. Meyer', 'Counted again.'],
    ] as const)
      await lint(folder, 'attest', trace, '--item', '16', '--by', by, '--note', note);
    await lint(folder, ...gate, '--receipt', 'receipt.json');
    const { attestations } = JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt;
    expect(attestations.map(({ item, by, note }) => [item, by, note])).toEqual([
      [16, 'D. Meyer', 'Counted again.'],
      [16, 'R. Okafor', 'As a second pair of eyes.'],
    ]);
  });

  it('keeps the signatures of all who sign at once, and what a killed one left behind stops nobody', async () => {
    const folder = exampleCopy();
    const left = join(folder, '.reviews.jsonl.lock');
    writeFileSync(left, '');
    utimesSync(left, 0, 0);
    const bin = fileURLToPath(new URL('../../bin/forsy-lint.cjs', import.meta.url));
    const items = [1, 2, 6, 7, 8, 9, 11, 12].map(String);
    const sign = (...words: readonly string[]) =>
      Promise.all(
        items.map(
          (item) =>
            new Promise((done) => {
              const signs = [bin, 'attest', ...words, '--item', item, '--by', 'D. Meyer'];
              spawn(process.execPath, signs, { cwd: folder, stdio: 'ignore' }).on('close', done);
            }),
        ),
      );
    expect(await sign(trace)).toEqual(items.map(() => 0));
    const { reviews } = JSON.parse(readFileSync(join(folder, 'csv-totals/review.json'), 'utf8')) as {
      reviews: object[];
    };
    expect(reviews).toHaveLength(items.length);
    expect(await sign('--dataset=.', '--sample', '1')).toEqual(items.map(() => 0));
    expect(readFileSync(join(folder, 'reviews.jsonl'), 'utf8').match(/\n/g)).toHaveLength(items.length);
    expect(readdirSync(folder).sort()).toEqual(['README.md', 'csv-totals', 'reviews.jsonl', 'water-notice']);
  });

  it('does not depend on how the trace is written down', async () => {
    const folder = exampleCopy(doubtful);
    await lint(folder, 'attest', trace, '--item', '16', '--by', 'D. Meyer');
    const same = JSON.parse(readFileSync(join(folder, trace), 'utf8')) as object;
    writeFileSync(join(folder, trace), JSON.stringify(Object.fromEntries(Object.entries(same).reverse())));
    expect(places(await reportOn(folder, ...gate))).toEqual([]);
  });

  it('closes the gate where the trace was changed since, however many items were signed', async () => {
    const folder = exampleCopy();
    await lint(folder, 'attest', trace, '--item', '8', '--item', '12', '--by', 'D. Meyer');
    changeTrace(folder, (one) => {
      one['learning'] = 'Look at the file before the code.';
    });
    const { out, code } = await lint(folder, '--release');
    expect(out).toContain('Items 8 and 12 need review');
    expect(code).toBe(1);
  });

  it.each([
    ['2026-02-30', 'which is no day of the calendar'],
    ['2999-01-01', 'which is still to come'],
    ['2025-12-31', 'before the work had ended'],
  ])('of a day that there was not is none: %s', async (day, says) => {
    const folder = exampleCopy();
    await lint(folder, 'attest', trace, '--item', '12', '--by', 'D. Meyer');
    const at = join(folder, 'csv-totals/review.json');
    writeFileSync(at, readFileSync(at, 'utf8').replace(/"on": "[^"]*"/, `"on": "${day}"`));
    const { out, code } = await lint(folder, '--release', '--receipt', 'receipt.json');
    expect(out).toContain(`Item 12 was signed on ${day}, ${says}.`);
    expect(code).toBe(1);
    expect((JSON.parse(readFileSync(join(folder, 'receipt.json'), 'utf8')) as Receipt).attestations).toEqual([]);
  });

  it('that somebody wrote for an item that rules decide settles nothing and opens nothing', async () => {
    const folder = exampleCopy();
    await lint(folder, 'attest', trace, '--item', '12', '--by', 'D. Meyer');
    const at = join(folder, 'csv-totals/review.json');
    const text = readFileSync(at, 'utf8').replace('"item": 12', '"item": 3');
    writeFileSync(at, text.replace(/sha256:\w+/, `sha256:${'0'.repeat(64)}`));
    expect(await lint(folder, '--release')).toMatchObject({ code: 0 });
    expect((await reportOn(folder, '--release')).results.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('with =reviewed wants a signature for what only hints watch over', async () => {
    const folder = exampleCopy();
    const words = ['--release=reviewed'];
    const items = ['1', '6', '7', '8', '9'];
    expect(
      (await reportOn(folder, ...words)).results
        .flatMap(({ findings }) => findings.map(({ message }) => message))
        .join(' '),
    ).toContain('Items 1, 6, 7, 8 and 9 are watched over by hints alone');
    const { out } = await lint(folder, ...words);
    expect(out.replace(/\s+/g, ' ')).toContain('--item 1 --item 6 --item 7 --item 8 --item 9 --by <name>');
    for (const one of ['csv-totals', 'water-notice'])
      await lint(
        folder,
        'attest',
        `${one}/trace.json`,
        ...items.flatMap((item) => ['--item', item]),
        '--by',
        'D. Meyer',
      );
    expect(places(await reportOn(folder, ...words))).toEqual([]);
  });

  it('is not opened by a baseline', async () => {
    const folder = exampleCopy(wrongCause);
    await lint(folder, '--suppress-all');
    expect(places(await reportOn(folder, ...gate))).toContain(`${trace} caused-by-points-back /steps/1/caused_by/0`);
  });

  it('takes the folder of one trace for the trace in it, and no folder of none or of many', async () => {
    const folder = exampleCopy(doubtful);
    const sign = async (word: string) => lint(folder, 'attest', word, '--item', '16', '--by', 'D. Meyer');
    expect((await sign('csv-totals')).out).toBe(
      `csv-totals/review.json: D. Meyer signed item 16 of csv-totals/trace.json.\n`,
    );
    expect(places(await reportOn(folder, ...gate))).toEqual([]);
    const none = await sign('.');
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('. has no file with a Forsy trace') });
    // A full stop behind it would make it the folder above.
    expect(none.err).toContain('write attest --dataset=. to draw');
    writeFileSync(join(folder, 'csv-totals/second.json'), readFileSync(join(folder, trace)));
    expect(await sign('csv-totals')).toMatchObject({ code: 2, err: expect.stringContaining('More than one file') });
  });

  it('signs no text that has no canonical form, and says why', async () => {
    const folder = exampleCopy((one) => {
      one['final_output'] = 'cut in an emoji: \ud83d';
    });
    expect(await lint(folder, 'attest', trace, '--item', '9', '--by', 'D. Meyer')).toEqual({
      out: '',
      err: `forsy-lint: ${trace} holds text that is no sound Unicode, so nothing can be signed for it.\nMend it: trace-formats validate says where it stands.\n`,
      code: 2,
    });
    expect(existsSync(join(folder, 'csv-totals/review.json'))).toBe(false);
  });

  it('takes several items in a list, as lists of rules are written', async () => {
    const folder = exampleCopy();
    await lint(folder, 'attest', trace, '--item', '12,9', '--by', 'D. Meyer');
    const { reviews } = JSON.parse(readFileSync(join(folder, 'csv-totals/review.json'), 'utf8'));
    expect(reviews.map(({ item }: { item: number }) => item)).toEqual([9, 12]);
  });

  it('refuses the items that rules decide, and lets no signature of former times stand for them', async () => {
    const folder = exampleCopy();
    const refused = await lint(folder, 'attest', trace, '--item', '3,9,10', '--by', 'D. Meyer');
    expect(refused.code).toBe(2);
    expect(refused.err.replace(/\s+/g, ' ')).toContain('Items 3, 10 are decided by exact rules');
    expect(existsSync(join(folder, 'csv-totals/review.json'))).toBe(false);
    // Of item 11 a hint watches a part, and item 9 is left to hints altogether.
    expect((await lint(folder, 'attest', trace, '--item', '9,11', '--by', 'D. Meyer')).code).toBe(0);
    const path = join(folder, 'csv-totals/review.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"item": 9', '"item": 3'));
    const checklist = (await reportOn(folder)).results.find(({ file }) => file === trace)?.checklist;
    expect(checklist).toContainEqual({ item: 3, status: 'pass' });
    expect(checklist).toContainEqual({ item: 11, status: 'attested' });
  });

  it('takes items with blanks between them, and quotes what is none', async () => {
    const folder = exampleCopy();
    const sign = (items: string) => lint(folder, 'attest', trace, '--item', items, '--by', 'Ada');
    expect((await sign('1, 9')).out).toContain('Ada signed items 1, 9 of');
    expect((await sign('1, nine')).err).toContain('--item "nine" is none of the items 1 to 16.');
  });

  it('takes no word for a name that is nobody’s, and no name that nobody sees in a file that was changed by hand', async () => {
    const folder = exampleCopy();
    const sign = (by: string) => lint(folder, 'attest', trace, '--item', '9', '--by', by);
    for (const by of ['TODO', 'n/a', '-', 'unknown', 'agent', 'The agent itself', 'subagent:reviewer', 'AI assistant'])
      expect(await sign(by)).toMatchObject({ code: 2, err: expect.stringContaining('Nobody is named who signs.') });
    for (const by of ['Noa Tbdahl', 'Zoe Agent']) expect((await sign(by)).code).toBe(0);
    const path = join(folder, 'csv-totals/review.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('Noa Tbdahl', '\u200b'));
    const said = await lint(folder, '--release');
    expect(said.code).toBe(2);
    expect(said.out.replace(/\s+/g, ' ')).toContain(
      '`reviews[0].by` names nobody, but it must be the name of somebody',
    );
  });

  it('signs nothing without a name, an item, or a trace', async () => {
    const folder = exampleCopy();
    for (const words of [
      ['attest', trace, '--item', '9'],
      ['attest', trace, '--by', 'D. Meyer'],
      ['attest', trace, '--item', '17', '--by', 'D. Meyer'],
      ['attest', trace, '--item', '9,17', '--by', 'D. Meyer'],
      ['attest', trace, '--item', '9,', '--by', 'D. Meyer'],
      ['attest', 'csv-totals/manifest.json', '--item', '9', '--by', 'D. Meyer'],
      ['attest', 'nowhere.json', '--item', '9', '--by', 'D. Meyer'],
    ])
      expect((await lint(folder, ...words)).code).toBe(2);
    writeFileSync(join(folder, 'csv-totals/review.json'), '{"reviews": [{"item": 9}]}');
    const said = await lint(folder);
    expect(said.code).toBe(2);
    expect(said.out.replace(/\s+/g, ' ')).toContain('attest writes it: `reviews[0]` has no `trace_id`');
    expect((await reportOn(folder)).results.find(({ file }) => file === trace)?.checklist.length).toBeGreaterThan(0);
    // What it advises can be done.
    const words = ['attest', trace, '--item', '9', '--by', 'D. Meyer'];
    const refused = (await lint(folder, ...words)).err;
    expect(refused).toContain('Mend it, or move review.json away and sign anew.');
    expect(refused).toMatch(/^forsy-lint: csv-totals\/review\.json is no list of signatures/);
    renameSync(join(folder, 'csv-totals/review.json'), join(folder, 'away'));
    expect((await lint(folder, ...words)).code).toBe(0);
    rmSync(join(folder, 'csv-totals/review.json'));
    mkdirSync(join(folder, 'csv-totals/review.json'));
    expect((await lint(folder, ...words)).err).toMatch(
      /^forsy-lint: csv-totals\/review\.json cannot be read: it is a folder/,
    );
  });
});
