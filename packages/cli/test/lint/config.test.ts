import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { changeTrace, exampleCopy, lint, original, places, reportOn, told, wrongCause } from '../example-dataset.ts';
import { runHere } from '../run-here.ts';

describe('a configuration', () => {
  const config = (folder: string, content: unknown, name = 'forsy-lint.config.json'): void =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

  it('weighs rules, also in some files only', async () => {
    const folder = exampleCopy(wrongCause);
    config(folder, { rules: { 'caused-by-points-back': 'warning' } });
    expect((await lint(folder)).code).toBe(0);
    config(folder, { overrides: [{ files: ['water-notice/**'], rules: { 'caused-by-points-back': 'off' } }] });
    expect((await lint(folder)).code).toBe(1);
    config(folder, { overrides: [{ files: ['csv-totals/**'], rules: { 'caused-by-points-back': 'off' } }] });
    expect((await lint(folder)).code).toBe(0);
  });

  it('that switches off what --only names is told of, unless the rule is on somewhere', async () => {
    const folder = exampleCopy(wrongCause);
    const only = ['--only', 'caused-by-points-back'];
    const off = { 'caused-by-points-back': ['off', {}] };
    config(folder, { rules: off });
    expect(await lint(folder, ...only)).toMatchObject({ code: 2, err: expect.stringContaining('none would be asked') });
    expect((await lint(folder, ...only, '--rule', 'caused-by-points-back:error')).code).toBe(1);
    config(folder, {
      rules: off,
      overrides: [{ files: ['csv-totals/**'], rules: { 'caused-by-points-back': 'error' } }],
    });
    expect((await lint(folder, ...only)).code).toBe(1);
    config(folder, { rules: { 'caused-by-points-back': 'off' } });
    expect((await lint(folder, '--only', 'caused-by-points-back,null-is-null')).code).toBe(0);
  });

  it('says of an override that it fits no file, where every file was looked at', async () => {
    const folder = exampleCopy();
    const overrides = [{ files: ['csv-total/**'], rules: { 'caused-by-points-back': 'off' } }];
    const told = async (...words: string[]): Promise<string> => (await lint(folder, ...words)).out;
    config(folder, { overrides });
    expect(await told()).toContain('The override for "csv-total/**" fits no file');
    expect(await told('water-notice')).not.toContain('fits no file');
    config(folder, { overrides: [{ ...overrides[0], files: ['csv-totals/**'] }] });
    expect(await told()).not.toContain('fits no file');
  });

  it.each([
    [{ ignore: ['drafts\\old'] }, '`ignore[0]` is "drafts\\\\old"', 'Write "drafts/old".'],
    [{ ignore: ['b', 'drafts\\'] }, '`ignore[1]` is', 'Write "drafts/".'],
    [{ overrides: [{ files: ['a\\**'], rules: {} }] }, '`overrides[0].files[0]` is', 'Write "a/**".'],
  ])('refuses a pattern with the separator of Windows: %j', async (content, place, fix) => {
    const folder = exampleCopy();
    config(folder, content);
    const { err, code } = await lint(folder);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(place) });
    expect(err).toContain(fix);
    config(folder, { ignore: ['what\\?.json', '\\#notes', 'a\\*b', '\\[old\\]/'] });
    expect((await lint(folder)).code).toBe(0);
  });

  it('weighs what is told of a folder by the overrides that fit all of it', async () => {
    const folder = exampleCopy();
    writeFileSync(join(folder, 'csv-totals/artifacts/unnamed.txt'), 'x');
    expect((await lint(folder)).out).toContain('unnamed.txt is named by no artifact');
    for (const files of ['csv-totals/**', '**']) {
      config(folder, { overrides: [{ files: [files], rules: { 'every-artifact-is-named': 'off' } }] });
      expect(await lint(folder)).toMatchObject({ code: 0 });
    }
    config(folder, { overrides: [{ files: ['water-notice/**'], rules: { 'every-artifact-is-named': 'off' } }] });
    expect((await lint(folder)).out).toContain('unnamed.txt is named by no artifact');
  });

  it('tells what it says of a folder once, however often that was named', async () => {
    const folder = exampleCopy();
    writeFileSync(join(folder, 'csv-totals/artifacts/unnamed.txt'), 'x');
    const once = await lint(folder, '.');
    expect(once.out).toContain('1 error');
    expect((await lint(folder, '.', 'csv-totals')).out).toBe(once.out);
  });

  it('does not hold against a release what an override says of other files', async () => {
    const folder = exampleCopy();
    config(folder, { overrides: [{ files: ['drafts/**'], rules: { 'caused-by-points-back': 'off' } }] });
    expect((await lint(folder, '--release')).out).not.toContain('switched off');
    config(folder, { overrides: [{ files: ['water-notice/**'], rules: { 'caused-by-points-back': 'off' } }] });
    expect((await lint(folder, '--release', 'csv-totals')).code).toBe(0);
    expect((await lint(folder, '--release', 'water-notice')).out).toContain('switched off');
  });

  it('leaves files out', async () => {
    const folder = exampleCopy(wrongCause);
    config(folder, { ignore: ['csv-totals/'] });
    expect((await reportOn(folder)).results.map(({ file }) => file)).not.toContain('csv-totals/trace.json');
    config(folder, {});
    writeFileSync(join(folder, 'left-out'), 'csv-totals/\n');
    expect((await reportOn(folder, '--ignore-path', 'left-out')).results.map(({ file }) => file)).not.toContain(
      'csv-totals/trace.json',
    );
  });

  it('leaves nothing out that is named', async () => {
    const folder = exampleCopy(wrongCause);
    config(folder, { ignore: ['csv-totals/'] });
    const looked = await reportOn(folder, 'csv-totals/trace.json');
    expect(looked.results.map(({ file }) => file)).toContain('csv-totals/trace.json');
  });

  it('refuses a line of --ignore-path that is written as a path of Windows, and reads signs that are meant as they stand', async () => {
    const folder = exampleCopy(wrongCause);
    writeFileSync(join(folder, 'left-out'), '# ours\\old\n\\#drafts/\ncsv-totals\\trace.json\r\n');
    const said = await lint(folder, '--ignore-path', 'left-out');
    expect(said.code).toBe(2);
    expect(said.err).toContain('left-out: line 3 is "csv-totals\\\\trace.json", but a backslash separates no folders');
    expect(said.err).toContain('Write "csv-totals/trace.json".');
  });

  it('builds on others, and notices a circle', async () => {
    const folder = exampleCopy(wrongCause);
    config(folder, { extends: ['./base.json'] });
    config(folder, { rules: { 'caused-by-points-back': 'off' } }, 'base.json');
    expect((await lint(folder)).code).toBe(0);
    expect((await reportOn(folder)).results.map(({ file }) => file)).not.toContain('base.json');
    config(folder, { extends: ['./forsy-lint.config.json'] }, 'base.json');
    const said = await lint(folder);
    expect(said.code).toBe(2);
    expect(said.err).toContain('extends itself');
    config(folder, { extends: ['nobody-has-this'] });
    expect((await lint(folder)).err).toContain('not installed');
  });

  it('builds on what a package gives out, and says of one that is installed what it does not', async () => {
    const folder = exampleCopy(wrongCause);
    const installed = join(folder, 'node_modules');
    for (const name of ['plain', '@team/shared', 'closed']) mkdirSync(join(installed, name), { recursive: true });
    const off = { rules: { 'caused-by-points-back': 'off' } };
    config(folder, { name: 'plain', version: '1.0.0' }, 'node_modules/plain/package.json');
    config(folder, off, 'node_modules/plain/forsy-lint.config.json');
    config(folder, { name: '@team/shared', version: '1.0.0' }, 'node_modules/@team/shared/package.json');
    config(folder, off, 'node_modules/@team/shared/all.json');
    config(folder, { name: 'closed', version: '1.0.0', exports: {} }, 'node_modules/closed/package.json');
    for (const good of ['plain', '@team/shared/all.json']) {
      config(folder, { extends: [good] });
      expect((await lint(folder)).code, good).toBe(0);
    }
    for (const [bad, says] of [
      ['@team/shared', 'but the package @team/shared gives out no forsy-lint.config.json.'],
      ['plain/more.json', 'but the package plain gives out no more.json.'],
      ['closed', 'but the package closed gives out no forsy-lint.config.json.'],
      ['@team/other', '"@team/other", which is not installed.'],
    ] as const) {
      config(folder, { extends: [bad] });
      const { err, code } = await lint(folder);
      expect(code).toBe(2);
      expect(err).toContain(says);
    }
  });

  it('with an unknown rule, a wrong weight, a wrong key or broken JSON is refused in one line', async () => {
    const folder = exampleCopy();
    const wrong: [unknown, string][] = [
      [{ rules: { 'caused-by-point-back': 'off' } }, 'Did you mean caused-by-points-back?'],
      [{ rules: { 'caused-by-points-back': 'fatal' } }, '"off", "warning", "error"'],
      [{ rules: { 'description-is-true': ['warning', { limitation: false }] } }, 'Did you mean limitations?'],
      [{ rules: { 'description-is-true': ['warning', { limitations: 'no' }] } }, 'it can be true or false'],
      [{ rules: { 'caused-by-points-back': ['error', { strict: true }] } }, 'has no option "strict"'],
      [{ rulez: {} }, 'rulez'],
      [[1], 'The configuration is a list of one entry, but it must be an object.\nWrite { "rules": {} }, for example.'],
      [{ overrides: [{ rules: {} }] }, 'has no `files`, which must always be there.\nAdd `files`.\n'],
      [{ overrides: [{ files: [], rules: {} }] }, 'it must have at least 1.\nAdd what is missing.\n'],
      [{ extends: ['./no.json'] }, 'forsy-lint.config.json extends "./no.json", but there is no such file.'],
      [{ extends: ['./csv-totals'] }, 'forsy-lint.config.json extends "./csv-totals", but it is a folder.'],
      [{ allow: [{ rule: 'caused-by-points-back' }] }, 'without a reason'],
      [{ allow: [{ rule: 'caused-by-points-back', reason: ' ' }] }, 'without a reason'],
      [{ allow: [{ rule: 'caused-by-points-back', reason: 'n/a' }] }, 'without a reason'],
      [{ allow: [{ rule: 'caused-by-points-back', reason: '-' }] }, 'without a reason'],
      [{ allow: [{ rule: 'nope', reason: 'x' }] }, 'no rule "nope"'],
      ['{"rules": ', 'forsy-lint.config.json:1:'],
    ];
    for (const [content, says] of wrong) {
      config(folder, content);
      const said = await lint(folder);
      expect(said.code).toBe(2);
      expect(said.err).toContain(says);
      expect(said.out).toBe('');
    }
  });

  it('by the number of an item is told what the rules of that item are', async () => {
    const folder = exampleCopy();
    const ofTen = 'Name the rules of item 10 of the checklist instead: caused-by-points-back.\n';
    for (const words of [
      ['--only', '10'],
      ['--skip', 'null-is-null,10'],
      ['--rule', '10:off'],
    ]) {
      const said = await lint(folder, ...words);
      expect(said).toEqual({ out: '', err: `forsy-lint: There is no rule "10".\n${ofTen}`, code: 2 });
    }
    expect((await lint(folder, '--only', '12')).err).toMatch(/: [a-z-]+(?:,[a-z-]+)*\.\n$/);
    expect((await lint(folder, '--only', '17')).err).toContain('forsy-lint rules lists');
    config(folder, { rules: { 10: 'off' } });
    expect((await lint(folder)).err).toContain(ofTen);
  });

  it('and what stands beside it may begin with a mark, and is refused where it is not UTF-8', async () => {
    const folder = exampleCopy();
    const write = (name: string, text: string, encoding: BufferEncoding): void =>
      writeFileSync(join(folder, name), Buffer.from(`\uFEFF${text}`, encoding));
    write('mine.json', '{"rules": {}}', 'utf8');
    write('forsy-lint-suppressions.json', '{"version": 1, "suppressions": []}', 'utf8');
    expect((await lint(folder, '-c', 'mine.json')).code).toBe(0);
    write('mine.json', '{"rules": {}}', 'utf16le');
    write('left-out', 'csv-totals/', 'utf16le');
    for (const [flag, name] of [
      ['-c', 'mine.json'],
      ['--ignore-path', 'left-out'],
    ] as const) {
      const { err, out, code } = await lint(folder, flag, name);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toContain(`${name} cannot be read: it is UTF-16, and only UTF-8 is read: save it as that first.`);
    }
  });

  it('wins over what it builds on, also over what that says of some files', async () => {
    const folder = exampleCopy(wrongCause);
    const rule = (weight: string): object => ({ 'caused-by-points-back': weight });
    config(folder, { overrides: [{ files: ['csv-totals/**'], rules: rule('off') }] }, 'base.json');
    config(folder, { extends: ['./base.json'] });
    expect((await lint(folder)).code).toBe(0);
    config(folder, { extends: ['./base.json'], rules: rule('error') });
    expect((await lint(folder)).code).toBe(1);
    config(folder, {
      extends: ['./base.json'],
      rules: rule('error'),
      overrides: [{ files: ['csv-totals/**'], rules: rule('warning') }],
    });
    expect((await lint(folder)).code).toBe(0);
  });

  it('leaves the options of a rule as they are where it only says what the rule weighs', async () => {
    const folder = exampleCopy((trace) => {
      const summary = trace['dataset_summary'] as Record<string, unknown>;
      trace['dataset_summary'] = { ...summary, description: 'An agent finds out why a script fails and mends it.' };
    });
    const asked = async (...words: string[]): Promise<string[]> =>
      told(await reportOn(folder, ...words)).filter((one) => one.includes('description-is-true'));
    const without = { 'description-is-true': ['error', { limitations: false }] };
    const weighed = { 'description-is-true': 'error' };
    config(folder, {});
    expect(await asked()).toHaveLength(1);
    config(folder, { rules: without });
    expect(await asked()).toEqual([]);
    expect(await asked('--rule', 'description-is-true:error')).toEqual([]);
    config(folder, { rules: without, overrides: [{ files: ['**'], rules: weighed }] });
    expect(await asked()).toEqual([]);
    config(folder, { rules: without }, 'base.json');
    config(folder, { extends: ['./base.json'], rules: weighed });
    expect(await asked()).toEqual([]);
    config(folder, { overrides: [{ files: ['csv-totals/**'], rules: without }] }, 'base.json');
    expect(await asked()).toEqual([]);
    // Who says options says all of them.
    config(folder, { extends: ['./base.json'], rules: { 'description-is-true': ['error', {}] } });
    expect(await asked()).toHaveLength(1);
  });

  it('takes a suppression once that two of those it extends have from the same file', async () => {
    const folder = exampleCopy(wrongCause);
    const used = { rule: 'caused-by-points-back', reason: 'Known.' };
    const unused = { rule: 'null-is-null', reason: 'Once needed.' };
    config(folder, { allow: [used, unused] }, 'base.json');
    for (const name of ['a.json', 'b.json'])
      config(folder, { extends: ['./base.json'], allow: [{ ...unused, reason: name }] }, name);
    config(folder, { extends: ['./a.json', './b.json'] });
    const found = told(await reportOn(folder)).map((one) => /"([^"]*)"\)/.exec(one)?.[1]);
    expect(found).toEqual(['Once needed.', 'a.json', 'b.json']);
  });

  it('is missed where a link in its place leads nowhere', async () => {
    const folder = exampleCopy();
    symlinkSync('nowhere.json', join(folder, 'forsy-lint.config.json'));
    expect(await lint(folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining('forsy-lint.config.json cannot'),
    });
  });

  it('suppresses with a reason, stays in the report, and speaks up when it is old or unused', async () => {
    const folder = exampleCopy(wrongCause);
    const allow = { rule: 'caused-by-points-back', reason: 'Step 99 was cut.', owner: 'Dana', expires: '2999-01-01' };
    config(folder, { allow: [allow] });
    const one = await reportOn(folder);
    expect(places(one)).toEqual([]);
    expect(one.summary.suppressed).toBe(1);
    expect(one.results.flatMap(({ findings }) => findings).find(({ suppressed }) => suppressed)?.suppressed).toEqual({
      reason: 'Step 99 was cut.',
      owner: 'Dana',
      expires: '2999-01-01',
      source: 'config',
    });
    config(folder, { allow: [{ ...allow, expires: '2001-01-01' }] });
    expect(places(await reportOn(folder))).toEqual([
      'csv-totals/trace.json caused-by-points-back /steps/1/caused_by/0',
      'forsy-lint.config.json suppressions-are-current ',
    ]);
    config(folder, { allow: [allow, { rule: 'null-is-null', reason: 'Once needed.' }] });
    expect(places(await reportOn(folder), 'warning')).toContain('forsy-lint.config.json suppressions-are-used ');
  });

  it('is called unused where a folder was looked at, and not where single files or standard input were', async () => {
    const folder = exampleCopy(wrongCause);
    await lint(folder, '--suppress-all', '--only', 'caused-by-points-back');
    config(folder, { allow: [{ rule: 'null-is-null', reason: 'Once needed.' }] });
    const file = 'water-notice/trace.json';
    const told = async (...words: string[]): Promise<number> =>
      places(await reportOn(folder, ...words), 'warning').filter((place) => place.includes('suppressions-are-used'))
        .length;
    expect(await told('.')).toBe(1);
    // The baseline was written for the whole folder: of a part of it nobody can say what is needed elsewhere.
    expect(await told('water-notice')).toBe(1);
    // Nor can anybody say of an allowance, so the finding does not call for it to be taken out.
    const messages = async (word: string): Promise<string[]> =>
      (await reportOn(folder, word)).results.flatMap(({ findings }) =>
        findings
          .filter(({ rule }) => rule === 'suppressions-are-used')
          .map(({ message, fix }) => `${message.slice(message.indexOf(' matches'))} ${fix}`),
      );
    expect(await messages('.')).toEqual([' matches nothing. Take it out of the configuration.']);
    expect(await messages('water-notice')).toEqual([
      ' matches nothing in the part that was looked at. Look at the whole folder of the configuration, and take it out of the configuration if it matches nothing there.',
    ]);
    expect(await told(file)).toBe(0);
    expect(await told('water-notice/*.json')).toBe(0);
    const piped = await runHere('forsy-lint', ['-', '-f', 'json'], folder, {
      input: readFileSync(join(folder, file), 'utf8'),
    });
    expect(piped.out).not.toContain('suppressions-are-used');
    expect(piped.code).toBe(0);
  });

  it('names the file in which an old or unused suppression stands where that file is extended', async () => {
    const folder = exampleCopy();
    const unused = { rule: 'null-is-null', reason: 'Once needed.' };
    config(folder, { extends: ['./shared/team.json'], allow: [{ ...unused, reason: 'Mine.' }] });
    mkdirSync(join(folder, 'shared'));
    config(folder, { extends: ['./all.json'], allow: [unused] }, 'shared/team.json');
    config(folder, { allow: [{ ...unused, reason: 'Old.', expires: '2001-01-01' }] }, 'shared/all.json');
    const { results } = await reportOn(folder);
    const told = results
      .filter(({ file }) => file === 'forsy-lint.config.json')
      .flatMap(({ findings }) => findings.map(({ message, fix }) => `${message} ${fix}`));
    expect(told).toHaveLength(3);
    expect(told.join('\n')).toMatch(/"Old\."\), which comes from shared\/all\.json, held until 2001-01-01/);
    expect(told.join('\n')).toMatch(
      /"Once needed\."\), which comes from shared\/team\.json, .* out of shared\/team\.json/,
    );
    expect(told.join('\n')).toMatch(/"Mine\."\) matches nothing\. Take it out of the configuration\./);
  });

  it('can be begun with init, once', async () => {
    const folder = exampleCopy();
    expect((await lint(folder, 'init')).code).toBe(0);
    expect((await lint(folder)).code).toBe(0);
    expect(await lint(folder, 'init')).toMatchObject({ code: 2, out: '' });
  });
});

