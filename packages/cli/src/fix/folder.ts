import { type Beside, type LintOptions, lintDocument, placeOf, standsOpen } from '@trace-formats/lint';
import { valueAt } from '@trace-formats/schema';
import type { ReadDocument } from '@trace-formats/validate';
import { readBytes } from '../input/bytes/read-file.ts';
import type { Packing } from '../input/packed/unpack.ts';
import type { Source } from '../input/source.ts';
import { type KeptManifest, keptManifests } from '../lint/facts/kept-manifests.ts';
import { idOf } from '../lint/kinds/id-of.ts';
import { isManifestFormat } from '../lint/kinds/trace-formats.ts';
import { formatOfDocument, type OpenFile, openFile } from '../lint/open-file.ts';
import type { FolderSources } from '../lint/sources.ts';
import { fixedFile, fixedManifest } from './file.ts';

/** A file with what it becomes. */
export interface FixedFile {
  readonly source: Source;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** How the file is compressed; `before` and `after` are what is in it. */
  readonly packing: Packing | undefined;
}

/**
 * What --fix makes of the files of one folder: traces first, then the counts of the manifests that describe them. Nothing is
 * written here.
 */
export function* fixFolder(
  folder: FolderSources,
  lintedAs: (path: string) => LintOptions,
  suppress: NonNullable<Beside['suppress']>,
): Generator<FixedFile> {
  const { sources: all, manifests: names, beside, isOfOneTrace } = folder;
  const described = keptManifests(folder);
  const manifests: (Omit<FixedFile, 'before' | 'after'> & { readonly bytes: Uint8Array; readonly file: OpenFile })[] =
    [];
  for (const source of all.filter(({ name }) => names.has(name))) {
    const read = readBytes(source.path);
    if ('why' in read) continue;
    const file = openFile(source, read.bytes);
    for (const document of file.content.documents)
      if (isManifestFormat(formatOfDocument(document, file)))
        described.keep(idOf(document.value), source.name, document);
    manifests.push({ source, ...read, packing: read.packing, file });
  }
  const manifestOf = (trace: unknown): KeptManifest | undefined => described.of(idOf(trace), isOfOneTrace);
  const counted = new Map<string, unknown>();
  for (const source of all.filter(({ name }) => !names.has(name))) {
    const read = readBytes(source.path);
    if ('why' in read) continue;
    const options = lintedAs(source.path);
    const reopen = (bytes: Uint8Array): OpenFile => openFile(source, bytes);
    const file = reopen(read.bytes);
    const besideOf = ({ value, findings }: ReadDocument): Beside => ({
      suppress,
      findings,
      manifest: manifestOf(value)?.value(),
    });
    const after = fixedFile({ file, bytes: read.bytes, reopen }, options, besideOf);
    if (after !== undefined) yield { source, before: read.bytes, after, packing: read.packing };
    if (manifests.length === 0) continue;
    const now = after === undefined ? file : reopen(after);
    for (const document of now.content.documents) {
      const manifest = manifestOf(document.value);
      const format = formatOfDocument(document, now);
      if (
        manifest === undefined ||
        manifest.isBroken ||
        beside?.has(manifest.at.file) ||
        (format !== 'forsy/v0.1' && format !== 'forsy/v0.1-draft')
      )
        continue;
      const { findings } = lintDocument(document.value, format, options, besideOf(document));
      if (findings.some((one) => one.rule === 'manifest-agrees-with-trace' && one.fixable && standsOpen(one)))
        counted.set(placeOf(manifest.at), onlyCounted(document.value));
    }
  }
  for (const { source, bytes, file, packing } of manifests) {
    const after = fixedManifest(file, bytes, ({ record }) => counted.get(placeOf({ file: source.name, record })));
    if (after !== undefined) yield { source, before: bytes, after, packing };
  }
}

/** A trace with nothing but what is counted in it, since a folder may hold thousands. */
function onlyCounted(trace: unknown): unknown {
  const steps = valueAt(trace, ['steps']) as readonly Readonly<Record<string, unknown>>[];
  return {
    steps: steps.map(({ eval: judged, turn, directive, feedback_type }) => ({
      eval: judged,
      turn,
      directive: typeof directive === 'string' && directive.trim() !== '' ? '-' : null,
      feedback_type,
    })),
  };
}
