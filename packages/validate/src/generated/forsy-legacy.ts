/* Made by tools/generate/validators.ts from schemas/forsy/legacy/trace.schema.json; do not edit. */

import type { ForsyLegacyTrace } from '@trace-formats/schema/forsy-legacy';
import type { Finding } from '@trace-formats/schema/report';
import type { Shape } from '../shape/fault.ts';
import { InvalidDocument } from '../shape/invalid-document.ts';
import { judge } from '../shape/judge.ts';
import { standardOf } from '../shape/standard.ts';
import type { StandardFormat } from '../shape/standard-schema.ts';
import { accepts } from './accepts/forsy-legacy.ts';

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
export const forsyLegacyTraceShape: Shape = {"type":"object","required":["steps"],"properties":{"$schema":{"type":"string"},"schema_version":{"type":"string","pattern":"^forsy-v[1-9][0-9]*(\\.[0-9]+)?$","x-form":"an older version label such as forsy-v1"},"trace_id":{"type":["string","null"],"minLength":1},"collection_id":{"type":"string","minLength":1},"prior_trace_id":{"type":["string","null"]},"prior_collection_id":{"type":["string","null"]},"source_trace_id":{"type":["string","null"]},"trace_slug":{"type":["string","null"]},"original_folder_name":{"type":["string","null"]},"source_files":{"type":["object","array","null"]},"source_folder_names":{"type":["array","null"]},"trace_mode":{"type":["string","null"]},"validation_level":{"type":["string","null"]},"task":{"type":["string","null"]},"captured_at":{"type":["string","null"]},"system_prompt":{"type":["string","object","null"]},"skills":{"type":["array","object","string","null"]},"memory":{"type":["string","object","array","null"]},"agent_config":{"type":["object","string","null"]},"learning":{"type":["string","object","array","null"]},"termination_reason":{"type":["string","null"]},"total_steps":{"type":["integer","null"],"minimum":0},"total_turns":{"type":["integer","null"],"minimum":0},"agent_tools":{"type":["array","object","string","null"]},"started_at":{"type":["string","null"]},"ended_at":{"type":["string","null"]},"steps":{"type":"array","items":{"$ref":"#/$defs/step"}},"final_output":{"type":["string","object","array","null"]},"static_output":{"type":["string","object","array","null"]},"summary":{"$ref":"#/$defs/summary"},"dataset_summary":{"type":["object","null"]}},"$defs":{"step":{"type":"object","required":["action"],"properties":{"step":{"type":"integer"},"step_index":{"type":"integer"},"turn":{"type":"integer"},"actor":{"type":["string","null"]},"action":{"type":"string","minLength":1},"operation":{"type":["string","null"]},"execution_mode":{"type":["string","null"]},"parallel_group":{"type":["string","null"]},"causal_type":{"type":["string","null"]},"causal_note":{"type":["string","null"]},"alternatives_considered":{"type":["string","null"]},"eval_reason":{"type":["string","null"]},"directive":{"type":["string","null"]},"message_role":{"type":["string","null"]},"feedback_type":{"type":["string","null"]},"feedback_content":{"type":["string","null"]},"reasoning":{"type":["string","null"]},"started_at":{"type":["string","null"]},"ended_at":{"type":["string","null"]},"state_change":{"type":["string","null"]},"tool":{"type":["string","object","array","null"]},"observation":{"type":["string","object","array","null"]},"input":{"type":["string","object","array","null"]},"output":{"type":["string","object","array","null"]},"feedback":{"type":["string","object","array","null"]},"input_source":{"type":["object","string","null"]},"success":{"type":["boolean","null"]},"eval":{"type":["integer","null"],"minimum":-1,"maximum":1},"caused_by":{"type":["array","integer","null"],"items":{"type":"integer"}},"retry_of":{"type":["integer","null"]}},"anyOf":[{"required":["step"]},{"required":["step_index"]}]},"summary":{"type":"object","properties":{"total_steps":{"type":["integer","null"],"minimum":0},"total_turns":{"type":["integer","null"],"minimum":0},"positive_steps":{"type":["integer","null"],"minimum":0},"negative_steps":{"type":["integer","null"],"minimum":0},"neutral_steps":{"type":["integer","null"],"minimum":0},"directive_signals":{"type":["integer","null"],"minimum":0},"human_feedback":{"type":["object","string","array","integer","null"]},"agent_confidence":{"type":["number","string","null"]},"goal_achieved":{"type":["boolean","string","null"]},"goal_notes":{"type":["string","null"]}}}}};

/** True when the value is what schemas/forsy/legacy/trace.schema.json describes; stops at the first fault. */
export function isForsyLegacyTrace(value: unknown): value is ForsyLegacyTrace {
  return accepts(value);
}

/** Every fault of the value's shape as a finding; empty when there is none. */
export function validateForsyLegacyTrace(value: unknown): Finding[] {
  return accepts(value) ? [] : judge(forsyLegacyTraceShape, value);
}

/** Throws an error that holds the findings when the value is not what the schema describes. */
export function assertForsyLegacyTrace(value: unknown): asserts value is ForsyLegacyTrace {
  if (!accepts(value)) throw new InvalidDocument('ForsyLegacyTrace', judge(forsyLegacyTraceShape, value));
}

/** The format as a Standard Schema v1 object, with its JSON Schema side. */
export const forsyLegacyTrace: StandardFormat<ForsyLegacyTrace> = /* @__PURE__ */ standardOf<ForsyLegacyTrace>(
  'https://trace-formats.github.io/schemas/forsy/legacy/trace.schema.json',
  forsyLegacyTraceShape,
  accepts,
);
