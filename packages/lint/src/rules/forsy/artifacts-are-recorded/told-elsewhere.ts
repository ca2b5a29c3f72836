import type { ForsyArtifact, ForsyTrace, Path } from '@trace-formats/schema';
import type { LintContext } from '../../../engine/context.ts';
import { fileBeside, hasHash, isSha256 } from './hashes.ts';

/** What says of a content that it is there as well: a file by its name, or a field by its place and in words. */
export type Elsewhere = { readonly file: string } | { readonly at: Path; readonly where: string };

/** Where the content of an artifact that is withheld stands all the same: its hash is that of another file, or of a text in the trace. */
export function* toldElsewhere(
  artifact: ForsyArtifact,
  trace: ForsyTrace,
  files: LintContext['files'],
  areTextsSound: boolean,
): Generator<Elsewhere> {
  const { hash } = artifact;
  // Nothing has been kept to oneself with what is empty.
  if (!isSha256(hash) || hasHash('', hash)) return;
  const own = files && fileBeside(artifact, files);
  for (const [file, facts] of files ?? []) if (file !== own && facts.hash === hash.toLowerCase()) yield { file };
  if (!areTextsSound) return;
  for (const [index, step] of trace.steps.entries())
    for (const field of ['input', 'output'] as const)
      if (step[field] !== null && hasHash(step[field], hash))
        yield { at: ['steps', index, field], where: `the ${field} of step ${step.step}` };
  if ((trace.final_output as string | null) !== null && hasHash(trace.final_output, hash))
    yield { at: ['final_output'], where: '`final_output`' };
  for (const [index, other] of (trace.static_output?.artifacts ?? []).entries())
    if (other !== artifact && typeof other.content === 'string' && hasHash(other.content, hash))
      yield { at: ['static_output', 'artifacts', index, 'content'], where: 'the content of another artifact' };
}
