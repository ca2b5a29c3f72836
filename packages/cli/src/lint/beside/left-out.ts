import { resolve } from 'node:path';
import { finding } from '@trace-formats/lint';
import type { Result } from '@trace-formats/schema/report';
import { readBytes } from '../../input/bytes/read-file.ts';
import { nameOf, type Source } from '../../input/source.ts';
import { resultOf } from '../../validate/result-of.ts';
import { holdsTraces } from '../kinds/holds-traces.ts';
import type { LintContext } from '../plan.ts';
import { calledTraces, isRepository } from './called-traces.ts';

/**
 * What a release says of folders that are never entered: of the traces in them that are called so, and of all else by the
 * folder's name.
 */
export function aboutPassedBy(folders: readonly string[], context: LintContext): Result[] {
  const { decided, plan } = context;
  return folders.flatMap((folder) => {
    const path = resolve(plan.cwd, folder);
    if (isRepository(path)) return [];
    const found = finding({
      rule: 'files-are-looked-at',
      stage: 'dataset',
      severity: 'note',
      message:
        'A folder of this name is never entered, so nobody looked at what lies in it, but for files that are called traces.',
      why: 'Such folders belong to tools; a trace that lies in one would be released without having been looked at.',
      fix: 'Leave the folder out of what is released, or give it another name.',
    });
    return [
      { ...resultOf(folder, null, null), findings: [{ ...found, suppressed: decided.suppress(found) }] },
      ...aboutLeftOut(
        [...calledTraces(path)].map((file) => ({ name: nameOf(file, plan.cwd), path: file, named: false })),
        context,
      ),
    ];
  });
}

/** What a release says of traces that lie in the dataset and that nobody looks at: they would be released with it. */
export function aboutLeftOut(leftOut: readonly Source[], { decided }: LintContext): Result[] {
  return leftOut.flatMap(({ name, path }) => {
    const read = readBytes(path);
    // What cannot be read is nothing that a release could carry unseen.
    if ('why' in read || !holdsTraces(read.bytes)) return [];
    const found = finding({
      rule: 'files-are-looked-at',
      stage: 'dataset',
      severity: 'error',
      message: 'This file holds traces and lies in what is released, but it is left out, so nobody looked at it.',
      why: 'Whoever gets the dataset gets this file too, and takes the gate to have spoken of it.',
      fix: 'Move it out of the dataset, or let it be looked at: take it out of `ignore` and out of a folder called artifacts or node_modules, and let its name end in .json or .jsonl.',
    });
    return [{ ...resultOf(name, null, null), findings: [{ ...found, suppressed: decided.suppress(found) }] }];
  });
}
