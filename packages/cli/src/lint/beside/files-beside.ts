import { lstatSync } from 'node:fs';
import {
  certainSecrets,
  detailsBeside,
  finding,
  marked,
  secretInBytes,
  secretsBeside,
  unsettledBeside,
} from '@trace-formats/lint';
import type { Finding, Result } from '@trace-formats/schema/report';
import { FileLost } from '../../input/bytes/file-chunks.ts';
import { legibleText } from '../../input/bytes/legible.ts';
import { NoText, textPieces } from '../../input/bytes/text-pieces.ts';
import { isArtifactOf } from '../../input/paths/among-artifacts.ts';
import { nameOf } from '../../input/source.ts';
import { hasEnding } from '../../input/sources.ts';
import { allFiles } from '../../receipt/files.ts';
import { resultOf } from '../../validate/result-of.ts';
import { aboutTracesInText } from '../kinds/traces-in-text.ts';
import type { LintContext } from '../plan.ts';
import { weighed } from '../weighed.ts';
import { aboutLeftOut } from './left-out.ts';

/**
 * What a release says of the files that go out with the traces and are none, such as READMEs and artifacts: no secret may stand in
 * them either. `looked` are the files that rules have searched, `folders` those that anything which was looked at lies in.
 */
export async function aboutFilesBeside(
  looked: ReadonlySet<string>,
  folders: readonly string[],
  isMine: (name: string) => boolean,
  context: LintContext,
): Promise<Result[]> {
  const { words, cwd, outputs } = context.plan;
  const named = words.filter((word) => word !== '-');
  // What the run writes itself stands there anew when it is done.
  const left = new Set([...looked, ...(outputs ?? [])]);
  const files = (await allFiles(named, cwd)).filter((path) => !left.has(path));
  const results: Result[] = [];
  const ofTraces = new Set(folders);
  for (const path of files) {
    const name = nameOf(path, cwd);
    // A link is passed over: it leads to a file that is listed itself, or out of the dataset, which another check tells of.
    if (!isMine(name) || !lstatSync(path, { throwIfNoEntry: false })?.isFile()) continue;
    const isArtifact = isArtifactOf(ofTraces, path);
    const { findings, traces, mayBeJson } = await lookedThrough(path, isArtifact);
    if (mayBeJson && !hasEnding(name) && !isArtifact)
      results.push(...aboutLeftOut([{ name, path, named: false }], context));
    const found = told(findings, name, context);
    if (found.some(({ severity, suppressed }) => severity === 'warning' && suppressed === null))
      found.push(...told([unsettledBeside()], name, context));
    found.push(...told(traces, name, context));
    if (found.length > 0) results.push({ ...resultOf(name, null, null), findings: found });
  }
  return results;
}

function told(findings: readonly Finding[], name: string, context: LintContext): Finding[] {
  return marked(findings, name, undefined).flatMap((one) => weighed(one, name, context));
}

interface LookedThrough {
  readonly findings: Finding[];
  /** What is said of traces within a text. */
  readonly traces: readonly Finding[];
  /** Whatever its name ends in, a text that begins as JSON does may be a trace. */
  readonly mayBeJson: boolean;
}

async function lookedThrough(path: string, isArtifact: boolean): Promise<LookedThrough> {
  const findings: Finding[] = [];
  const details = new Map<string, Finding>();
  const traces = new Map<string, Finding>();
  let mayBeJson: boolean | undefined;
  try {
    for await (const piece of textPieces(path)) {
      mayBeJson ??= /^\s*[{[]/.test(piece.text);
      findings.push(...secretsBeside(piece));
      const trace = isArtifact || mayBeJson ? undefined : aboutTracesInText(piece.text);
      if (trace !== undefined) traces.set(trace.message, trace);
      // READMEs and licences name their authors on purpose.
      for (const one of isArtifact ? detailsBeside(piece) : [])
        if (!details.has(one.message)) details.set(one.message, one);
    }
  } catch (error) {
    if (!(error instanceof NoText || error instanceof FileLost)) throw error;
    findings.push(notLookedThrough(error.message));
    if (error instanceof NoText) findings.push(...(await legibleSecrets(path)));
  }
  return { findings: [...findings, ...details.values()], traces: [...traces.values()], mayBeJson: mayBeJson ?? false };
}

async function legibleSecrets(path: string): Promise<Finding[]> {
  const labels = new Set<string>();
  try {
    for await (const text of legibleText(path)) for (const label of certainSecrets(text)) labels.add(label);
  } catch (error) {
    if (!(error instanceof FileLost)) throw error;
  }
  return [...labels].sort().map(secretInBytes);
}

function notLookedThrough(why: string): Finding {
  return finding({
    rule: 'files-are-looked-at',
    stage: 'dataset',
    severity: 'note',
    message: `This file lies beside the traces, and no more of it was looked through than what stands legible in its bytes: ${why}.`,
    why: 'Whoever gets the dataset gets this file too, with any trace or secret that is in it.',
    fix: 'Look through it yourself, or leave it out of what is released.',
  });
}
