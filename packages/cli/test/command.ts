import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agentVariables } from '../src/sessions/agents.ts';

/** The variables of agents, none of them set. */
export const ofNoAgent: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(agentVariables).map((name) => [name, '']),
);

const bin = fileURLToPath(new URL('../bin/', import.meta.url));
const isBuilt = existsSync(fileURLToPath(new URL('../dist/cli.cjs', import.meta.url)));

/**
 * The variables of somebody who has nothing: a home folder of the tests' own, and no folders of agents. What a test starts must never
 * read or write those of whoever runs it.
 */
export const ofNobody: Readonly<Record<string, string>> = {
  HOME: mkdtempSync(join(tmpdir(), 'trace-formats-nobody-')),
  ...ofNoAgent,
  EVOLVE_DIR: '',
  CLAUDE_PROJECT_ROOT: '',
};

/** What a command said and how it ended. */
export interface Said {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Runs the built command in a folder, as a person would type it. */
export function run(
  program: 'trace-formats' | 'forsy-lint',
  words: readonly string[],
  cwd: string,
  input?: string | Uint8Array,
  environment: Readonly<Record<string, string>> = {},
  user?: number,
): Said {
  if (!isBuilt) throw new Error('This test runs the built commands, and there are none: pnpm build makes them.');
  const said: SpawnSyncReturns<string> = spawnSync(process.execPath, [`${bin}${program}.cjs`, ...words], {
    cwd,
    encoding: 'utf8',
    input: input ?? '',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...ofNobody, NO_COLOR: '', FORCE_COLOR: '', ...environment },
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  return { out: said.stdout, err: said.stderr, code: said.status };
}

/** A new folder that holds the given files. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'trace-formats-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** Somebody to whom files can be refused: whoever runs the tests, or nobody in the place of root, to whom nothing is refused. */
export const deniable: { readonly user?: number } | undefined = deniableUser();

function deniableUser(): { readonly user?: number } | undefined {
  if (process.getuid?.() !== 0) return process.platform === 'win32' ? undefined : {};
  const nobody = 65534;
  // The checkout may lie where only root can go.
  return run('trace-formats', ['--version'], tmpdir(), '', {}, nobody).code === 0 ? { user: nobody } : undefined;
}
