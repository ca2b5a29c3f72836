import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the functions of a file begin that ran when a program of Node did what the words say, as the engine counted them. */
export function whatRan(file: string, program: string, words: readonly string[]): ReadonlySet<number> {
  const folder = mkdtempSync(join(tmpdir(), 'what-ran-'));
  try {
    const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
      env: { ...process.env, NODE_V8_COVERAGE: folder },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${status}: ${stderr}`);
    const counted = readdirSync(folder).flatMap((name) => countedIn(readFileSync(join(folder, name), 'utf8')));
    const here = counted.filter(({ url }) => url === pathToFileURL(file).href);
    return new Set(here.flatMap(({ functions }) => functions.flatMap(startIfRun)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countedIn(report: string): readonly Counted[] {
  return (JSON.parse(report) as { readonly result: readonly Counted[] }).result;
}

function startIfRun({ ranges: [whole] }: Counted['functions'][number]): readonly number[] {
  return whole !== undefined && whole.count > 0 ? [whole.startOffset] : [];
}

/** What an engine counted in one file. */
interface Counted {
  readonly url: string;
  readonly functions: readonly {
    /** The first is the whole function. */
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}
