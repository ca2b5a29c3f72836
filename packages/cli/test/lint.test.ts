import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { folderOf, run, type Said } from './command.ts';

const examples = fileURLToPath(new URL('../../../examples/dataset/', import.meta.url));
const original = readFileSync(join(examples, 'csv-totals/trace.json'), 'utf8');

type Trace = Record<string, unknown> & { steps: Record<string, unknown>[] };

/** A dataset of our own making with one trace changed. */
function dataset(change: (trace: Trace) => void = () => {}): string {
  const folder = folderOf({});
  cpSync(examples, folder, { recursive: true });
  const trace = JSON.parse(original) as Trace;
  change(trace);
  writeFileSync(join(folder, 'csv-totals/trace.json'), `${JSON.stringify(trace, null, 2)}\n`);
  return folder;
}

function lint(folder: string, ...words: string[]): Said {
  return run('forsy-lint', words, folder);
}

function report(folder: string, ...words: string[]): Report {
  return JSON.parse(lint(folder, '-f', 'json', ...words).out) as Report;
}

/** Rule and place of every finding of a severity. */
function told(one: Report, severity = 'error'): string[] {
  return one.results.flatMap(({ file, findings }) =>
    findings
      .filter((finding) => finding.severity === severity && finding.suppressed === null)
      .map(({ rule, pointer }) => `${file} ${rule} ${pointer}`),
  );
}

const wrongCause = (trace: Trace): void => {
  trace.steps[1]!['caused_by'] = [99];
};

describe('the causal graph', () => {
  it('is drawn in the page with the faulty link marked, and is in no other report', () => {
    const folder = dataset(wrongCause);
    const both = lint(folder, '-f', 'json', '-f', 'html=page.html').out;
    expect(both).toBe(lint(folder, '-f', 'json').out);
    expect(both).not.toContain('"graph"');
    const page = readFileSync(join(folder, 'page.html'), 'utf8');
    expect(page).toContain('<li>Step 2 names step 99 in <code>caused_by</code>.</li>');
    expect(page.match(/class="link cause faulty"/g)).toHaveLength(1);
    expect(page.match(/<details class="graph"/g)).toHaveLength(2);
  });
});

describe('exports of a single row', () => {
  const row = `${JSON.stringify(JSON.parse(original))}\n`;

  it('repeat the trace of a folder, and are no second trace', () => {
    const folder = dataset();
    writeFileSync(join(folder, 'traces.jsonl'), row);
    const said = told(report(folder));
    expect(said).toEqual([expect.stringMatching(/exports-match-the-traces/)]);
  });

  it('leave out what they leave out: a manifest of two', () => {
    const second = JSON.stringify({ ...(JSON.parse(original) as Trace), trace_id: 'another' });
    const manifest = readFileSync(join(examples, 'csv-totals/manifest.json'), 'utf8');
    const folder = folderOf({
      'traces.jsonl': `${row}${second}\n`,
      'manifests.jsonl': `${JSON.stringify(JSON.parse(manifest))}\n`,
    });
    expect(told(report(folder, '--only', 'exports-match-the-traces'))).toHaveLength(1);
  });
});

