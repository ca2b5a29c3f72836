import { dirname, join, relative, resolve, sep } from 'node:path';
import { marked, secretsInName } from '@trace-formats/lint';
import type { Result } from '@trace-formats/schema/report';
import { isFolder } from '../../input/paths/is-folder.ts';
import { foldersAround } from '../../input/paths/is-inside.ts';
import { nameOf } from '../../input/source.ts';
import { allFiles } from '../../receipt/files.ts';
import { resultOf } from '../../validate/result-of.ts';
import type { LintContext } from '../plan.ts';
import { weighed } from '../weighed.ts';

/**
 * What a release says of the names under which all of it goes out: each file and folder once, told of the folder that it lies in.
 */
export async function aboutNames(isMine: (name: string) => boolean, context: LintContext): Promise<Result[]> {
  const { words, cwd } = context.plan;
  const named = words.filter((word) => word !== '-');
  const roots = new Set(named.map((word) => resolve(cwd, word)).filter(isFolder));
  const seen = new Set<string>();
  const results: Result[] = [];
  for (const path of await allFiles(named, cwd)) {
    const root = [...foldersAround(path, roots)].at(-1) ?? dirname(path);
    let at = root;
    for (const name of relative(root, path).split(sep)) {
      const folder = nameOf(at, cwd);
      at = join(at, name);
      if (seen.has(at)) continue;
      seen.add(at);
      if (!isMine(nameOf(at, cwd))) continue;
      const findings = marked(secretsInName(name), folder, undefined).flatMap((one) => weighed(one, folder, context));
      if (findings.length > 0) results.push({ ...resultOf(folder, null, null), findings });
    }
  }
  return results;
}
