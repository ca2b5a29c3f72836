import type { FormatId } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';

/** What the schema of one format can say. */
export interface FormatCheck {
  /** Every fault of a document's shape. */
  validate(value: unknown): Finding[];
  /** Whether there is none. */
  accepts(value: unknown): boolean;
  /** Whether the answer for texts of single bytes is the answer for the real ones. */
  readonly isByteSafe: boolean;
}

/** Loads the validator of a format, and those of no other: a start is paid for by everybody. `undefined` for a format without a schema. */
export async function checkOf(format: FormatId): Promise<FormatCheck | undefined> {
  return loaders[format]?.();
}

/** The formats that have a schema. */
export function checkedFormats(): readonly FormatId[] {
  return Object.keys(loaders) as FormatId[];
}

const loaders: { readonly [Id in FormatId]?: () => Promise<FormatCheck> } = {
  'open-token/v0.1': async () => {
    const room = await import('@trace-formats/validate/open-token');
    return check(room.validateOpenTokenDocument, room.isOpenTokenDocument, room.openTokenDocumentIsByteSafe);
  },
  'open-token/v0.1-record': async () => {
    const room = await import('@trace-formats/validate/open-token-record');
    return check(room.validateOpenTokenRecord, room.isOpenTokenRecord, room.openTokenRecordIsByteSafe);
  },
  trajectory: async () => {
    const room = await import('@trace-formats/validate/trajectory');
    return check(room.validateTrajectory, room.isTrajectory, room.trajectoryIsByteSafe);
  },
  'forsy/v0.1': async () => {
    const room = await import('@trace-formats/validate/forsy');
    return check(room.validateForsyTrace, room.isForsyTrace, room.forsyTraceIsByteSafe);
  },
  'forsy/v0.1-draft': async () => {
    const room = await import('@trace-formats/validate/forsy-draft');
    return check(room.validateForsyTraceDraft, room.isForsyTraceDraft, room.forsyTraceDraftIsByteSafe);
  },
  'forsy/v0.1-manifest': async () => {
    const room = await import('@trace-formats/validate/forsy-manifest');
    return check(room.validateForsyManifest, room.isForsyManifest, room.forsyManifestIsByteSafe);
  },
  'forsy/legacy': async () => {
    const room = await import('@trace-formats/validate/forsy-legacy');
    return check(room.validateForsyLegacyTrace, room.isForsyLegacyTrace, room.forsyLegacyTraceIsByteSafe);
  },
  'forsy/legacy-manifest': async () => {
    const room = await import('@trace-formats/validate/forsy-legacy-manifest');
    return check(room.validateForsyLegacyManifest, room.isForsyLegacyManifest, room.forsyLegacyManifestIsByteSafe);
  },
  'report/v1': async () => {
    const room = await import('@trace-formats/validate/report');
    return check(room.validateReport, room.isReport, room.reportIsByteSafe);
  },
};

function check(
  validate: FormatCheck['validate'],
  accepts: FormatCheck['accepts'],
  isByteSafe: FormatCheck['isByteSafe'],
): FormatCheck {
  return { validate, accepts, isByteSafe };
}
