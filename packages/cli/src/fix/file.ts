import { type Beside, fixManifest, fixTrace, type LintOptions, lintDocument } from '@trace-formats/lint';
import type { FormatId } from '@trace-formats/schema';
import { type ReadDocument, textOf } from '@trace-formats/validate';
import { formatOfDocument, type OpenFile } from '../lint/open-file.ts';
import { splice } from '../output/as-written/splice.ts';

/** Mending one thing can bring up another, as an eval changes a count; more rounds than this there are not. */
const rounds = 5;

/** The bytes of a file with everything mended that can be; undefined where there is nothing to mend. */
export function fixedFile(
  { file, bytes, reopen }: { readonly file: OpenFile; readonly bytes: Uint8Array; reopen(bytes: Uint8Array): OpenFile },
  options: LintOptions,
  besideOf: (document: ReadDocument, format: FormatId) => Beside,
): Uint8Array | undefined {
  let now = bytes;
  let open = file;
  for (let round = 0; round < rounds; round++) {
    const next = replaced(now, open, (document) => {
      const format = formatOfDocument(document, open);
      if (format !== 'forsy/v0.1' && format !== 'forsy/v0.1-draft') return undefined;
      const { findings } = lintDocument(document.value, format, options, {
        ...besideOf(document, format),
        findings: document.findings,
      });
      return fixTrace(document.value, findings);
    });
    if (next === undefined) break;
    now = next;
    open = reopen(now);
  }
  return now === bytes ? undefined : now;
}

/** The bytes of a manifest file with the counts that the traces of its manifests give. */
export function fixedManifest(
  file: OpenFile,
  bytes: Uint8Array,
  traceOf: (manifest: ReadDocument) => unknown,
): Uint8Array | undefined {
  return replaced(bytes, file, (manifest) => fixManifest(manifest.value, traceOf(manifest)));
}

/** Replaces documents by what they become, in the text as it was written. */
function replaced(
  bytes: Uint8Array,
  { content }: OpenFile,
  become: (document: ReadDocument) => unknown,
): Uint8Array | undefined {
  const pieces: Uint8Array[] = [];
  let copied = 0;
  for (const document of content.documents) {
    const { source } = document;
    // Only UTF-8 is spliced; another encoding is a fault of its own.
    if (typeof source === 'string') continue;
    const after = become(document);
    if (after === undefined) continue;
    const start = source.byteOffset - bytes.byteOffset;
    pieces.push(bytes.subarray(copied, start), Buffer.from(splice(textOf(document), document.value, after)));
    copied = start + source.length;
  }
  if (pieces.length === 0) return undefined;
  pieces.push(bytes.subarray(copied));
  return Buffer.concat(pieces);
}
