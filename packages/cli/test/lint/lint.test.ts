import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { folderOf, run } from '../command.ts';
import { exampleCopy, examples, lint, original, places, reportOn, type Trace, wrongCause } from '../example-dataset.ts';

describe('the causal graph', () => {
  it('is drawn in the page with the faulty link marked, and is in no other report', async () => {
    const folder = exampleCopy(wrongCause);
    const both = (await lint(folder, '-f', 'json', '-f', 'html=page.html')).out;
    expect(both).toBe((await lint(folder, '-f', 'json')).out);
    expect(both).not.toContain('"graph"');
    const page = readFileSync(join(folder, 'page.html'), 'utf8');
    expect(page).toContain('<li>Step 2 names step 99 in <code>caused_by</code>.</li>');
    expect(page.match(/class="link cause faulty"/g)).toHaveLength(1);
    expect(page.match(/<details class="graph"/g)).toHaveLength(2);
  });
});

it('what a run writes is none of what it looks at, whatever stood there before', async () => {
  const folder = exampleCopy(wrongCause);
  const forms = ['ndjson=o.ndjson', 'gitlab=quality.json', 'sarif=found.json', 'json=report.json'];
  const words = [...forms.flatMap((form) => ['-f', form]), '-f', 'json', '--receipt', 'receipt.json'];
  for (const more of [[], ['--release']]) {
    const first = await lint(folder, ...words, ...more);
    expect(await lint(folder, ...words, ...more)).toEqual(first);
  }
  const files = (await reportOn(folder)).results.map(({ file }) => file);
  expect(files).not.toContain('o.ndjson');
  // Another run knows what is written for others by nothing but its name.
  expect(files).toContain('found.json');
});

describe('the README beside a trace', () => {
  it('may be where the reviewer is named, and states the level that the trace has', async () => {
    const folder = exampleCopy((trace) => {
      trace['validation_level'] = 'human_reviewed';
      (trace['dataset_summary'] as Record<string, unknown>)['validation_level'] = 'human_reviewed';
    });
    const told = async () => places(await reportOn(folder, '--only', 'evidence-levels-agree'), 'warning');
    expect(await told()).toHaveLength(2);
    const readme = join(folder, 'csv-totals/README.md');
    const stated = `${readFileSync(readme, 'utf8')}\nReviewed by Ines Falk, who keeps the books.\n`;
    writeFileSync(readme, stated);
    expect(await told()).toHaveLength(1);
    writeFileSync(readme, stated.replaceAll('self_traced', 'human_reviewed'));
    expect(await told()).toEqual([]);
  });
});

it('a short trace that is nearly another one is told', async () => {
  const short = (id: string, output: string): string => {
    const trace = JSON.parse(original) as Trace;
    const steps = trace.steps.slice(0, 2);
    steps[1]!['output'] = output;
    return JSON.stringify({ ...trace, trace_id: id, steps });
  };
  const told = async (output: string) =>
    places(
      await reportOn(
        folderOf({ 'a/trace.json': short('a', 'It cannot convert 1.'), 'b/trace.json': short('b', output) }),
        '--only',
        'contents-are-unique',
      ),
      'warning',
    );
  expect(await told('It cannot convert 2.')).toEqual(['b contents-are-unique ']);
  expect(await told(`It says: ${Array.from({ length: 40 }, (_, index) => `line ${index}`).join(' ')}`)).toEqual([]);
});

it('an empty README is none, and a folder Artifacts is one of artifacts', async () => {
  const folder = exampleCopy();
  expect(places(await reportOn(folder), 'warning')).toEqual([]);
  writeFileSync(join(folder, 'csv-totals/README.md'), ' \n');
  mkdirSync(join(folder, 'water-notice/Artifacts'));
  writeFileSync(join(folder, 'water-notice/Artifacts/more.txt'), 'More.\n');
  const one = await reportOn(folder);
  expect(places(one, 'warning')).toEqual(['csv-totals folders-have-their-parts ']);
  expect(places(one)).toEqual(['water-notice every-artifact-is-named ']);
});