describe('forsy-lint', () => {
  it('passes the examples', () => {
    const said = lint(dataset());
    expect(said.err).toBe('');
    expect(said.code).toBe(0);
  });

  it('names place and fix of a fault and exits with 1', () => {
    const said = lint(dataset(wrongCause));
    expect(said.code).toBe(1);
    expect(said.out).toContain('csv-totals/trace.json');
    expect(said.out).toContain('Step 2 names step 99 as its cause');
    expect(said.out).toContain('caused-by-points-back');
    expect(said.out).toContain('fix:');
  });

  it('holds a trace against the manifest beside it', () => {
    const folder = dataset();
    const path = join(folder, 'csv-totals/manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    writeFileSync(path, JSON.stringify({ ...manifest, total_steps: 99 }));
    expect(told(report(folder))).toEqual(['csv-totals/trace.json manifest-agrees-with-trace /summary/total_steps']);
  });

  it('gives the same bytes every time', () => {
    const folder = dataset(wrongCause);
    const first = lint(folder, '-f', 'json').out;
    for (let again = 0; again < 4; again++) expect(lint(folder, '-f', 'json').out).toBe(first);
  });

  it('reads a flat folder, exports and streams', () => {
    const other = JSON.stringify({ ...JSON.parse(original), trace_id: 'two' });
    const folder = folderOf({
      'a.json': original,
      'b.json': other,
      'traces.jsonl': `${JSON.stringify(JSON.parse(original))}\n${other}\n`,
    });
    const one = report(folder, '--only', 'contents-are-unique,exports-match-the-traces,trace-ids-are-unique');
    // The two files tell the same story, once as files and once as an export.
    expect(told(one)).toEqual(['. contents-are-unique ', '. contents-are-unique ']);
  });
});

describe('bad input gets one clear finding, and the rest is still checked:', () => {
  const others = (one: Report): unknown =>
    one.results.find(({ file }) => file === 'water-notice/trace.json')?.checklist.length;

  it('a half-written trace', () => {
    const folder = dataset();
    writeFileSync(join(folder, 'csv-totals/trace.json'), original.slice(0, 3000));
    const one = report(folder);
    expect(told(one).filter((text) => text.includes('csv-totals/trace.json'))).toEqual([
      'csv-totals/trace.json json-is-complete ',
    ]);
    expect(others(one)).toBeGreaterThan(0);
  });

  it('a manifest without a trace', () => {
    const folder = dataset();
    execFileSync('rm', [join(folder, 'csv-totals/trace.json')]);
    const one = report(folder);
    expect(told(one)).toEqual(['csv-totals folders-have-their-parts ']);
    expect(others(one)).toBeGreaterThan(0);
  });

  it('a circle of prior_trace_id', () => {
    const folder = dataset((trace) => {
      trace['prior_trace_id'] = trace['trace_id'];
    });
    expect(told(report(folder, '--only', 'prior-traces-exist'))).toEqual(['csv-totals prior-traces-exist ']);
  });

  it('an artifact path that climbs out, and an artifact that is a link or a device', () => {
    const folder = dataset((trace) => {
      trace['static_output'] = { artifacts: [{ path: '../../etc/passwd', type: 'created' }] };
    });
    symlinkSync('/etc/hostname', join(folder, 'csv-totals/artifacts/linked.txt'));
    execFileSync('mkfifo', [join(folder, 'csv-totals/artifacts/pipe')]);
    const one = report(folder, '--only', 'artifacts-stay-inside');
    const messages = one.results.flatMap(({ findings }) => findings.map(({ message }) => message));
    expect(messages).toHaveLength(3);
    expect(messages.join(' ')).toMatch(/passwd.*leads out.*linked\.txt is a link.*pipe is neither/);
  });

  it('a path that is missing ends with 2, and what could be read is reported', () => {
    const said = lint(dataset(wrongCause), '.', 'nowhere');
    expect(said.code).toBe(2);
    expect(said.out).toContain('caused-by-points-back');
    expect(said.out).toContain('there is no such file');
  });
});

describe('a configuration', () => {
  const config = (folder: string, content: unknown, name = 'forsy-lint.config.json'): void =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

  it('weighs rules, also in some files only', () => {
    const folder = dataset(wrongCause);
    config(folder, { rules: { 'caused-by-points-back': 'warning' } });
    expect(lint(folder).code).toBe(0);
    config(folder, { overrides: [{ files: ['water-notice/**'], rules: { 'caused-by-points-back': 'off' } }] });
    expect(lint(folder).code).toBe(1);
    config(folder, { overrides: [{ files: ['csv-totals/**'], rules: { 'caused-by-points-back': 'off' } }] });
    expect(lint(folder).code).toBe(0);
  });

  it('leaves files out', () => {
    const folder = dataset(wrongCause);
    config(folder, { ignore: ['csv-totals/'] });
    expect(report(folder).results.map(({ file }) => file)).not.toContain('csv-totals/trace.json');
    config(folder, {});
    writeFileSync(join(folder, 'left-out'), 'csv-totals/\n');
    expect(report(folder, '--ignore-path', 'left-out').results.map(({ file }) => file)).not.toContain(
      'csv-totals/trace.json',
    );
  });

  it('builds on others, and notices a circle', () => {
    const folder = dataset(wrongCause);
    config(folder, { extends: ['./base.json'] });
    config(folder, { rules: { 'caused-by-points-back': 'off' } }, 'base.json');
    expect(lint(folder).code).toBe(0);
    config(folder, { extends: ['./forsy-lint.config.json'] }, 'base.json');
    const said = lint(folder);
    expect(said.code).toBe(2);
    expect(said.err).toContain('extends itself');
    config(folder, { extends: ['nobody-has-this'] });
    expect(lint(folder).err).toContain('not installed');
  });

  it('with an unknown rule, a wrong weight, a wrong key or broken JSON is refused in one line', () => {
    const folder = dataset();
    const wrong: [unknown, string][] = [
      [{ rules: { 'caused-by-point-back': 'off' } }, 'Did you mean caused-by-points-back?'],
      [{ rules: { 'caused-by-points-back': 'fatal' } }, '"off", "warning", "error"'],
      [{ rulez: {} }, 'rulez'],
      [{ allow: [{ rule: 'caused-by-points-back' }] }, 'without a reason'],
      [{ allow: [{ rule: 'caused-by-points-back', reason: ' ' }] }, 'without a reason'],
      [{ allow: [{ rule: 'nope', reason: 'x' }] }, 'no rule "nope"'],
      ['{"rules": ', 'forsy-lint.config.json:1:'],
    ];
    for (const [content, says] of wrong) {
      config(folder, content);
      const said = lint(folder);
      expect(said.code).toBe(2);
      expect(said.err).toContain(says);
      expect(said.out).toBe('');
    }
  });

  it('suppresses with a reason, stays in the report, and speaks up when it is old or unused', () => {
    const folder = dataset(wrongCause);
    const allow = { rule: 'caused-by-points-back', reason: 'Step 99 was cut.', owner: 'Dana', expires: '2999-01-01' };
    config(folder, { allow: [allow] });
    const one = report(folder);
    expect(told(one)).toEqual([]);
    expect(one.summary.suppressed).toBe(1);
    expect(one.results.flatMap(({ findings }) => findings).find(({ suppressed }) => suppressed)?.suppressed).toEqual({
      reason: 'Step 99 was cut.',
      owner: 'Dana',
      expires: '2999-01-01',
      source: 'config',
    });
    config(folder, { allow: [{ ...allow, expires: '2001-01-01' }] });
    expect(told(report(folder))).toEqual([
      'csv-totals/trace.json caused-by-points-back /steps/1/caused_by/0',
      'forsy-lint.config.json suppressions-are-current ',
    ]);
    config(folder, { allow: [allow, { rule: 'null-is-null', reason: 'Once needed.' }] });
    expect(told(report(folder), 'warning')).toContain('forsy-lint.config.json suppressions-are-used ');
  });

  it('can be begun with init, once', () => {
    const folder = dataset();
    expect(lint(folder, 'init').code).toBe(0);
    expect(lint(folder).code).toBe(0);
    expect(lint(folder, 'init')).toMatchObject({ code: 2, out: '' });
  });
});

describe('a baseline', () => {
  const only = ['--only', 'caused-by-points-back,suppressions-are-used'];

  it('is written, lived with, and pruned', () => {
    const folder = dataset(wrongCause);
    expect(lint(folder, '--suppress-all', ...only).err).toContain('now holds 1 finding.');
    const one = report(folder, ...only);
    expect(one.summary).toMatchObject({ errors: 0, suppressed: 1 });
    writeFileSync(join(folder, 'csv-totals/trace.json'), original);
    expect(told(report(folder, ...only), 'warning')).toEqual(['forsy-lint-suppressions.json suppressions-are-used ']);
    expect(lint(folder, '--prune-suppressions', ...only).code).toBe(0);
    expect(told(report(folder, ...only), 'warning')).toEqual([]);
  });

  it('never holds a word of the traces', () => {
    const folder = dataset(wrongCause);
    lint(folder, '--suppress-all', ...only);
    const held = JSON.parse(readFileSync(join(folder, 'forsy-lint-suppressions.json'), 'utf8')) as object;
    expect(JSON.stringify(held)).toMatch(
      /^\{"version":1,"suppressions":\[\{"rule":"[a-z-]+","fingerprint":"[0-9a-f]{16}"\}\]\}$/,
    );
  });
});

describe('the command line', () => {
  it('weighs, chooses and leaves out rules', () => {
    const folder = dataset(wrongCause);
    expect(lint(folder, '--rule', 'caused-by-points-back:warning').code).toBe(0);
    expect(lint(folder, '--skip', 'caused-by-points-back').code).toBe(0);
    expect(lint(folder, '--only', 'null-is-null').code).toBe(0);
    expect(lint(folder, '--only', 'caused-by-points-back').code).toBe(1);
  });

  it('names the nearest rule for one that there is not', () => {
    for (const words of [
      ['--only', 'caused-by-point-back'],
      ['--rule', 'caused-by-point-back:off'],
      ['explain', 'caused-by-point-back'],
    ]) {
      const said = lint(dataset(), ...words);
      expect(said.code).toBe(2);
      expect(said.err).toContain('Did you mean caused-by-points-back?');
    }
  });

  it('lists and explains the rules', () => {
    const rows = JSON.parse(lint('.', 'rules', '--json').out) as Record<string, unknown>[];
    expect(rows.find(({ id }) => id === 'caused-by-points-back')).toMatchObject({
      checklist: 10,
      certainty: 'exact',
      severity: 'error',
      fixable: false,
      reads: ['steps[].step', 'steps[].caused_by'],
    });
    expect(lint('.', 'rules').out.split('\n').length).toBe(rows.length + 1);
    expect(lint('.', 'explain', 'caused-by-points-back').out).toContain('why: Readers replay');
    expect(lint('.', 'explain', 'types-are-right').out).toContain('found by the schema');
  });

  it('reads standard input', () => {
    const said = run('forsy-lint', ['-', '--stdin-filename', 'in.json', '-f', 'json'], '.', original);
    expect(JSON.parse(said.out).results[0].file).toBe('in.json');
    expect(said.code).toBe(0);
  });
});

describe('--fix', () => {
  const path = (folder: string): string => join(folder, 'csv-totals/trace.json');
  const textOf = (folder: string): string => readFileSync(path(folder), 'utf8');
  const broken = (trace: Trace): void => {
    trace.steps[0]!['eval'] = 1;
    trace['prior_trace_id'] = '';
    trace.steps[0]!['feedback_type'] = '';
    // 1, 2, 3 become 10, 20, 30, and every link with them.
    const far = (number: unknown): unknown => (typeof number === 'number' ? number * 10 : number);
    for (const step of trace.steps) {
      step['step'] = far(step['step']);
      step['caused_by'] = (step['caused_by'] as number[] | null)?.map(far) ?? null;
      step['retry_of'] = far(step['retry_of']);
      const source = step['input_source'] as Record<string, unknown> | null;
      if (source) source['source_step'] = far(source['source_step']);
    }
    const { artifacts } = trace['static_output'] as { artifacts: Record<string, unknown>[] };
    for (const artifact of artifacts)
      artifact['related_steps'] = (artifact['related_steps'] as number[] | null)?.map(far) ?? null;
  };

  it('mends what it may, gives the file back as it was, and has nothing left to do', () => {
    const folder = dataset(broken);
    expect(lint(folder).code).toBe(1);
    expect(lint(folder, '--fix').code).toBe(0);
    expect(JSON.parse(textOf(folder))).toEqual(JSON.parse(original));
    const once = textOf(folder);
    lint(folder, '--fix');
    expect(textOf(folder)).toBe(once);
  });

  it('keeps the formatting of the file', () => {
    const folder = dataset();
    const odd = original.replace(/"total_steps": \d+/, '"total_steps" :\t 99').replaceAll('\n', '\r\n');
    writeFileSync(path(folder), `\uFEFF${odd}`);
    lint(folder, '--fix');
    const total = (JSON.parse(original) as Trace).steps.length;
    expect(textOf(folder)).toBe(`\uFEFF${odd.replace('\t 99', `\t ${total}`)}`);
  });

  it('writes the counts of the manifest that follow from the trace', () => {
    const folder = dataset();
    const manifest = join(folder, 'csv-totals/manifest.json');
    const before = readFileSync(manifest, 'utf8');
    writeFileSync(
      manifest,
      before.replace(/"total_steps": \d+/, '"total_steps": 99').replace(/"positive_pct": \d+/, '"positive_pct": 1'),
    );
    lint(folder, '--fix');
    expect(readFileSync(manifest, 'utf8')).toBe(before);
  });

  it('does not renumber where a number stands twice or a link leads nowhere', () => {
    for (const change of [
      (trace: Trace): void => {
        trace.steps[2]!['step'] = trace.steps[1]!['step'];
      },
      (trace: Trace): void => {
        broken(trace);
        trace.steps[1]!['caused_by'] = [2];
      },
    ]) {
      const folder = dataset(change);
      const numbers = (JSON.parse(textOf(folder)) as Trace).steps.map(({ step }) => step);
      lint(folder, '--fix');
      expect((JSON.parse(textOf(folder)) as Trace).steps.map(({ step }) => step)).toEqual(numbers);
      expect(lint(folder, '--fix').code).toBe(1);
    }
  });

  it('shows the change and makes none with --fix-dry-run', () => {
    const folder = dataset((trace) => {
      trace.steps[0]!['eval'] = 1;
    });
    const before = textOf(folder);
    const said = lint(folder, '--fix-dry-run');
    expect(said.code).toBe(1);
    expect(said.out).toContain('--- csv-totals/trace.json');
    expect(said.out).toMatch(/^-\s+"eval": 1,$/m);
    expect(said.out).toMatch(/^\+\s+"eval": 0,$/m);
    expect(textOf(folder)).toBe(before);
    expect(lint(dataset(), '--fix-dry-run').out).toBe('');
  });

  it('leaves suppressed findings and rules that are off alone', () => {
    const folder = dataset((trace) => {
      (trace['summary'] as Record<string, unknown>)['total_steps'] = 99;
    });
    const before = textOf(folder);
    lint(folder, '--fix', '--skip', 'summary-counts-are-true');
    expect(textOf(folder)).toBe(before);
  });
});

describe('--release', () => {
  const trace = 'csv-totals/trace.json';
  /** Item 16 is left to a person: the description says more steps than there are. */
  const doubtful = (one: Trace): void => {
    (one['dataset_summary'] as Record<string, unknown>)['description'] =
      'A live trace of 99 steps in which totals are computed from a table. Limitation: the input is not included.';
  };
  const gate = ['--release'];

  it('stops what a hint left to a person, until a person signs it', () => {
    const folder = dataset(doubtful);
    expect(lint(folder, '--only', 'description-is-true').code).toBe(0);
    expect(told(report(folder, ...gate))).toEqual([`${trace} items-are-settled `]);
    const signed = lint(
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
    const one = report(folder, ...gate);
    expect(told(one)).toEqual([]);
    expect(one.results.find(({ file }) => file === trace)?.checklist).toContainEqual({ item: 16, status: 'attested' });
  });

  it('does not take a signature that was given for other content', () => {
    const folder = dataset(doubtful);
    lint(folder, 'attest', trace, '--item', '16', '--by', 'D. Meyer');
    const changed = JSON.parse(readFileSync(join(folder, trace), 'utf8')) as Trace;
    changed.steps[1]!['causal_note'] = 'Another note altogether.';
    writeFileSync(join(folder, trace), JSON.stringify(changed));
    const one = report(folder, ...gate);
    expect(told(one)).toEqual([`${trace} items-are-settled `]);
    expect(told(one, 'warning').join(' ')).toContain('reviews-are-current');
  });

  it('does not depend on how the trace is written down', () => {
    const folder = dataset(doubtful);
    lint(folder, 'attest', trace, '--item', '16', '--by', 'D. Meyer');
    const same = JSON.parse(readFileSync(join(folder, trace), 'utf8')) as object;
    writeFileSync(join(folder, trace), JSON.stringify(Object.fromEntries(Object.entries(same).reverse())));
    expect(told(report(folder, ...gate))).toEqual([]);
  });

  it('with =reviewed wants a signature for what only hints watch over', () => {
    const folder = dataset();
    const words = ['--release=reviewed'];
    const items = ['1', '6', '7', '8', '9'];
    expect(
      report(folder, ...words)
        .results.flatMap(({ findings }) => findings.map(({ message }) => message))
        .join(' '),
    ).toContain('Items 1, 6, 7, 8 and 9 are watched over by hints alone');
    for (const one of ['csv-totals', 'water-notice'])
      lint(folder, 'attest', `${one}/trace.json`, ...items.flatMap((item) => ['--item', item]), '--by', 'D. Meyer');
    expect(told(report(folder, ...words))).toEqual([]);
  });

  it('is not opened by a baseline', () => {
    const folder = dataset(wrongCause);
    lint(folder, '--suppress-all');
    expect(told(report(folder, ...gate))).toContain(`${trace} caused-by-points-back /steps/1/caused_by/0`);
  });

  it('signs nothing without a name, an item, or a trace', () => {
    const folder = dataset();
    for (const words of [
      ['attest', trace, '--item', '9'],
      ['attest', trace, '--by', 'D. Meyer'],
      ['attest', trace, '--item', '17', '--by', 'D. Meyer'],
      ['attest', 'csv-totals/manifest.json', '--item', '9', '--by', 'D. Meyer'],
      ['attest', 'nowhere.json', '--item', '9', '--by', 'D. Meyer'],
    ])
      expect(lint(folder, ...words).code).toBe(2);
    writeFileSync(join(folder, 'csv-totals/review.json'), '{"reviews": [{"item": 9}]}');
    const said = lint(folder);
    expect(said.code).toBe(2);
    expect(said.out).toContain('no list of signatures');
    expect(report(folder).results.find(({ file }) => file === trace)?.checklist.length).toBeGreaterThan(0);
  });
});
