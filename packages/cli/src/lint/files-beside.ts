import { isUtf8 } from 'node:buffer';
import { lstatSync } from 'node:fs';
import { marked, secretsBeside, unsettledBeside } from '@trace-formats/lint';
import type { Finding, Result } from '@trace-formats/schema/report';
import { readSmall } from '../input/read-file.ts';
import { nameOf } from '../input/source.ts';
import { listedFiles } from '../receipt/files.ts';
import { resultOf } from '../validate/result-of.ts';
import type { LintContext } from './plan.ts';
import { weighed } from './weighed.ts';

/**
 * What a release says of the files that go out with the traces and are none, such as READMEs and artifacts: no secret may stand in
 * them either. `looked` are the files that rules have spoken of.
 */
export async function aboutFilesBeside(
  looked: ReadonlySet<string>,
  isMine: (name: string) => boolean,
  context: LintContext,
): Promise<Result[]> {
  const { words, cwd } = context.plan;
  const files = await listedFiles(
    words.filter((word) => word !== '-'),
    cwd,
    looked,
  );
  return files.flatMap((path) => {
    const name = nameOf(path, cwd);
    const text = isMine(name) ? textOf(path) : undefined;
    if (text === undefined) return [];
    const found = told(secretsBeside(text), name, context);
    if (found.some(({ certainty, suppressed }) => certainty === 'hint' && suppressed === null))
      found.push(...told([unsettledBeside()], name, context));
    return found.length === 0 ? [] : [{ ...resultOf(name, null, null), findings: found }];
  });
}

function told(findings: readonly Finding[], name: string, context: LintContext): Finding[] {
  return marked(findings, name, undefined).flatMap((one) => weighed(one, name, context));
}

/** More than this is no text that a person reads, but data. */
const mostBytes = 1 << 24;

/** The text of a file, unpacked; undefined where it is none, is a link, or cannot be read, which others tell of. */
function textOf(path: string): string | undefined {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const read = readSmall(path, mostBytes);
  if (!('bytes' in read) || read.bytes.includes(0) || !isUtf8(read.bytes)) return undefined;
  return new TextDecoder().decode(read.bytes);
}
