/* Made by tools/generate/validators.ts from schemas/forsy/v0.1/manifest.schema.json; do not edit. */

import type { ForsyManifest } from '@trace-formats/schema/forsy-manifest';
import type { Finding } from '@trace-formats/schema/report';
import { standardOf } from '../standard.ts';
import type { Shape } from '../fault.ts';
import { InvalidDocument } from '../invalid-document.ts';
import { judge } from '../judge.ts';
import type { StandardFormat } from '../standard-schema.ts';

const pattern0 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$", 'u');
function is_humanFeedback(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v27 = v.corrections;
if (!(Number.isInteger(v27))) return false;
if (v27 < 0) return false;
const v28 = v.approvals;
if (!(Number.isInteger(v28))) return false;
if (v28 < 0) return false;
const v29 = v.clarifications;
if (!(Number.isInteger(v29))) return false;
if (v29 < 0) return false;
const v30 = v.new_instructions;
if (!(Number.isInteger(v30))) return false;
if (v30 < 0) return false;
return true;
}
function is_datasetSummary(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v41 = v.title;
if (!(typeof v41 === 'string')) return false;
const v42 = v.description;
if (!(typeof v42 === 'string')) return false;
const v43 = v.tags;
if (!(Array.isArray(v43))) return false;
for (let i = 0; i < v43.length; i++) {
const v44 = v43[i];
if (!(typeof v44 === 'string')) return false;
if (v44 === '') return false;
}
const v45 = v.release_tier;
if (!(v45 === "open_example" || v45 === "research_preview" || v45 === "private" || v45 === "not_for_release")) return false;
const v46 = v.validation_level;
if (!(v46 === "self_traced" || v46 === "retraced_from_logs" || v46 === "model_reviewed" || v46 === "human_reviewed" || v46 === "expert_reviewed" || v46 === "client_validated")) return false;
return true;
}
function accepts(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v1 = v["$schema"];
if (v1 !== undefined) {
if (!(typeof v1 === 'string')) return false;
}
const v2 = v.schema_version;
if (v2 !== "forsy-trace-v0.1") return false;
const v3 = v.trace_id;
if (!(typeof v3 === 'string')) return false;
if (v3 === '') return false;
const v4 = v.prior_trace_id;
if (v4 !== undefined) {
if (!(typeof v4 === 'string' || v4 === null)) return false;
}
const v5 = v.trace_slug;
if (v5 !== undefined) {
if (!(typeof v5 === 'string')) return false;
}
const v6 = v.original_folder_name;
if (v6 !== undefined) {
if (!(typeof v6 === 'string' || v6 === null)) return false;
}
const v7 = v.source_trace_id;
if (v7 !== undefined) {
if (!(typeof v7 === 'string' || v7 === null)) return false;
}
const v8 = v.source_files;
if (v8 !== undefined) {
if (!((typeof v8 === 'object' && v8 !== null && !Array.isArray(v8)) || Array.isArray(v8) || v8 === null)) return false;
}
const v9 = v.source_folder_names;
if (v9 !== undefined) {
if (!(Array.isArray(v9) || v9 === null)) return false;
if (Array.isArray(v9)) {
for (let i = 0; i < v9.length; i++) {
const v10 = v9[i];
if (!(typeof v10 === 'string')) return false;
}
}
}
const v11 = v.collection_id;
if (v11 !== undefined) {
if (!(typeof v11 === 'string' || v11 === null)) return false;
}
const v12 = v.prior_collection_id;
if (v12 !== undefined) {
if (!(typeof v12 === 'string' || v12 === null)) return false;
}
const v13 = v.trace_mode;
if (v13 !== undefined) {
if (!(v13 === "live" || v13 === "retraced" || v13 === "hybrid")) return false;
}
const v14 = v.validation_level;
if (v14 !== undefined) {
if (!(v14 === "self_traced" || v14 === "retraced_from_logs" || v14 === "model_reviewed" || v14 === "human_reviewed" || v14 === "expert_reviewed" || v14 === "client_validated")) return false;
}
const v15 = v.task;
if (v15 !== undefined) {
if (!(typeof v15 === 'string')) return false;
}
const v16 = v.captured_at;
if (v16 !== undefined) {
if (!(typeof v16 === 'string' || v16 === null)) return false;
if (typeof v16 === 'string') {
if (!pattern0.test(v16)) return false;
}
}
const v17 = v.activity_started_at;
if (v17 !== undefined) {
if (!(typeof v17 === 'string' || v17 === null)) return false;
if (typeof v17 === 'string') {
if (!pattern0.test(v17)) return false;
}
}
const v18 = v.activity_ended_at;
if (v18 !== undefined) {
if (!(typeof v18 === 'string' || v18 === null)) return false;
if (typeof v18 === 'string') {
if (!pattern0.test(v18)) return false;
}
}
const v19 = v.total_steps;
if (v19 !== undefined) {
if (!(Number.isInteger(v19))) return false;
if (v19 < 0) return false;
}
const v20 = v.total_turns;
if (v20 !== undefined) {
if (!(Number.isInteger(v20))) return false;
if (v20 < 0) return false;
}
const v21 = v.positive_pct;
if (v21 !== undefined) {
if (!(Number.isInteger(v21))) return false;
if (v21 < 0) return false;
if (v21 > 100) return false;
}
const v22 = v.directive_signals;
if (v22 !== undefined) {
if (!(Number.isInteger(v22))) return false;
if (v22 < 0) return false;
}
const v23 = v.agent_confidence;
if (v23 !== undefined) {
if (!(Number.isFinite(v23) || v23 === null)) return false;
if (typeof v23 === 'number') {
if (v23 < 0) return false;
if (v23 > 100) return false;
}
}
const v24 = v.goal_achieved;
if (v24 !== undefined) {
if (!(typeof v24 === 'boolean' || v24 === null)) return false;
}
const v25 = v.goal_notes;
if (v25 !== undefined) {
if (!(typeof v25 === 'string' || v25 === null)) return false;
}
const v26 = v.human_feedback;
if (v26 !== undefined) {
if (!is_humanFeedback(v26)) return false;
}
const v31 = v.formats_available;
if (v31 !== undefined) {
if (!(Array.isArray(v31))) return false;
for (let i = 0; i < v31.length; i++) {
const v32 = v31[i];
if (!(typeof v32 === 'string')) return false;
}
}
const v33 = v.system_prompt;
if (v33 !== undefined) {
if (!(typeof v33 === 'string' || v33 === null)) return false;
}
const v34 = v.skills;
if (v34 !== undefined) {
if (!(Array.isArray(v34) || v34 === null)) return false;
if (Array.isArray(v34)) {
for (let i = 0; i < v34.length; i++) {
const v35 = v34[i];
if (!(typeof v35 === 'string')) return false;
}
}
}
const v36 = v.memory;
if (v36 !== undefined) {
if (!(typeof v36 === 'string' || v36 === null)) return false;
}
const v37 = v.agent_config;
if (v37 !== undefined) {
if (!((typeof v37 === 'object' && v37 !== null && !Array.isArray(v37)) || v37 === null)) return false;
}
const v38 = v.learning;
if (v38 !== undefined) {
if (!(typeof v38 === 'string' || v38 === null)) return false;
}
const v39 = v.termination_reason;
if (v39 !== undefined) {
if (!(v39 === "task_complete" || v39 === "user_confirmed_done" || v39 === "user_abandoned" || v39 === "agent_blocked" || v39 === "timeout" || v39 === "error_unrecoverable" || v39 === "partial_then_stopped" || v39 === "other")) return false;
}
const v40 = v.dataset_summary;
if (v40 !== undefined) {
if (!is_datasetSummary(v40)) return false;
}
return true;
}

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
export const forsyManifestShape: Shape = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://trace-formats.github.io/schemas/forsy/v0.1/manifest.schema.json","type":"object","required":["schema_version","trace_id"],"properties":{"$schema":{"type":"string"},"schema_version":{"const":"forsy-trace-v0.1"},"trace_id":{"type":"string","minLength":1},"prior_trace_id":{"type":["string","null"]},"trace_slug":{"type":"string"},"original_folder_name":{"type":["string","null"]},"source_trace_id":{"type":["string","null"]},"source_files":{"type":["object","array","null"]},"source_folder_names":{"type":["array","null"],"items":{"type":"string"}},"collection_id":{"type":["string","null"]},"prior_collection_id":{"type":["string","null"]},"trace_mode":{"$ref":"#/$defs/traceMode"},"validation_level":{"$ref":"#/$defs/validationLevel"},"task":{"type":"string"},"captured_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-rule":"times-are-sound"},"activity_started_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-rule":"times-are-sound"},"activity_ended_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-rule":"times-are-sound"},"total_steps":{"type":"integer","minimum":0},"total_turns":{"type":"integer","minimum":0},"positive_pct":{"type":"integer","minimum":0,"maximum":100},"directive_signals":{"type":"integer","minimum":0},"agent_confidence":{"type":["number","null"],"minimum":0,"maximum":100},"goal_achieved":{"type":["boolean","null"]},"goal_notes":{"type":["string","null"]},"human_feedback":{"$ref":"#/$defs/humanFeedback"},"formats_available":{"type":"array","items":{"type":"string"}},"system_prompt":{"type":["string","null"]},"skills":{"type":["array","null"],"items":{"type":"string"}},"memory":{"type":["string","null"]},"agent_config":{"type":["object","null"]},"learning":{"type":["string","null"]},"termination_reason":{"$ref":"#/$defs/terminationReason"},"dataset_summary":{"$ref":"#/$defs/datasetSummary"}},"$defs":{"traceMode":{"enum":["live","retraced","hybrid"]},"validationLevel":{"enum":["self_traced","retraced_from_logs","model_reviewed","human_reviewed","expert_reviewed","client_validated"]},"humanFeedback":{"type":"object","required":["corrections","approvals","clarifications","new_instructions"],"properties":{"corrections":{"type":"integer","minimum":0},"approvals":{"type":"integer","minimum":0},"clarifications":{"type":"integer","minimum":0},"new_instructions":{"type":"integer","minimum":0}}},"terminationReason":{"enum":["task_complete","user_confirmed_done","user_abandoned","agent_blocked","timeout","error_unrecoverable","partial_then_stopped","other"]},"datasetSummary":{"type":"object","required":["title","description","tags","release_tier","validation_level"],"properties":{"title":{"type":"string"},"description":{"type":"string"},"tags":{"type":"array","items":{"type":"string","minLength":1}},"release_tier":{"enum":["open_example","research_preview","private","not_for_release"]},"validation_level":{"$ref":"#/$defs/validationLevel"}}}}};

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
export const forsyManifest: StandardFormat<ForsyManifest> = /* @__PURE__ */ standardOf<ForsyManifest>(forsyManifestShape, accepts);
