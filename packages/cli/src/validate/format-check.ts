import type { FormatId } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { passing } from '@trace-formats/validate';
import { decode } from '../input/decode.ts';

/** What the schema of one format can say. */
export interface FormatCheck {
  /** Every fault of a document's shape. */
  validate(value: unknown): Finding[];
  /** Says of bytes that they are a document of which there is nothing to say; no only means that they have to be looked at. */
  passes(bytes: Uint8Array): boolean;
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
    return check(room.validateOpenTokenDocument, room.isOpenTokenDocument);
  },
  'open-token/v0.1-record': async () => {
    const room = await import('@trace-formats/validate/open-token-record');
    return check(room.validateOpenTokenRecord, room.isOpenTokenRecord);
  },
  trajectory: async () => {
    const room = await import('@trace-formats/validate/trajectory');
    return check(room.validateTrajectory, room.isTrajectory);
  },
  'forsy/v0.1': async () => {
    const room = await import('@trace-formats/validate/forsy');
    return check(room.validateForsyTrace, room.isForsyTrace);
  },
  'forsy/v0.1-draft': async () => {
    const room = await import('@trace-formats/validate/forsy-draft');
    return check(room.validateForsyTraceDraft, room.isForsyTraceDraft);
  },
  'forsy/v0.1-manifest': async () => {
    const room = await import('@trace-formats/validate/forsy-manifest');
    return check(room.validateForsyManifest, room.isForsyManifest);
  },
  'forsy/legacy': async () => {
    const room = await import('@trace-formats/validate/forsy-legacy');
    return check(room.validateForsyLegacyTrace, room.isForsyLegacyTrace);
  },
  'forsy/legacy-manifest': async () => {
    const room = await import('@trace-formats/validate/forsy-legacy-manifest');
    return check(room.validateForsyLegacyManifest, room.isForsyLegacyManifest);
  },
  'report/v1': async () => {
    const room = await import('@trace-formats/validate/report');
    return check(room.validateReport, room.isReport);
  },
};

function check(validate: FormatCheck['validate'], accepts: (value: unknown) => boolean): FormatCheck {
  return { validate, passes: passing(accepts, decode) };
}
