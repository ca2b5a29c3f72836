import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilers } from '../begin/compilers.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where a compiler complains of a text: the line, counted from 0, and its words. */
export interface Complaint {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What the quickest compiler of this machine says of texts that import our types and those of the tools' dependencies. */
export function complaintsOf(texts: ReadonlyMap<string, string>): readonly Complaint[] {
  const above = join(root, 'tools', 'node_modules', '.cache');
  mkdirSync(above, { recursive: true });
  const folder = mkdtempSync(join(above, 'compile-'));
  try {
    for (const [name, text] of texts) writeFileSync(join(folder, name), text);
    const compilerOptions = { noEmit: true, declaration: false, isolatedDeclarations: false, types: [] };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files: [...texts.keys()] }),
    );
    const { stdout, stderr, status } = spawnSync(process.execPath, [compilers[0]!.program, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const complaints = [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): error (.*)$/gm)].map(([, file, line, message]) => ({
      file: file!,
      line: Number(line) - 1,
      message: message!,
    }));
    if ((status === 0) !== (complaints.length === 0) || stderr !== '') throw new Error(stdout + stderr);
    return complaints;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
