import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, run } from '../command.ts';

const configName = 'forsy-lint.config.json';
const places = { github: '.github/workflows/traces.yml', gitlab: '.gitlab-ci.yml' } as const;
const init = (folder: string, ...words: string[]) => run('forsy-lint', ['init', ...words], folder);
const textIn = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

describe('forsy-lint init', () => {
  it('writes the configuration alone unless asked for more', () => {
    const folder = folderOf({});
    expect(init(folder)).toEqual({
      code: 0,
      err: '',
      out: `written     ${configName}\nforsy-lint rules lists what can be set.\n`,
    });
    expect(JSON.parse(textIn(folder, configName)).rules).toEqual({});
    expect(existsSync(join(folder, '.github'))).toBe(false);
  });
  for (const [service, path] of Object.entries(places))
    describe(`--workflow ${service}`, () => {
      it('writes both, and changes nothing the second time', () => {
        const folder = folderOf({});
        expect(init(folder, '--workflow', service)).toMatchObject({
          code: 0,
          out: expect.stringContaining(`written     ${configName}\nwritten     ${path}\n`),
        });
        const before = textIn(folder, path);
        expect(init(folder, '--workflow', service).out).toContain(`unchanged   ${path}\n`);
        expect(textIn(folder, path)).toBe(before);
      });
      it('looks over the folder that is named', () => {
        const folder = folderOf({});
        expect(init(folder, 'data', '--workflow', service).code).toBe(0);
        expect(textIn(folder, path)).toMatch(/(paths: |forsy-lint )data\b/);
      });
      it('leaves a configuration alone that is there', () => {
        const folder = folderOf({ [configName]: '{"rules": {}}' });
        expect(init(folder, '--workflow', service).out).toContain(`kept        ${configName}\nwritten     ${path}\n`);
        expect(textIn(folder, configName)).toBe('{"rules": {}}');
      });
      it('never overwrites a workflow that differs, and then writes nothing at all', () => {
        const folder = folderOf({ [path]: 'mine: true\n' });
        expect(init(folder, '--workflow', service)).toEqual({
          code: 2,
          out: '',
          err: `forsy-lint: ${path} is there already, so nothing was written.\nChange that one, or overwrite it with --force.\n`,
        });
        expect(textIn(folder, path)).toBe('mine: true\n');
        expect(existsSync(join(folder, configName))).toBe(false);
        expect(init(folder, '--workflow', service, '--force').out).toContain(`overwritten ${path}\n`);
        expect(textIn(folder, path)).not.toBe('mine: true\n');
      });
    });
  it('writes both workflows where both are asked for, and none where one of them differs', () => {
    const both = ['--workflow', 'gitlab', '--workflow=github', '--workflow', 'gitlab'];
    expect(init(folderOf({}), ...both).out).toContain(
      `written     ${configName}\nwritten     ${places.gitlab}\nwritten     ${places.github}\n`,
    );
    const folder = folderOf({ [places.gitlab]: 'mine: true\n' });
    expect(init(folder, ...both)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${places.gitlab} is there already, so nothing was written.`),
    });
    expect(existsSync(join(folder, places.github))).toBe(false);
  });
  it('takes no folder for the configuration, which would not be written there', () => {
    const folder = folderOf({});
    const { out, err, code } = init(folder, 'data');
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toMatch(/^forsy-lint: The configuration speaks of the current folder, and data would do nothing/);
    expect(existsSync(join(folder, configName))).toBe(false);
  });
  it('says in its help what it refuses: any configuration that is there, and a workflow that differs', () => {
    const help = init(folderOf({}), '--help').out;
    expect(help).toContain(
      'Without --force nothing is written over a configuration, nor over a workflow that differs.',
    );
    const folder = folderOf({});
    init(folder);
    // The very same is refused as well.
    expect(init(folder)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('is there already') });
  });
  it('overwrites a configuration only with --force', () => {
    const folder = folderOf({ [configName]: '{}' });
    expect(init(folder)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('is there already') });
    expect(textIn(folder, configName)).toBe('{}');
    expect(init(folder, '--force')).toMatchObject({ code: 0, out: expect.stringContaining('overwritten') });
    expect(textIn(folder, configName)).toContain('$schema');
  });
  it('refuses other words, other services and a place that is no folder in one line', () => {
    const folder = folderOf({ '.github': 'a file' });
    for (const [words, says] of [
      [['data', 'more'], /init takes one folder/],
      [['../data'], /"\.\.\/data" cannot stand in a workflow/],
      [['my data; rm x'], /cannot stand in a workflow/],
      [['/data'], /cannot stand in a workflow/],
      [['--workflow', 'jenkins'], /jenkins/],
      [['--workflow'], /--workflow/],
    ] as const) {
      const { code, out, err } = init(folder, ...words);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(says);
    }
    expect(init(folder, '--workflow', 'github')).toMatchObject({ code: 2, out: '' });
    expect(existsSync(join(folder, configName))).toBe(false);
    const taken = folderOf({ [`${configName}/x`]: '' });
    expect(init(taken).err).toBe(
      `forsy-lint: ${configName} could not be read: it is a folder.\nNothing was changed.\n`,
    );
  });
});
