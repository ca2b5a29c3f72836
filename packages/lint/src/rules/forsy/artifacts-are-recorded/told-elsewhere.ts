import { sha256Hex } from '@trace-formats/digest';
import type { ForsyArtifact, ForsyTrace, Path } from '@trace-formats/schema';
import type { LintContext } from '../../../engine/context.ts';
import { fileBeside, hasHash, isSha256 } from './hashes.ts';

/** What says of a content that it is there as well: a file by its name, or a field by its place and in words. */
export type Elsewhere = { readonly file: string } | Told;

interface Told {
  readonly at: Path;
  readonly where: string;
}

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
  for (const { of, ...told } of textsByHash(trace).get(hash.toLowerCase()) ?? []) if (of !== artifact) yield told;
}

interface Text extends Told {
  /** The artifact whose content it is. */
  readonly of?: ForsyArtifact;
}

/** The texts of a trace by the hashes that a file of each may have, worked out once for all artifacts that are withheld. */
function textsByHash(trace: ForsyTrace): ReadonlyMap<string, readonly Text[]> {
  const known = worked.get(trace);
  if (known !== undefined) return known;
  const byHash = new Map<string, Text[]>();
  for (const [text, told] of textsOf(trace))
    for (const hash of hashesOf(text)) {
      const others = byHash.get(hash);
      if (others === undefined) byHash.set(hash, [told]);
      else others.push(told);
    }
  worked.set(trace, byHash);
  return byHash;
}

const worked = new WeakMap<ForsyTrace, ReadonlyMap<string, readonly Text[]>>();

function* textsOf(trace: ForsyTrace): Generator<readonly [text: string | null, told: Text]> {
  for (const [index, step] of trace.steps.entries())
    for (const field of ['input', 'output'] as const)
      yield [step[field], { at: ['steps', index, field], where: `the ${field} of step ${step.step}` }];
  yield [trace.final_output, { at: ['final_output'], where: '`final_output`' }];
  for (const [index, of] of (trace.static_output?.artifacts ?? []).entries()) {
    const at = ['static_output', 'artifacts', index, 'content'];
    if (typeof of.content === 'string') yield [of.content, { at, where: 'the content of another artifact', of }];
  }
}

/** A text that was read from a file may have lost the end of its last line, or been given one, and may have others at all lines. */
function hashesOf(text: string | null): ReadonlySet<string> {
  if (text === null || text === '') return new Set();
  const plain = text.replaceAll('\r\n', '\n');
  const bare = plain.replace(/(?<!\n)\n$/, '');
  return new Set([...new Set([text, plain, bare, `${bare}\n`])].map((form) => `sha256:${sha256Hex(form)}`));
}
