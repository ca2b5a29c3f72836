import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandFolder } from './command-folder.ts';

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

/** What a command line printed, with the home as `/home/ana`, and how it ended. */
export interface Typed {
  readonly output: string;
  readonly code: number | null;
}

/** Runs a command line as the owner of a home folder would. */
export function typeIn(command: string, home: string, folder: string): Typed {
  installed ??= commandFolder((name) => {
    const bin = fileURLToPath(new URL(`../../bin/${name}.cjs`, import.meta.url));
    return `exec "${process.execPath}" "${bin}" "$@"`;
  });
  return typed(command, home, folder, installed);
}
let installed: string | undefined;

/** The same with the commands that lie in a folder. */
export function typed(command: string, home: string, folder: string, commands: string): Typed {
  const said = spawnSync('sh', ['-c', `${command} 2>&1`], {
    cwd: join(home, folder),
    encoding: 'utf8',
    env: { PATH: `${commands}:${process.env['PATH']}`, HOME: home, TZ: 'UTC', NO_COLOR: '1' },
  });
  return { output: said.stdout.replaceAll(home, '/home/ana'), code: said.status };
}

/** The output without what differs from one run to the next: the time in the name of a trajectory, and the last digit of a size, since logs hold the path of the home. */
export function settled(output: string): string {
  // A second save within one second gets a number: whether it does depends on the clock.
  return output
    .replaceAll(/(\/trajectory_[\w.-]+?)(?:_\d)?\.json/g, '$1.json')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d/g, '2026-11-20T17-30-00')
    .replaceAll(/\d kB/g, '4 kB');
}
