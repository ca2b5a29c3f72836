import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { agentTitles } from '../../src/sessions/agents.ts';
import { makeHome } from '../home.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const names = readdirSync(join(root, 'skills'));
const textOf = (name: string): string => readFileSync(join(root, 'skills', name, 'SKILL.md'), 'utf8');
const schema = JSON.parse(readFileSync(new URL('front-matter.schema.json', import.meta.url), 'utf8'));

/** Front matter of plain values on one line each, which is all that ours has. */
function frontMatter(text: string): Record<string, string> {
  const block = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1];
  if (block === undefined) throw new Error('There is no front matter.');
  return Object.fromEntries(
    block.split('\n').map((line) => {
      const [, key, value] = /^([a-z-]+): (\S.*)$/.exec(line) ?? [];
      // A colon before a space, a hash after one or a quote at the front would mean something else in YAML.
      if (key === undefined || value === undefined || /: | #|^["'[{&*!|>%@`]/.test(value))
        throw new Error(`Not a plain value: ${line}`);
      return [key, value];
    }),
  );
}

describe('the skills', () => {
  it('are the three that the formats were born as', () => {
    expect(names).toEqual(['forsy-trace', 'open-token-export', 'save-trajectory']);
  });
  for (const name of names) {
    it(`${name} has front matter as the convention wants it`, () => {
      const matter = frontMatter(textOf(name));
      expect(new Validator(schema, '2020-12').validate(matter).errors).toEqual([]);
      expect(matter['name']).toBe(name);
    });
    it(`${name} names every agent whose logs are read`, () => {
      const { compatibility = '' } = frontMatter(textOf(name));
      expect(Object.values(agentTitles).filter((title) => !compatibility.includes(title))).toEqual([]);
    });
    it(`${name} says what to do without the command, and that nothing is typed out`, () => {
      expect(textOf(name)).toMatch(/not there\*\* \(`command not found`\)/);
      expect(textOf(name)).toContain('typed out by hand would be made up');
    });
  }
  it('would not pass the schema with a name or a description of another shape', () => {
    const good = { name: 'a-b', description: 'x' };
    const valid = (matter: unknown): boolean => new Validator(schema, '2020-12').validate(matter).valid;
    expect(valid(good)).toBe(true);
    for (const bad of [
      { ...good, name: 'A' },
      { ...good, name: '-a' },
      { ...good, name: 'a--b' },
      { ...good, name: 'a'.repeat(65) },
      { name: 'a' },
      { ...good, description: '' },
      { ...good, description: 'x'.repeat(1025) },
      { ...good, other: 'x' },
      { ...good, compatibility: 'x'.repeat(501) },
    ])
      expect(valid(bad)).toBe(false);
  });
});

describe('skills list and install', () => {
  it('lists each with its description', () => {
    const { out, code } = makeHome().start(['skills', 'list']);
    expect(code).toBe(0);
    expect(out).toBe(names.map((name) => `${name}\n  ${frontMatter(textOf(name))['description']}\n`).join(''));
  });
  const places: readonly (readonly [words: readonly string[], folder: string])[] = [
    [['--to', 'claude'], '.claude/skills'],
    [['--to', 'claude', '--user'], '.claude/skills'],
    [['--to', 'claude', '--project'], 'work/.claude/skills'],
    [['--to', 'codex'], '.agents/skills'],
    [['--to', 'codex', '--project'], 'work/.agents/skills'],
    [['--to', 'pi'], '.pi/agent/skills'],
    [['--to', 'pi', '--project'], 'work/.pi/skills'],
    [['--to', './mine'], 'work/mine'],
  ];
  /** As whoever stands in `work` reads it. */
  const shown = (folder: string): string => (folder.startsWith('work/') ? folder.slice('work/'.length) : `~/${folder}`);
  for (const [words, folder] of places)
    it(`installs ${words.join(' ')}`, () => {
      const home = makeHome();
      expect(home.start(['skills', 'install', ...words]).code).toBe(0);
      for (const name of names)
        expect(readFileSync(join(home.path, folder, name, 'SKILL.md'), 'utf8')).toBe(textOf(name));
      expect(home.start(['skills', 'install', ...words]).out).toBe(
        names.map((name) => `unchanged   ${shown(folder)}/${name}/SKILL.md\n`).join(''),
      );
    });
  it('never overwrites what differs unless told to, and then changes nothing at all', () => {
    const home = makeHome();
    const mine = home.put('.claude/skills/open-token-export/SKILL.md', 'my own');
    const refused = home.start(['skills', 'install', '--to', 'claude']);
    expect({ ...refused, lines: refused.err.split('\n').length }).toMatchObject({ code: 2, out: '', lines: 3 });
    expect(refused.err).toContain('open-token-export/SKILL.md differs from what would be written, so nothing was.');
    expect(readdirSync(join(home.path, '.claude/skills'))).toEqual(['open-token-export']);
    expect(readFileSync(mine, 'utf8')).toBe('my own');
    const dry = home.start(['skills', 'install', '--to', 'claude', '--dry-run']);
    expect(dry.code).toBe(0);
    expect(dry.out).toContain('differs, needs --force');
    expect(readdirSync(join(home.path, '.claude/skills'))).toEqual(['open-token-export']);
    expect(home.start(['skills', 'install', '--to', 'claude', '--force']).code).toBe(0);
    expect(readFileSync(mine, 'utf8')).toBe(textOf('open-token-export'));
  });
  it('installs only what is named', () => {
    const home = makeHome();
    expect(home.start(['skills', 'install', 'forsy-trace', '--to', 'pi']).code).toBe(0);
    expect(readdirSync(join(home.path, '.pi/agent/skills'))).toEqual(['forsy-trace']);
  });
  it('refuses what it does not understand in one line', () => {
    const home = makeHome();
    for (const words of [
      ['skills'],
      ['skills', 'remove'],
      ['skills', 'install'],
      ['skills', 'install', 'forsy', '--to', 'pi'],
      ['skills', 'install', '--to', 'cluade'],
      ['skills', 'install', '--to', 'pi', '--user', '--project'],
      ['skills', 'install', '--to', './x', '--user'],
    ]) {
      const { out, err, code } = home.start(words);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toMatch(/^trace-formats: [^\n]+\.\n/);
    }
    expect(readdirSync(home.path)).toEqual(['work']);
  });
  it('writes none where one cannot be written', () => {
    const home = makeHome();
    home.put('.pi/agent/skills/save-trajectory', 'a file in the way');
    const { code, out, err } = home.start(['skills', 'install', '--to', 'pi']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('save-trajectory');
    const files = readdirSync(join(home.path, '.pi'), { recursive: true, withFileTypes: true });
    expect(files.filter((one) => one.isFile()).map(({ name }) => name)).toEqual(['save-trajectory']);
  });
  it('refuses a folder that is a file', () => {
    const home = makeHome();
    home.put('.pi', '');
    expect(home.start(['skills', 'install', '--to', 'pi'])).toMatchObject({ code: 2, out: '' });
  });
});
