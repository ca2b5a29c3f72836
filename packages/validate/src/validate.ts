import { type FormatId, formats, isFormatId } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { forsyTraceShape, isForsyTrace } from './generated/forsy.ts';
import { forsyTraceDraftShape, isForsyTraceDraft } from './generated/forsy-draft.ts';
import { forsyLegacyTraceShape, isForsyLegacyTrace } from './generated/forsy-legacy.ts';
import { forsyLegacyManifestShape, isForsyLegacyManifest } from './generated/forsy-legacy-manifest.ts';
import { forsyManifestShape, isForsyManifest } from './generated/forsy-manifest.ts';
import { isOpenTokenDocument, openTokenDocumentShape } from './generated/open-token.ts';
import { isOpenTokenRecord, openTokenRecordShape } from './generated/open-token-record.ts';
import { isReport, reportShape } from './generated/report.ts';
import { isTrajectory, trajectoryShape } from './generated/trajectory.ts';
import type { Shape } from './shape/fault.ts';
import { type Judged, judged } from './shape/judge.ts';

/** What says fast whether all is well, and what tells every fault where it is not. */
type Validator = readonly [accepts: (value: unknown) => boolean, shape: Shape];

const validators: { readonly [Id in FormatId]?: Validator } = {
  'open-token/v0.1': [isOpenTokenDocument, openTokenDocumentShape],
  'open-token/v0.1-record': [isOpenTokenRecord, openTokenRecordShape],
  trajectory: [isTrajectory, trajectoryShape],
  'forsy/v0.1': [isForsyTrace, forsyTraceShape],
  'forsy/v0.1-draft': [isForsyTraceDraft, forsyTraceDraftShape],
  'forsy/v0.1-manifest': [isForsyManifest, forsyManifestShape],
  'forsy/legacy': [isForsyLegacyTrace, forsyLegacyTraceShape],
  'forsy/legacy-manifest': [isForsyLegacyManifest, forsyLegacyManifestShape],
  'report/v1': [isReport, reportShape],
};

/** True for the formats that have a schema here. */
export function hasSchema(format: FormatId): boolean {
  return Object.hasOwn(validators, format);
}

/** Everything the schema of a format has to say against a document; empty when it is valid or when the format has no schema. */
export function validate(document: unknown, format: FormatId): Finding[] {
  return judgedAs(document, format).map(({ finding }) => finding);
}

/** As `validate`, with the place of each finding beside it. */
export function judgedAs(document: unknown, format: FormatId): Judged[] {
  const validator = hasSchema(format) ? validators[format] : noneFor(format);
  if (validator === undefined) return [];
  const [accepts, shape] = validator;
  return accepts(document) ? [] : judged(shape, document);
}

/** Refuses what is no format: of one that is misspelt, nothing would ever be said against a document. */
function noneFor(format: FormatId): undefined {
  if (isFormatId(format)) return undefined;
  const known = formats.map(({ id }) => id).join(', ');
  throw new TypeError(`There is no format ${JSON.stringify(format)}. There are ${known}.`);
}
