import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly 'runs-on': string;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string;
  readonly if?: string;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: unknown;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = '.github/workflows/';
const textOf = (path: string): string => readFileSync(root + path, 'utf8');
const workflow = (name: string): Workflow => parse(textOf(`${folder}${name}.yml`));
const names = readdirSync(root + folder).map((file) => file.replace('.yml', ''));
const { scripts, packageManager } = JSON.parse(textOf('package.json')) as {
  scripts: Record<string, string>;
  packageManager: string;
};
const commandsOf = (job: Job): string[] =>
  job.steps.flatMap((step) =>
    [step.run, step.with?.['version'], step.with?.['publish']].flatMap((one) => one ?? []).map(String),
  );
const publishes = (job: Job): boolean =>
  commandsOf(job).some((command) => /^pnpm release$|changeset publish|npm publish/.test(command));
const publishing = names.flatMap((name) =>
  Object.entries(workflow(name).jobs)
    .filter(([, job]) => publishes(job))
    .map(([title, job]) => ({ title: `${name}.yml: ${title}`, name, job })),
);
/** Whether a version, or the least that a range allows, is at least another. */
const atLeast = (range: string, least: string): boolean => {
  const numbers = (text: string): number[] =>
    text
      .replace(/^[^\d]*/, '')
      .split('.')
      .map(Number);
  const [one, other] = [numbers(range), numbers(least)];
  for (const [place, number] of other.entries()) {
    // A line alone means its newest version.
    const own = one[place] ?? Number.POSITIVE_INFINITY;
    if (own !== number) return own > number;
  }
  return true;
};

describe('every workflow', () => {
  it.each(names)('%s states few rights, an end, and commands that there are', (name) => {
    const { permissions, jobs } = workflow(name);
    expect(Object.values(permissions).every((right) => right === 'read')).toBe(true);
    for (const job of Object.values(jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      for (const { uses } of job.steps) if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
      for (const command of commandsOf(job)) {
        const [, script] = /^pnpm (?:run )?([\w:]+)/.exec(command) ?? [];
        if (script !== undefined && !['install'].includes(script)) expect(scripts).toHaveProperty([script]);
        const [, file] = /^(?:node )?\.?\/?((?:tools|\.ci)\/\S+)/.exec(command) ?? [];
        if (file !== undefined) expect(() => textOf(file)).not.toThrow();
        const [, pnpm] = / (pnpm@\S+)/.exec(command) ?? [];
        if (pnpm !== undefined) expect(pnpm).toBe(packageManager);
      }
    }
  });
});

describe('publishing as npm trusts it', () => {
  it('is done in one file, since npm trusts one for each package', () => {
    expect(publishing.map(({ title }) => title)).toEqual(['release.yml: release', 'release.yml: canary']);
  });
  for (const { title, job } of publishing) {
    const node = job.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    const at = (fits: (step: Step) => boolean): number => job.steps.findIndex(fits);
    it(`${title}: the job may ask GitHub who it is, on a machine of GitHub`, () => {
      expect(job.permissions?.['id-token']).toBe('write');
      expect(job['runs-on']).toBe('ubuntu-latest');
      expect(job.environment).toBe('npm');
    });
    it(`${title}: Node 22.14 and npm 11.5.1 at least, and the registry of npm`, () => {
      expect(atLeast(String(node?.with?.['node-version']), '22.14.0')).toBe(true);
      expect(node?.with?.['registry-url']).toBe('https://registry.npmjs.org');
      const installs = at(({ run }) => run?.startsWith('npm install --global') === true);
      const [, npm = ''] = / npm@(\S+)/.exec(job.steps[installs]?.run ?? '') ?? [];
      expect(atLeast(npm, '11.5.1'), npm).toBe(true);
      expect(npm).toMatch(/^\^?11\./);
      expect(installs).toBeLessThan(at((step) => publishes({ ...job, steps: [step] })));
    });
    it(`${title}: no token that npm would prefer to that`, () => {
      const variables = Object.assign({}, ...job.steps.map(({ env }) => env ?? {})) as Record<string, string>;
      expect(variables).not.toHaveProperty('NODE_AUTH_TOKEN');
      expect(variables['NPM_TOKEN'] ?? '').toBe('');
      expect(variables['NPM_CONFIG_PROVENANCE']).toBe('true');
      expect(JSON.stringify(job).replaceAll('secrets.GITHUB_TOKEN', '')).not.toContain('secrets.');
    });
  }
  it('a release that is being prepared can be written as a pull request', () => {
    const { release } = workflow('release').jobs;
    expect(release?.permissions).toMatchObject({ contents: 'write', 'pull-requests': 'write' });
    expect(commandsOf(release!)).toEqual(expect.arrayContaining(['pnpm release:version', 'pnpm release']));
    // The Action and the hooks that the guide names are tags.
    expect(commandsOf(release!).at(-1)).toBe('node tools/release/tags.mjs');
    expect(textOf('docs/guides/ci.md')).toMatch(/@v0\n[\s\S]*rev: v0\.1\.0\n/);
  });
  it('every package names the repository that the provenance will name, and is public', () => {
    const { repository } = JSON.parse(textOf('packages/cli/package.json'));
    const action = /uses: ([\w-]+\/[\w-]+)@v0/.exec(textOf('docs/guides/ci.md'))?.[1];
    expect(repository.url).toBe(`git+https://github.com/${action}.git`);
    for (const folder of readdirSync(`${root}packages`)) {
      const manifest = JSON.parse(textOf(`packages/${folder}/package.json`));
      expect(manifest.repository, folder).toEqual({ ...repository, directory: `packages/${folder}` });
      expect(manifest.publishConfig, folder).toMatchObject({ access: 'public', provenance: true });
    }
  });
  it('versions are compared as versions', () => {
    expect(['22.14.0', '22', '24', '>=22.14', '22.13.1', '20'].map((one) => atLeast(one, '22.14.0'))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a canary of a pull request', () => {
  it('needs no right to write and no secret, and publishes nothing', () => {
    const { on, permissions, jobs } = workflow('canary');
    expect(on).toBe('pull_request');
    expect(permissions).toEqual({ contents: 'read' });
    expect(textOf(`${folder}canary.yml`)).not.toMatch(/secrets\.|pull_request_target/);
    for (const job of Object.values(jobs)) {
      expect(job.permissions).toBeUndefined();
      expect(publishes(job)).toBe(false);
      expect(commandsOf(job)).toContain('pnpm changeset version --snapshot canary');
      expect(job.steps.at(-1)?.with?.['path']).toMatch(/\*\.tgz$/);
    }
  });
});

describe('CI', () => {
  it('runs what .ci/run runs on the oldest Node, the tests on newer ones, and more texts and the whole matrix on main', () => {
    const [first, newer, more, second] = Object.values(workflow('ci').jobs);
    expect(commandsOf(first!)).toEqual(['./.ci/run']);
    const node = first!.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(`>=${String(node?.with?.['node-version']).replace(/\.0$/, '')}`).toBe(
      JSON.parse(textOf('package.json')).engines.node,
    );
    expect(commandsOf(newer!)).toEqual(['npm test']);
    expect(textOf(`${folder}ci.yml`)).toContain('node: [22, 24]');
    expect(commandsOf(more!)).toEqual(['npm test -- --thorough']);
    expect(commandsOf(second!)).toEqual(['node tools/registry/main.mjs --nodes=20.19.0,22,24']);
    for (const one of [more!, second!]) expect(one.if).toBe("github.event_name == 'push'");
  });
});
