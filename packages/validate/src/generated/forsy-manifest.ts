/* Made by tools/generate/validators.ts from schemas/forsy/v0.1/manifest.schema.json; do not edit. */

import type { ForsyManifest } from '@trace-formats/schema/forsy-manifest';
import type { Finding } from '@trace-formats/schema/report';
import type { Shape } from '../shape/fault.ts';
import { InvalidDocument } from '../shape/invalid-document.ts';
import { judge } from '../shape/judge.ts';
import { standardOf } from '../shape/standard.ts';
import type { StandardFormat } from '../shape/standard-schema.ts';
import { accepts } from './accepts/forsy-manifest.ts';

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
export const forsyManifestShape: Shape = {"type":"object","required":["schema_version","trace_id"],"properties":{"$schema":{"type":"string"},"schema_version":{"const":"forsy-trace-v0.1"},"trace_id":{"type":"string","minLength":1},"prior_trace_id":{"type":["string","null"]},"trace_slug":{"type":"string"},"original_folder_name":{"type":["string","null"]},"source_trace_id":{"type":["string","null"]},"source_files":{"type":["object","array","null"]},"source_folder_names":{"type":["array","null"],"items":{"type":"string"}},"collection_id":{"type":["string","null"]},"prior_collection_id":{"type":["string","null"]},"trace_mode":{"$ref":"#/$defs/traceMode"},"validation_level":{"$ref":"#/$defs/validationLevel"},"task":{"type":"string"},"captured_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-form":"a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z","x-rule":"times-are-sound"},"activity_started_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-form":"a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z","x-rule":"times-are-sound"},"activity_ended_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-form":"a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z","x-rule":"times-are-sound"},"total_steps":{"type":"integer","minimum":0},"total_turns":{"type":"integer","minimum":0},"positive_pct":{"type":"integer","minimum":0,"maximum":100},"directive_signals":{"type":"integer","minimum":0},"agent_confidence":{"type":["number","null"],"minimum":0,"maximum":100},"goal_achieved":{"type":["boolean","null"]},"goal_notes":{"type":["string","null"]},"human_feedback":{"$ref":"#/$defs/humanFeedback"},"formats_available":{"type":"array","items":{"type":"string"}},"system_prompt":{"type":["string","null"]},"skills":{"type":["array","null"],"items":{"type":"string"}},"memory":{"type":["string","null"]},"agent_config":{"type":["object","null"]},"learning":{"type":["string","null"]},"termination_reason":{"$ref":"#/$defs/terminationReason"},"dataset_summary":{"$ref":"#/$defs/datasetSummary"}},"$defs":{"traceMode":{"enum":["live","retraced","hybrid"]},"validationLevel":{"enum":["self_traced","retraced_from_logs","model_reviewed","human_reviewed","expert_reviewed","client_validated"]},"humanFeedback":{"type":"object","required":["corrections","approvals","clarifications","new_instructions"],"properties":{"corrections":{"type":"integer","minimum":0},"approvals":{"type":"integer","minimum":0},"clarifications":{"type":"integer","minimum":0},"new_instructions":{"type":"integer","minimum":0}}},"terminationReason":{"enum":["task_complete","user_confirmed_done","user_abandoned","agent_blocked","timeout","error_unrecoverable","partial_then_stopped","other"]},"datasetSummary":{"type":"object","required":["title","description","tags","release_tier","validation_level"],"properties":{"title":{"type":"string"},"description":{"type":"string"},"tags":{"type":"array","items":{"type":"string","minLength":1}},"release_tier":{"enum":["open_example","research_preview","private","not_for_release"]},"validation_level":{"$ref":"#/$defs/validationLevel"}}}}};

/** True when the value is what schemas/forsy/v0.1/manifest.schema.json describes; stops at the first fault. */
export function isForsyManifest(value: unknown): value is ForsyManifest {
  return accepts(value);
}

/** Every fault of the value's shape as a finding; empty when there is none. */
export function validateForsyManifest(value: unknown): Finding[] {
  return accepts(value) ? [] : judge(forsyManifestShape, value);
}

/** Throws an error that holds the findings when the value is not what the schema describes. */
export function assertForsyManifest(value: unknown): asserts value is ForsyManifest {
  if (!accepts(value)) throw new InvalidDocument('ForsyManifest', judge(forsyManifestShape, value));
}

/** The format as a Standard Schema v1 object, with its JSON Schema side. */
export const forsyManifest: StandardFormat<ForsyManifest> = /* @__PURE__ */ standardOf<ForsyManifest>(
  'https://trace-formats.github.io/schemas/forsy/v0.1/manifest.schema.json',
  forsyManifestShape,
  accepts,
);
