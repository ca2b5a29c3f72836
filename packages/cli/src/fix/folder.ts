import { basename } from 'node:path';
import { type Beside, type LintOptions, lintDocument, standsOpen } from '@trace-formats/lint';
import { valueAt } from '@trace-formats/schema';
import { readBytes } from '../input/bytes/read-file.ts';
import type { Packing } from '../input/packed/unpack.ts';
import type { Source } from '../input/source.ts';
import { formatOfDocument, type OpenFile, openFile } from '../lint/file.ts';
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
  sources: readonly Source[],
  lintedAs: (path: string) => LintOptions,
  suppress: NonNullable<Beside['suppress']>,
): Generator<FixedFile> {
  const isManifest = ({ name }: Source): boolean => /manifest/i.test(basename(name));
  const manifests: (Omit<FixedFile, 'before' | 'after'> & { readonly bytes: Uint8Array; readonly file: OpenFile })[] =
    [];
  for (const source of sources.filter(isManifest)) {
    const read = readBytes(source.path);
    if ('bytes' in read)
      manifests.push({ source, ...read, packing: read.packing, file: openFile(source.name, read.bytes, source.named) });
  }
  const described = manifests.flatMap(({ file }) => file.content.documents.map(({ value }) => value));
  const traces = sources.filter((source) => !isManifest(source));
  const alone = described.length === 1 && traces.length === 1 ? described[0] : undefined;
  const manifestOf = (trace: unknown): unknown => described.find((one) => sameId(one, trace)) ?? alone;
  const counted = new Map<unknown, unknown>();
  for (const source of traces) {
    const read = readBytes(source.path);
    if ('why' in read) continue;
    const options = lintedAs(source.path);
    const reopen = (bytes: Uint8Array): OpenFile => openFile(source.name, bytes, source.named);
    const file = reopen(read.bytes);
    const besideOf = ({ value }: { readonly value: unknown }): Beside => ({ suppress, manifest: manifestOf(value) });
    const after = fixedFile({ file, bytes: read.bytes, reopen }, options, besideOf);
    if (after !== undefined) yield { source, before: read.bytes, after, packing: read.packing };
    if (described.length === 0) continue;
    const now = after === undefined ? file : reopen(after);
    for (const document of now.content.documents) {
      const manifest = manifestOf(document.value);
      const format = formatOfDocument(document, now);
      if (manifest === undefined || (format !== 'forsy/v0.1' && format !== 'forsy/v0.1-draft')) continue;
      const { findings } = lintDocument(document.value, format, options, besideOf(document));
      if (findings.some((one) => one.rule === 'manifest-agrees-with-trace' && one.fixable && standsOpen(one)))
        counted.set(manifest, onlyCounted(document.value));
    }
  }
  for (const { source, bytes, file, packing } of manifests) {
    const after = fixedManifest(file, bytes, (manifest) => counted.get(manifest));
    if (after !== undefined) yield { source, before: bytes, after, packing };
  }
}

function sameId(manifest: unknown, trace: unknown): boolean {
  const id = valueAt(trace, ['trace_id']);
  return typeof id === 'string' && valueAt(manifest, ['trace_id']) === id;
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