describe('a baseline', () => {
  const only = ['--only', 'caused-by-points-back,suppressions-are-used'];

  it('is written, lived with, and pruned', async () => {
    const folder = exampleCopy(wrongCause);
    expect((await lint(folder, '--suppress-all', ...only)).err).toContain('now holds 1 finding.');
    const one = await reportOn(folder, ...only);
    expect(one.summary).toMatchObject({ errors: 0, suppressed: 1 });
    writeFileSync(join(folder, 'csv-totals/trace.json'), original);
    expect(places(await reportOn(folder, ...only), 'warning')).toEqual([
      'forsy-lint-suppressions.json suppressions-are-used ',
    ]);
    expect((await lint(folder, '--prune-suppressions', ...only)).code).toBe(0);
    expect(places(await reportOn(folder, ...only), 'warning')).toEqual([]);
  });

  it('keeps what it holds of rules that are not asked and of files that cannot be looked at', async () => {
    const folder = exampleCopy((trace) => {
      wrongCause(trace);
      trace['prior_trace_id'] = '';
    });
    const held = (): string[] => {
      const { suppressions } = JSON.parse(readFileSync(join(folder, 'forsy-lint-suppressions.json'), 'utf8'));
      return (suppressions as { rule: string }[]).map(({ rule }) => rule);
    };
    const both = ['caused-by-points-back', 'null-is-null'];
    await lint(folder, '--suppress-all', '--only', both.join());
    expect(held()).toEqual(both);
    for (const flag of ['--suppress-all', '--prune-suppressions']) {
      for (const asked of [
        ['--only', 'retry-of-points-back'],
        ['--skip', both.join()],
      ])
        await lint(folder, flag, ...asked);
      expect((await lint(folder, flag, 'water-notice', 'gone')).code).toBe(2);
      expect(held()).toEqual(both);
    }
    writeFileSync(join(folder, 'csv-totals/trace.json'), original);
    const said = await lint(folder, '--suppress-all', '--only', both.join());
    expect(said.err).toMatch(
      /now holds 0 findings\. 2 that it held before were not found in what was looked at, and are out\./,
    );
  });

  it('keeps what it holds of other folders where one of them is looked at', async () => {
    const folder = exampleCopy(wrongCause);
    changeTrace(folder, wrongCause, 'water-notice/trace.json');
    const held = (): string[] => {
      const { suppressions } = JSON.parse(readFileSync(join(folder, 'forsy-lint-suppressions.json'), 'utf8'));
      return (suppressions as { within?: string }[]).map(({ within }) => within ?? 'all').sort();
    };
    const mended = (words: string[], where = folder) => lint(where, ...only, ...words);
    const both = ['csv-totals', 'water-notice'];
    for (const part of both) expect((await mended([part, '--suppress-all'])).err).not.toContain('are out');
    expect(held()).toEqual(both);
    expect((await mended([])).code).toBe(0);
    writeFileSync(join(folder, 'csv-totals/trace.json'), original);
    for (const flag of ['--prune-suppressions', '--suppress-all']) {
      expect((await mended(['water-notice', flag])).code).toBe(0);
      expect(held()).toEqual(both);
    }
    expect((await mended(['csv-totals', '--prune-suppressions'])).err).toMatch(/: 1 of 2 entries were taken out\.\n$/);
    expect(held()).toEqual(['water-notice']);
    expect((await mended(['.', '--suppress-all'])).code).toBe(0);
    expect(held()).toEqual(['water-notice']);
  });

  it('that was written for a part as a dataset of its own says nothing of the whole, and the whole nothing of it', async () => {
    const folder = exampleCopy();
    mkdirSync(join(folder, 'later'));
    renameSync(join(folder, 'water-notice'), join(folder, 'later/water-notice'));
    const trace = 'later/water-notice/trace.json';
    const continues = (one: Record<string, unknown>) => (one['prior_trace_id'] = 'example_csv_totals');
    changeTrace(folder, continues, trace);
    rmSync(join(folder, 'later/water-notice/manifest.json'));
    const told = async (...words: string[]) =>
      (await reportOn(folder, '--rule', 'folders-have-their-parts:off', ...words)).results.flatMap(({ findings }) =>
        findings.filter(({ suppressed }) => suppressed === null).map(({ rule }) => rule),
      );
    const ofPart = ['card-states-the-facts', 'prior-traces-exist'];
    expect([await told(), await told('later')]).toEqual([[], ofPart]);
    await lint(folder, 'later', '--suppress-all');
    expect([await told(), await told('later')]).toEqual([[], []]);
    await lint(folder, '--prune-suppressions');
    expect([await told(), await told('later')]).toEqual([[], []]);
    changeTrace(folder, (one) => (one['prior_trace_id'] = null), trace);
    expect([await told(), await told('later')]).toEqual([[], ['suppressions-are-used']]);
  });

  it('is pruned, and what is said of an allowance is said all the same, whatever its reason speaks of', async () => {
    const folder = exampleCopy(wrongCause);
    const reason = 'It stood in the baseline of last year.';
    const allow = [{ rule: 'null-is-null', reason, expires: '2020-01-01' }];
    writeFileSync(join(folder, 'forsy-lint.config.json'), JSON.stringify({ allow }));
    await lint(folder, '--suppress-all', ...only);
    for (const words of [[], ['--prune-suppressions']]) {
      const { results } = await reportOn(folder, ...words);
      const said = results.filter(({ findings }) => findings.some(({ rule }) => rule === 'suppressions-are-current'));
      expect(said.map(({ file }) => file)).toEqual(['forsy-lint.config.json']);
    }
  });

  it('that was written for all of the folder is only pruned where all of it is looked at', async () => {
    const folder = exampleCopy(wrongCause);
    writeFileSync(join(folder, 'forsy-lint.config.json'), '{}');
    await lint(folder, '--suppress-all', ...only);
    writeFileSync(join(folder, 'csv-totals/trace.json'), original);
    for (const [part, where] of [
      ['csv-totals', folder],
      ['.', join(folder, 'csv-totals')],
    ] as const)
      expect((await lint(where, part, '--prune-suppressions', ...only)).err).toMatch(
        /: 0 of 1 entries were taken out\. 1 matches nothing here but may speak of what was not looked at: name the whole folder of the baseline to have it judged\.\n$/,
      );
    expect((await lint(folder, '--prune-suppressions', '--rule', 'caused-by-points-back:off')).err).toMatch(/: 0 of 1/);
    const above = await lint(join(folder, 'csv-totals'), '..', '--prune-suppressions', ...only);
    expect(above.err).toMatch(/: 1 of 1 entries were taken out\.\n$/);
  });

  it('keeps what it holds of other files where single ones are looked at', async () => {
    const folder = exampleCopy(wrongCause);
    const held = (): unknown => JSON.parse(readFileSync(join(folder, 'forsy-lint-suppressions.json'), 'utf8'));
    await lint(folder, '--suppress-all', ...only);
    const all = held();
    for (const flag of ['--suppress-all', '--prune-suppressions']) {
      for (const words of ['water-notice/trace.json', 'water-notice/*.json']) {
        expect((await lint(folder, flag, words, ...only)).code).toBe(0);
        expect(held()).toEqual(all);
      }
      await runHere('forsy-lint', ['-', flag, ...only], folder, { input: original });
      expect(held()).toEqual(all);
    }
  });

  it('is pruned of what matches nothing in a folder of other formats, too', async () => {
    const text = JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Hello.' }] });
    const folder = folderOf({ 'data/trajectory.json': text });
    await lint(folder, '--suppress-all');
    const said = await lint(folder, '-f', 'json', '--fail-on', 'never');
    expect(JSON.parse(said.out).summary.suppressed).toBeGreaterThan(0);
    writeFileSync(join(folder, 'data/trajectory.json'), text.replace('{', '{"timestamp":"2026-01-01T00:00:00Z",'));
    expect(places(await reportOn(folder), 'warning')).toContain('forsy-lint-suppressions.json suppressions-are-used ');
    expect((await lint(folder, '--prune-suppressions')).err).toMatch(/: 1 of 1 entries were taken out\./);
  });

  it('never makes a broken trace look clear', async () => {
    const folder = exampleCopy(wrongCause);
    await lint(folder, '--suppress-all', ...only);
    const said = await lint(folder, ...only);
    expect(said.code).toBe(0);
    expect(said.out).not.toContain('✔');
    expect(said.out).toMatch(/csv-totals\/trace\.json\n {2}The baseline holds back 1 finding here\.\n/);
    expect(said.out).toMatch(/10 {2}Causes point back +1 fail/);
    expect(said.out).toMatch(/\nNothing new in .*, but the baseline holds back 1 finding\.\n/);
    expect(said.out).toContain('The baseline holds back 1 finding in 1 place; it is not mended');
    expect((await lint(folder, ...only, '-f', 'markdown')).out).toContain('| csv-totals/trace.json |  | 1 |');
    expect((await lint(folder, ...only, '-f', 'html')).out).toContain('1 held back by the baseline');
    const one = await reportOn(folder, ...only);
    const checked = one.results.find(({ file }) => file === 'csv-totals/trace.json')?.checklist;
    expect(checked).toContainEqual({ item: 10, status: 'fail' });
  });

  it('holds in folders below where it lies beside a configuration, and only where it lies without one', async () => {
    const folder = exampleCopy(wrongCause);
    const below = join(folder, 'csv-totals');
    await lint(folder, '--suppress-all', ...only);
    expect((await lint(below, ...only)).code).toBe(1);
    expect((await lint(folder, 'csv-totals', ...only)).code).toBe(0);
    writeFileSync(join(folder, 'forsy-lint.config.json'), '{}');
    expect((await lint(below, ...only)).code).toBe(0);
  });

  it('never holds a word of the traces', async () => {
    const folder = exampleCopy(wrongCause);
    await lint(folder, '--suppress-all', ...only);
    const held = JSON.parse(readFileSync(join(folder, 'forsy-lint-suppressions.json'), 'utf8')) as object;
    expect(JSON.stringify(held)).toMatch(
      /^\{"version":1,"suppressions":\[\{"rule":"[a-z-]+","fingerprint":"[0-9a-f]{16}"\}\]\}$/,
    );
  });
});
