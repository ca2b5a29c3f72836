import { dirname } from 'node:path';
import { type Beside, type Review, reviewed } from '@trace-formats/lint';
import { type FormatId, valueAt } from '@trace-formats/schema';
import type { ReadDocument } from '@trace-formats/validate';
import { artifactPaths } from '../../artifacts.ts';
import { signedContent } from '../../attest/signed-content.ts';
import type { Source } from '../../input/source.ts';
import type { Gathering } from '../facts/gathering.ts';
import type { RunFacts } from '../facts/run-facts.ts';
import { type Tellable, tellable } from '../facts/tellable.ts';
import { idOf } from '../kinds/id-of.ts';
import { isTraceFormat } from '../kinds/trace-formats.ts';
import type { LintContext } from '../plan.ts';
import type { DatasetSamples } from '../samples.ts';
import { kindOf } from '../sources.ts';
import { readmeIn } from './card.ts';
import { reviewsBesideOf } from './reviews-beside.ts';

/** Says what lies beside a document of a folder that rules hold it against: its files, its manifest, and who signed it. */
export async function besideTraces(
  gathering: Gathering,
  { plan: { cwd, today }, decided }: LintContext,
  samples: readonly DatasetSamples[],
): Promise<(document: ReadDocument, format: FormatId, source: Source) => Beside> {
  const { path, isOfOneTrace, unnamed, manifests, facts, tell } = gathering;
  const tellSigner = await tellable('secrets');
  const covering = samples.filter((one) => `${path}/`.startsWith(`${one.path}/`));
  const reviewsBeside = reviewsBesideOf(gathering, cwd);
  let lastReadme: { readonly at: string; readonly text: string | undefined } | undefined;
  return (document, format, source) => {
    const traceId = idOf(document.value);
    const files =
      format.startsWith('forsy/') && hasItsFiles(source)
        ? { files: gathering.beside().filesWith(artifactPaths(document.value)) }
        : {};
    const manifest = manifests.of(traceId, isOfOneTrace);
    const described = {
      suppress: decided.suppress,
      ...files,
      sharesItsFolder: !isOfOneTrace,
      manifest: manifest?.value(),
      ...(manifest !== undefined && (manifest.isBroken || unnamed?.has(manifest.at.file))
        ? { leavesManifest: true }
        : {}),
    };
    if (!isTraceFormat(format)) return described;
    const beside = { ...described, readme: () => readmeBeside(dirname(source.path)) };
    const reviews = reviewsBeside(source);
    if (reviews.length === 0 && covering.length === 0) return beside;
    // No signature is bound to what cannot be signed.
    const hash = signedContent(document) ?? '';
    // Of traces without an id that lie together nobody can tell for which of them other content was signed.
    const isAnyones = traceId === null && !isOfOneTrace;
    const own = isAnyones ? reviews.filter(({ content_hash }) => content_hash === hash) : reviews;
    const byPerson = reviewed(own, traceId, hash, today, endOf(document.value));
    for (const review of byPerson.holding)
      facts.attestations.push(toldSignature(review, source.name, tell, tellSigner));
    const bySample = covering.flatMap(({ standing }) => [...(standing.byContent.get(hash) ?? [])]);
    return {
      ...beside,
      attested: new Set([...byPerson.items, ...bySample]),
      bySample: new Set(covering.flatMap(({ standing }) => [...standing.items])),
      findings: byPerson.findings,
    };
  };

  /**
   * Whether the artifacts in its folder belong to a file. A raw source repeats a trace, and the artifacts lie beside that trace; so it
   * may be with an export of many traces. All traces of a folder share its artifacts.
   */
  function hasItsFiles({ name }: Source): boolean {
    const kind = kindOf(name, null);
    return kind === 'trace' || (isOfOneTrace && kind === 'export') || gathering.beside().facts.artifactFiles.length > 0;
  }

  /** Traces of one folder come one after the other, so no README but the last is held. */
  function readmeBeside(at: string): string | undefined {
    if (lastReadme?.at !== at) lastReadme = { at, text: readmeIn(at) };
    return lastReadme.text;
  }
}

/** Who signs is named on purpose, so only a secret is masked there; a note is masked as any text. */
function toldSignature(
  { trace_id, item, by, note, on, content_hash }: Review,
  file: string,
  tell: Tellable,
  tellSigner: Tellable,
): RunFacts['attestations'][number] {
  return {
    file,
    trace_id: trace_id === null ? null : tell(trace_id),
    item,
    by: tellSigner(by),
    note: note === null ? null : tell(note),
    on,
    content_hash,
    sample: null,
  };
}

/** When the work of a trace ended, as it says. */
function endOf(trace: unknown): string | undefined {
  const ended = valueAt(trace, ['ended_at']);
  return typeof ended === 'string' ? ended : undefined;
}
