import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Program } from '../../src/command-line/program.ts';

/** A folder with both commands in it, as an installation puts them on the path, and an npx that finds them there. */
export function commandFolder(scriptOf: (name: Program) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'trace-formats-bin-'));
  const put = (name: string, script: string): void => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  for (const name of ['trace-formats', 'forsy-lint'] as const) put(name, scriptOf(name));
  // What npx would fetch is here already.
  put('npx', '[ "$1" = --yes ] && shift\nexec "$@"');
  return folder;
}
