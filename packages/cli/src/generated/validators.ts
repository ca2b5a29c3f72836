/* Made by tools/generate/by-format.ts from the table of formats; do not edit. */

import type { FormatId } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';

/** What tells every fault of a document, and what only says whether there is one. */
export interface Validator {
  readonly validate: (value: unknown) => Finding[];
  readonly accepts: (value: unknown) => boolean;
}

/** Loads the validator of a format, and that of no other. */
export const validators: { readonly [Id in FormatId]?: () => Promise<Validator> } = {
  'open-token/v0.1': async () => {
    const room = await import('@trace-formats/validate/open-token');
    return { validate: room.validateOpenTokenDocument, accepts: room.isOpenTokenDocument };
  },
  'open-token/v0.1-record': async () => {
    const room = await import('@trace-formats/validate/open-token-record');
    return { validate: room.validateOpenTokenRecord, accepts: room.isOpenTokenRecord };
  },
  'trajectory': async () => {
    const room = await import('@trace-formats/validate/trajectory');
    return { validate: room.validateTrajectory, accepts: room.isTrajectory };
  },
  'forsy/v0.1': async () => {
    const room = await import('@trace-formats/validate/forsy');
    return { validate: room.validateForsyTrace, accepts: room.isForsyTrace };
  },
  'forsy/v0.1-draft': async () => {
    const room = await import('@trace-formats/validate/forsy-draft');
    return { validate: room.validateForsyTraceDraft, accepts: room.isForsyTraceDraft };
  },
  'forsy/v0.1-manifest': async () => {
    const room = await import('@trace-formats/validate/forsy-manifest');
    return { validate: room.validateForsyManifest, accepts: room.isForsyManifest };
  },
  'forsy/legacy': async () => {
    const room = await import('@trace-formats/validate/forsy-legacy');
    return { validate: room.validateForsyLegacyTrace, accepts: room.isForsyLegacyTrace };
  },
  'forsy/legacy-manifest': async () => {
    const room = await import('@trace-formats/validate/forsy-legacy-manifest');
    return { validate: room.validateForsyLegacyManifest, accepts: room.isForsyLegacyManifest };
  },
  'report/v1': async () => {
    const room = await import('@trace-formats/validate/report');
    return { validate: room.validateReport, accepts: room.isReport };
  },
};
