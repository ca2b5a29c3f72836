import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One thing that a document shows: a file, or a command with what it prints. */
export type Shown =
  | { readonly file: string; readonly text: string }
  | { readonly command: string; readonly output: string };

/** What the fenced blocks of a document show, in order: `console` blocks, and blocks whose fence names a file after the language. */
export function shownIn(markdown: string): readonly Shown[] {
  const shown: Shown[] = [];
  for (const [, indent, language, file, body] of markdown.matchAll(/^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^\1```$/gm)) {
    const text = body!.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    if (language === 'console') shown.push(...commandsIn(text));
    else if (file !== undefined) shown.push({ file, text });
  }
  return shown;
}

function commandsIn(text: string): Shown[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command, ...output] = part.split('\n');
      return { command: command!, output: output.join('\n') };
    });
}

/** Runs a command line as the owner of a home folder would, and gives back all that it prints with the home as `/home/ana`. */
export function typeIn(
  command: string,
  home: string,
  folder: string,
): { readonly output: string; readonly code: number | null } {
  const said = spawnSync('sh', ['-c', `${command} 2>&1`], {
    cwd: join(home, folder),
    encoding: 'utf8',
    env: { PATH: `${commands()}:${process.env['PATH']}`, HOME: home, TZ: 'UTC', NO_COLOR: '1' },
  });
  return { output: said.stdout.replaceAll(home, '/home/ana'), code: said.status };
}

let folder: string | undefined;

/** A folder with both commands in it, as an installation puts them on the path, and an npx that finds them there. */
function commands(): string {
  if (folder !== undefined) return folder;
  folder = mkdtempSync(join(tmpdir(), 'trace-formats-bin-'));
  mkdirSync(folder, { recursive: true });
  for (const name of ['trace-formats', 'forsy-lint']) {
    const bin = fileURLToPath(new URL(`../../bin/${name}.cjs`, import.meta.url));
    writeFileSync(join(folder, name), `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`);
    chmodSync(join(folder, name), 0o755);
  }
  // What npx would fetch is here already.
  writeFileSync(join(folder, 'npx'), '#!/bin/sh\n[ "$1" = --yes ] && shift\nexec "$@"\n');
  chmodSync(join(folder, 'npx'), 0o755);
  return folder;
}

/** The output without what differs from one run to the next: the time in the name of a trajectory, and the last digit of a size, since logs hold the path of the home. */
export function settled(output: string): string {
  // A second save within one second gets a number: whether it does depends on the clock.
  return output
    .replaceAll(/(\/trajectory_[\w.-]+?)(?:_\d)?\.json/g, '$1.json')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d/g, '2026-11-20T17-30-00')
    .replaceAll(/\d kB/g, '4 kB');
}
