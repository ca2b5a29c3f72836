import type { ManifestPlace } from '@trace-formats/lint';
import { type ReadDocument, read } from '@trace-formats/validate';
import { decode } from '../../input/bytes/decode.ts';

/** The manifests of a folder, kept for the traces that they describe. */
export interface KeptManifests {
  keep(id: string | null, file: string, document: ReadDocument): void;
  /** The manifest of a trace; in the folder of one trace, the one that is there. */
  of(id: string | null, isFolderOfOne: boolean): KeptManifest | undefined;
}

/** A manifest, and where it stands. */
export interface KeptManifest {
  readonly at: ManifestPlace;
  /** True where its text is no sound JSON: a key that stands twice would be mended in the wrong place. */
  readonly isBroken: boolean;
  value(): unknown;
}

/**
 * Keeps the manifests of a folder: of two of one trace the first counts, and those of an export stay the bytes they are, which
 * take a quarter of the room.
 */
export function keptManifests({ besideTraces }: { readonly besideTraces?: true | undefined }): KeptManifests {
  const byId = new Map<string, KeptManifest>();
  let first: KeptManifest | undefined;
  let count = 0;
  return {
    keep(id, file, { value, record, source, findings }) {
      const known = { at: { file, record }, isBroken: findings.some(({ severity }) => severity === 'error') };
      count += 1;
      if (count === 1) first = { ...known, value: () => value };
      if (id === null || byId.has(id)) return;
      const bytes = record === null || typeof source === 'string' ? undefined : Buffer.from(source);
      byId.set(id, {
        ...known,
        value: bytes === undefined ? () => value : () => read(bytes, { decode }).documents[0]?.value,
      });
    },
    of(id, isFolderOfOne) {
      const same = id === null ? undefined : byId.get(id);
      return same ?? (isFolderOfOne && count === 1 && besideTraces !== true ? first : undefined);
    },
  };
}