describe('exports of a single row', () => {
  const row = `${JSON.stringify(JSON.parse(original))}\n`;

  it('repeat the trace of a folder, and are no second trace', async () => {
    const folder = exampleCopy();
    writeFileSync(join(folder, 'traces.jsonl'), row);
    const said = places(await reportOn(folder));
    expect(said).toEqual([expect.stringMatching(/exports-match-the-traces/)]);
  });

  it('leave out what they leave out: a manifest of two', async () => {
    const second = JSON.stringify({ ...(JSON.parse(original) as Trace), trace_id: 'another' });
    const manifest = readFileSync(join(examples, 'csv-totals/manifest.json'), 'utf8');
    const folder = folderOf({
      'traces.jsonl': `${row}${second}\n`,
      'manifests.jsonl': `${JSON.stringify(JSON.parse(manifest))}\n`,
    });
    expect(places(await reportOn(folder, '--only', 'exports-match-the-traces'))).toHaveLength(1);
  });
});

describe('forsy-lint', () => {
  it('passes the examples', async () => {
    const said = run('forsy-lint', [], exampleCopy());
    expect(said.err).toBe('');
    expect(said.code).toBe(0);
  });

  it('names place and fix of a fault and exits with 1', async () => {
    const said = run('forsy-lint', [], exampleCopy(wrongCause));
    expect(said.code).toBe(1);
    expect(said.out).toContain('csv-totals/trace.json');
    expect(said.out).toContain('Step 2 names step 99 as its cause');
    expect(said.out).toContain('caused-by-points-back');
    expect(said.out).toContain('fix:');
  });

  it('holds a trace against the manifest beside it', async () => {
    const folder = exampleCopy();
    const path = join(folder, 'csv-totals/manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    writeFileSync(path, JSON.stringify({ ...manifest, total_steps: 99 }));
    expect(places(await reportOn(folder))).toEqual([
      'csv-totals/trace.json manifest-agrees-with-trace /summary/total_steps',
    ]);
  });

  it('gives the same bytes every time', async () => {
    const folder = exampleCopy(wrongCause);
    const first = (await lint(folder, '-f', 'json')).out;
    for (let again = 0; again < 4; again++) expect((await lint(folder, '-f', 'json')).out).toBe(first);
  });

  it('reads a flat folder, exports and streams', async () => {
    const other = JSON.stringify({ ...JSON.parse(original), trace_id: 'two' });
    const folder = folderOf({
      'a.json': original,
      'b.json': other,
      'traces.jsonl': `${JSON.stringify(JSON.parse(original))}\n${other}\n`,
    });
    const one = await reportOn(folder, '--only', 'contents-are-unique,exports-match-the-traces,trace-ids-are-unique');
    // The two files tell the same story, and that the export repeats it is no second finding.
    expect(places(one)).toEqual(['. contents-are-unique ']);
  });
});

describe('bad input gets one clear finding, and the rest is still checked:', () => {
  const others = (one: Report): unknown =>
    one.results.find(({ file }) => file === 'water-notice/trace.json')?.checklist.length;

  it('a half-written trace', async () => {
    const folder = exampleCopy();
    writeFileSync(join(folder, 'csv-totals/trace.json'), original.slice(0, 3000));
    const one = await reportOn(folder);
    expect(places(one).filter((text) => text.includes('csv-totals/trace.json'))).toEqual([
      'csv-totals/trace.json json-is-complete ',
    ]);
    expect(others(one)).toBeGreaterThan(0);
  });

  it('an empty trace, whose manifest is not told to have none', async () => {
    const folder = exampleCopy();
    writeFileSync(join(folder, 'csv-totals/trace.json'), '');
    expect(places(await reportOn(folder))).toEqual(['csv-totals/trace.json json-is-complete ']);
  });

  it('a manifest without a trace', async () => {
    const folder = exampleCopy();
    execFileSync('rm', [join(folder, 'csv-totals/trace.json')]);
    const one = await reportOn(folder);
    expect(places(one)).toEqual(['csv-totals folders-have-their-parts ']);
    expect(others(one)).toBeGreaterThan(0);
  });

  it('a folder of a trace that is a link out of the dataset, and one that is a link within it', async () => {
    const folder = exampleCopy();
    const elsewhere = exampleCopy();
    execFileSync('mv', [join(folder, 'csv-totals'), join(elsewhere, 'moved')]);
    symlinkSync(join(elsewhere, 'moved'), join(folder, 'csv-totals'));
    expect(places(await reportOn(folder))).toEqual(['csv-totals folders-have-their-parts ']);
    expect(places(await reportOn(folder, 'csv-totals'))).toEqual([]);
    execFileSync('rm', [join(folder, 'csv-totals')]);
    execFileSync('mv', [join(elsewhere, 'moved'), join(folder, '.kept')]);
    symlinkSync('.kept', join(folder, 'csv-totals'));
    expect(places(await reportOn(folder, '--only', 'folders-have-their-parts'))).toEqual([]);
  });

  it('a circle of prior_trace_id', async () => {
    const folder = exampleCopy((trace) => {
      trace['prior_trace_id'] = trace['trace_id'];
    });
    expect(places(await reportOn(folder, '--only', 'prior-traces-exist'))).toEqual(['csv-totals prior-traces-exist ']);
  });

  it('an artifact path that climbs out, and an artifact that is a link or a device', async () => {
    const folder = exampleCopy((trace) => {
      trace['static_output'] = { artifacts: [{ path: '../../etc/passwd', type: 'created' }] };
    });
    symlinkSync('/etc/hostname', join(folder, 'csv-totals/artifacts/linked.txt'));
    execFileSync('mkfifo', [join(folder, 'csv-totals/artifacts/pipe')]);
    const one = await reportOn(folder, '--only', 'artifacts-stay-inside');
    const messages = one.results.flatMap(({ findings }) => findings.map(({ message }) => message));
    expect(messages).toHaveLength(3);
    expect(messages.join(' ')).toMatch(/passwd.*leads out.*linked\.txt is a link.*pipe is neither/);
  });

  it('a folder that is typed twice is one dataset', async () => {
    const folder = exampleCopy((trace) => {
      trace['prior_trace_id'] = trace['trace_id'];
    });
    const found = places(await reportOn(folder));
    expect(found).not.toEqual([]);
    expect(places(await reportOn(folder, '.', './', folder))).toEqual(found);
  });

  it('a path that is missing ends with 2, and what could be read is reported', async () => {
    const said = await lint(exampleCopy(wrongCause), '.', 'nowhere');
    expect(said.code).toBe(2);
    expect(said.out).toContain('caused-by-points-back');
    expect(said.out).toContain('there is no such file');
  });
});

describe('the command line', () => {
  it('weighs, chooses and leaves out rules', async () => {
    const folder = exampleCopy(wrongCause);
    expect((await lint(folder, '--rule', 'caused-by-points-back:warning')).code).toBe(0);
    expect((await lint(folder, '--skip', 'caused-by-points-back')).code).toBe(0);
    expect((await lint(folder, '--only', 'null-is-null')).code).toBe(0);
    expect((await lint(folder, '--only', 'caused-by-points-back')).code).toBe(1);
  });

  it('names the nearest rule for one that there is not', async () => {
    for (const words of [
      ['--only', 'caused-by-point-back'],
      ['--rule', 'caused-by-point-back:off'],
      ['explain', 'caused-by-point-back'],
    ]) {
      const said = await lint(exampleCopy(), ...words);
      expect(said.code).toBe(2);
      expect(said.err).toContain('Did you mean caused-by-points-back?');
    }
  });

  it('reads standard input', async () => {
    const said = run('forsy-lint', ['-', '--stdin-filename', 'in.json', '-f', 'json'], '.', original);
    expect(JSON.parse(said.out).results[0].file).toBe('in.json');
    expect(said.code).toBe(0);
  });
});
