import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { typeIn } from '../../packages/cli/test/guides/transcript.ts';
import { typeHere } from '../../packages/cli/test/guides/typed-here.ts';
import { commandsWrittenIn } from '../../packages/cli/test/guides/written-commands.ts';
import { type Home, makeHome } from '../../packages/cli/test/home.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const guide = readFileSync(`${root}docs/guides/ci.md`, 'utf8');
const commands = [
  ...new Set(commandsWrittenIn(guide).map(({ program, words }) => `npx --yes ${program} ${words.join(' ')}`)),
];

describe('every command line of the guide for CI', () => {
  let home: Home;
  beforeAll(() => {
    home = makeHome();
  });
  const lay = (data: 'dataset' | 'broken'): void => {
    rmSync(join(home.path, 'work'), { recursive: true, force: true });
    cpSync(`${root}examples/${data}`, join(home.path, 'work/data'), { recursive: true });
  };
  const ends = async (command: string, data: 'dataset' | 'broken'): Promise<number | null> => {
    lay(data);
    return (await typeHere(command, home.path, 'work')).code;
  };
  it('are the ones that are meant', () => {
    expect(commands.map((command) => command.replace('npx --yes ', ''))).toEqual(
      expect.arrayContaining([
        'forsy-lint data -f github',
        'forsy-lint data -f junit=junit.xml',
        'forsy-lint init data --workflow github',
        'forsy-lint init data --workflow gitlab',
      ]),
    );
  });
  for (const command of commands)
    it(command, async () => {
      expect(await ends(command, 'dataset')).toBe(0);
      for (const [, file] of command.matchAll(/=(\S+\.\w+)/g)) {
        expect(statSync(join(home.path, 'work', file!)).size).toBeGreaterThan(0);
      }
      const [, service] = /--workflow (\w+)/.exec(command) ?? [];
      if (service !== undefined) {
        const path = service === 'github' ? '.github/workflows/traces.yml' : '.gitlab-ci.yml';
        expect(guide).toContain(readFileSync(join(home.path, 'work', path), 'utf8'));
      } else if (command.endsWith('github')) expect(await ends(command, 'broken')).toBe(1);
    });
  it('the job for GitLab leaves the reports that it names', () => {
    const [yaml] = [...guide.matchAll(/```yaml\n(traces:[\s\S]*?)```/g)].map(([, text]) => parse(text!));
    const { script, artifacts } = yaml.traces as {
      script: string[];
      artifacts: { reports: Record<string, string> };
    };
    lay('broken');
    expect(typeIn(script.join('\n'), home.path, 'work').code).toBe(1);
    for (const file of Object.values(artifacts.reports)) expect(existsSync(join(home.path, 'work', file))).toBe(true);
  });
  it('the hooks for pre-commit, with the arguments that the guide gives and with the files that changed', async () => {
    const hooks = parse(readFileSync(`${root}.pre-commit-hooks.yaml`, 'utf8')) as {
      id: string;
      entry: string;
      pass_filenames?: boolean;
    }[];
    const [config] = [...guide.matchAll(/```yaml\n(repos:[\s\S]*?)```/g)].map(([, text]) => parse(text!));
    const asked = config.repos[0].hooks as { id: string; args?: string[]; files?: string }[];
    const changed = ['data/csv-totals/trace.json', 'data/csv-totals/manifest.json', 'package.json'];
    for (const { id, entry, pass_filenames } of hooks) {
      const { args = [], files: where = '' } = asked.find((one) => one.id === id)!;
      const files = pass_filenames === false ? [] : changed.filter((file) => new RegExp(where).test(file));
      const command = [entry, ...args, ...files].join(' ');
      expect(await ends(command, 'dataset'), command).toBe(0);
      expect(await ends(command, 'broken'), command).toBe(1);
    }
  });
});
