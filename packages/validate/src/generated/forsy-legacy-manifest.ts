/* Made by tools/generate/validators.ts from schemas/forsy/legacy/manifest.schema.json; do not edit. */

import type { ForsyLegacyManifest } from '@trace-formats/schema/forsy-legacy-manifest';
import type { Finding } from '@trace-formats/schema/report';
import type { Shape } from '../shape/fault.ts';
import { InvalidDocument } from '../shape/invalid-document.ts';
import { judge } from '../shape/judge.ts';
import { standardOf } from '../shape/standard.ts';
import type { StandardFormat } from '../shape/standard-schema.ts';
import { accepts } from './accepts/forsy-legacy-manifest.ts';

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
export const forsyLegacyManifestShape: Shape = {"type":"object","anyOf":[{"required":["trace_id"]},{"required":["collection_id"]}],"properties":{"$schema":{"type":"string"},"schema_version":{"type":"string","pattern":"^forsy-v[1-9][0-9]*(\\.[0-9]+)?$","x-form":"an older version label such as forsy-v1"},"trace_id":{"type":["string","null"],"minLength":1},"collection_id":{"type":"string","minLength":1},"prior_trace_id":{"type":["string","null"]},"prior_collection_id":{"type":["string","null"]},"source_trace_id":{"type":["string","null"]},"trace_slug":{"type":["string","null"]},"original_folder_name":{"type":["string","null"]},"source_files":{"type":["object","array","null"]},"source_folder_names":{"type":["array","null"]},"trace_mode":{"type":["string","null"]},"validation_level":{"type":["string","null"]},"task":{"type":["string","null"]},"captured_at":{"type":["string","null"]},"system_prompt":{"type":["string","object","null"]},"skills":{"type":["array","object","string","null"]},"memory":{"type":["string","object","array","null"]},"agent_config":{"type":["object","string","null"]},"learning":{"type":["string","object","array","null"]},"termination_reason":{"type":["string","null"]},"total_steps":{"type":["integer","null"],"minimum":0},"total_turns":{"type":["integer","null"],"minimum":0},"activity_started_at":{"type":["string","null"]},"activity_ended_at":{"type":["string","null"]},"positive_pct":{"type":["integer","null"],"minimum":0,"maximum":100},"directive_signals":{"type":["integer","null"],"minimum":0},"agent_confidence":{"type":["number","string","null"]},"goal_achieved":{"type":["boolean","string","null"]},"goal_notes":{"type":["string","null"]},"human_feedback":{"type":["object","string","array","integer","null"]},"formats_available":{"type":["array","null"]}}};

/** True when the value is what schemas/forsy/legacy/manifest.schema.json describes; stops at the first fault. */
export function isForsyLegacyManifest(value: unknown): value is ForsyLegacyManifest {
  return accepts(value);
}

/** Every fault of the value's shape as a finding; empty when there is none. */
export function validateForsyLegacyManifest(value: unknown): Finding[] {
  return accepts(value) ? [] : judge(forsyLegacyManifestShape, value);
}

/** Throws an error that holds the findings when the value is not what the schema describes. */
export function assertForsyLegacyManifest(value: unknown): asserts value is ForsyLegacyManifest {
  if (!accepts(value)) throw new InvalidDocument('ForsyLegacyManifest', judge(forsyLegacyManifestShape, value));
}

/** The format as a Standard Schema v1 object, with its JSON Schema side. */
export const forsyLegacyManifest: StandardFormat<ForsyLegacyManifest> = /* @__PURE__ */ standardOf<ForsyLegacyManifest>(
  'https://trace-formats.github.io/schemas/forsy/legacy/manifest.schema.json',
  forsyLegacyManifestShape,
  accepts,
);
