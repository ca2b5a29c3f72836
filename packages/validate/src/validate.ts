import type { FormatId } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { validateForsyTrace } from './generated/forsy.ts';
import { validateForsyTraceDraft } from './generated/forsy-draft.ts';
import { validateForsyLegacyTrace } from './generated/forsy-legacy.ts';
import { validateForsyLegacyManifest } from './generated/forsy-legacy-manifest.ts';
import { validateForsyManifest } from './generated/forsy-manifest.ts';
import { validateOpenTokenDocument } from './generated/open-token.ts';
import { validateOpenTokenRecord } from './generated/open-token-record.ts';
import { validateReport } from './generated/report.ts';
import { validateTrajectory } from './generated/trajectory.ts';

const validators: { readonly [Id in FormatId]?: (value: unknown) => Finding[] } = {
  'open-token/v0.1': validateOpenTokenDocument,
  'open-token/v0.1-record': validateOpenTokenRecord,
  trajectory: validateTrajectory,
  'forsy/v0.1': validateForsyTrace,
  'forsy/v0.1-draft': validateForsyTraceDraft,
  'forsy/v0.1-manifest': validateForsyManifest,
  'forsy/legacy': validateForsyLegacyTrace,
  'forsy/legacy-manifest': validateForsyLegacyManifest,
  'report/v1': validateReport,
};

/** True for the formats that have a schema here. */
export function hasSchema(format: FormatId): boolean {
  return format in validators;
}

/** Everything the schema of a format has to say against a document; empty when it is valid or when the format has no schema. */
export function validate(document: unknown, format: FormatId): Finding[] {
  return validators[format]?.(document) ?? [];
}
