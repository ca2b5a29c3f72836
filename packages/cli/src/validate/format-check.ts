import type { FormatId } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { passing, type Shape } from '@trace-formats/validate';
import { decode } from '../input/decode.ts';

/** What the schema of one format can say. */
export interface FormatCheck {
  /** Every fault of a document's shape. */
  validate(value: unknown): Finding[];
  /** Says of bytes that they are a document of which there is nothing to say; no only means that they have to be looked at. */
  passes(bytes: Uint8Array): boolean;
  /** What answers as `passes` does, loaded for somebody who has many megabytes to ask of. */
  scanner(): Promise<(bytes: Uint8Array) => boolean>;
  /** The schema of the elements of an array that stands in a document under a key. */
  elementOf(key: string): Shape | undefined;
}

/** Loads the validator of a format, and those of no other: a start is paid for by everybody. `undefined` for a format without a schema. */
export async function checkOf(format: FormatId): Promise<FormatCheck | undefined> {
  const check = loaded.get(format) ?? loaders[format]?.();
  if (check !== undefined) loaded.set(format, check);
  return check;
}

const loaded = new Map<FormatId, Promise<FormatCheck>>();

const loaders: { readonly [Id in FormatId]?: () => Promise<FormatCheck> } = {
  'open-token/v0.1': async () => {
    const room = await import('@trace-formats/validate/open-token');
    return check(room.validateOpenTokenDocument, room.isOpenTokenDocument, room.openTokenDocumentShape);
  },
  'open-token/v0.1-record': async () => {
    const room = await import('@trace-formats/validate/open-token-record');
    return check(room.validateOpenTokenRecord, room.isOpenTokenRecord, room.openTokenRecordShape);
  },
  trajectory: async () => {
    const room = await import('@trace-formats/validate/trajectory');
    return check(room.validateTrajectory, room.isTrajectory, room.trajectoryShape);
  },
  'forsy/v0.1': async () => {
    const room = await import('@trace-formats/validate/forsy');
    return check(room.validateForsyTrace, room.isForsyTrace, room.forsyTraceShape);
  },
  'forsy/v0.1-draft': async () => {
    const room = await import('@trace-formats/validate/forsy-draft');
    return check(room.validateForsyTraceDraft, room.isForsyTraceDraft, room.forsyTraceDraftShape);
  },
  'forsy/v0.1-manifest': async () => {
    const room = await import('@trace-formats/validate/forsy-manifest');
    return check(room.validateForsyManifest, room.isForsyManifest, room.forsyManifestShape);
  },
  'forsy/legacy': async () => {
    const room = await import('@trace-formats/validate/forsy-legacy');
    return check(room.validateForsyLegacyTrace, room.isForsyLegacyTrace, room.forsyLegacyTraceShape);
  },
  'forsy/legacy-manifest': async () => {
    const room = await import('@trace-formats/validate/forsy-legacy-manifest');
    return check(room.validateForsyLegacyManifest, room.isForsyLegacyManifest, room.forsyLegacyManifestShape);
  },
  'report/v1': async () => {
    const room = await import('@trace-formats/validate/report');
    return check(room.validateReport, room.isReport, room.reportShape);
  },
};

function check(validate: FormatCheck['validate'], accepts: (value: unknown) => boolean, shape: Shape): FormatCheck {
  let scanner: ReturnType<FormatCheck['scanner']> | undefined;
  return {
    validate,
    passes: passing(accepts, decode),
    scanner: () => {
      scanner ??= import('./scanner.ts').then(({ scannerOf }) => scannerOf(shape));
      return scanner;
    },
    elementOf: (key) => {
      const array = ((shape['properties'] ?? {}) as Readonly<Record<string, Shape>>)[key];
      const items = array?.['items'] as Shape | undefined;
      return items && { ...items, $defs: shape['$defs'] };
    },
  };
}
