/* Made by tools/generate/by-format.ts from the table of formats; do not edit. */

import type { FormatId } from '@trace-formats/schema';
import type { Shape } from '../shape/fault.ts';
import { isOpenTokenDocument, openTokenDocumentShape } from './open-token.ts';
import { isOpenTokenRecord, openTokenRecordShape } from './open-token-record.ts';
import { isTrajectory, trajectoryShape } from './trajectory.ts';
import { isForsyTrace, forsyTraceShape } from './forsy.ts';
import { isForsyTraceDraft, forsyTraceDraftShape } from './forsy-draft.ts';
import { isForsyManifest, forsyManifestShape } from './forsy-manifest.ts';
import { isForsyLegacyTrace, forsyLegacyTraceShape } from './forsy-legacy.ts';
import { isForsyLegacyManifest, forsyLegacyManifestShape } from './forsy-legacy-manifest.ts';
import { isReport, reportShape } from './report.ts';

/** What says fast whether all is well, and what tells every fault where it is not. */
export type Validator = readonly [accepts: (value: unknown) => boolean, shape: Shape];

/** The validator of each format that has a schema. */
export const validators: { readonly [Id in FormatId]?: Validator } = {
  'open-token/v0.1': [isOpenTokenDocument, openTokenDocumentShape],
  'open-token/v0.1-record': [isOpenTokenRecord, openTokenRecordShape],
  'trajectory': [isTrajectory, trajectoryShape],
  'forsy/v0.1': [isForsyTrace, forsyTraceShape],
  'forsy/v0.1-draft': [isForsyTraceDraft, forsyTraceDraftShape],
  'forsy/v0.1-manifest': [isForsyManifest, forsyManifestShape],
  'forsy/legacy': [isForsyLegacyTrace, forsyLegacyTraceShape],
  'forsy/legacy-manifest': [isForsyLegacyManifest, forsyLegacyManifestShape],
  'report/v1': [isReport, reportShape],
};
