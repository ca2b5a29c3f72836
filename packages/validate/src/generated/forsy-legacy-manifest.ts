/* Made by tools/generate/validators.ts from schemas/forsy/legacy/manifest.schema.json; do not edit. */

import type { ForsyLegacyManifest } from '@trace-formats/schema/forsy-legacy-manifest';
import type { Finding } from '@trace-formats/schema/report';
import { standardOf } from '../standard.ts';
import type { Shape } from '../fault.ts';
import { InvalidDocument } from '../invalid-document.ts';
import { judge } from '../judge.ts';
import type { StandardFormat } from '../standard-schema.ts';

const pattern0 = new RegExp("^forsy-v[0-9]+(\\.[0-9]+)?$", 'u');
function accepts(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v1 = v["$schema"];
if (v1 !== undefined) {
if (!(typeof v1 === 'string')) return false;
}
const v2 = v.schema_version;
if (v2 !== undefined) {
if (!(typeof v2 === 'string')) return false;
if (!pattern0.test(v2)) return false;
}
const v3 = v.trace_id;
if (v3 !== undefined) {
if (!(typeof v3 === 'string' || v3 === null)) return false;
if (typeof v3 === 'string') {
if (v3 === '') return false;
}
}
const v4 = v.collection_id;
if (v4 !== undefined) {
if (!(typeof v4 === 'string')) return false;
if (v4 === '') return false;
}
const v5 = v.prior_trace_id;
if (v5 !== undefined) {
if (!(typeof v5 === 'string' || v5 === null)) return false;
}
const v6 = v.prior_collection_id;
if (v6 !== undefined) {
if (!(typeof v6 === 'string' || v6 === null)) return false;
}
const v7 = v.source_trace_id;
if (v7 !== undefined) {
if (!(typeof v7 === 'string' || v7 === null)) return false;
}
const v8 = v.trace_slug;
if (v8 !== undefined) {
if (!(typeof v8 === 'string' || v8 === null)) return false;
}
const v9 = v.original_folder_name;
if (v9 !== undefined) {
if (!(typeof v9 === 'string' || v9 === null)) return false;
}
const v10 = v.source_files;
if (v10 !== undefined) {
if (!((typeof v10 === 'object' && v10 !== null && !Array.isArray(v10)) || Array.isArray(v10) || v10 === null)) return false;
}
const v11 = v.source_folder_names;
if (v11 !== undefined) {
if (!(Array.isArray(v11) || v11 === null)) return false;
}
const v12 = v.trace_mode;
if (v12 !== undefined) {
if (!(typeof v12 === 'string' || v12 === null)) return false;
}
const v13 = v.validation_level;
if (v13 !== undefined) {
if (!(typeof v13 === 'string' || v13 === null)) return false;
}
const v14 = v.task;
if (v14 !== undefined) {
if (!(typeof v14 === 'string' || v14 === null)) return false;
}
const v15 = v.captured_at;
if (v15 !== undefined) {
if (!(typeof v15 === 'string' || v15 === null)) return false;
}
const v16 = v.system_prompt;
if (v16 !== undefined) {
if (!(typeof v16 === 'string' || (typeof v16 === 'object' && v16 !== null && !Array.isArray(v16)) || v16 === null)) return false;
}
const v17 = v.skills;
if (v17 !== undefined) {
if (!(Array.isArray(v17) || (typeof v17 === 'object' && v17 !== null && !Array.isArray(v17)) || typeof v17 === 'string' || v17 === null)) return false;
}
const v18 = v.memory;
if (v18 !== undefined) {
if (!(typeof v18 === 'string' || (typeof v18 === 'object' && v18 !== null && !Array.isArray(v18)) || Array.isArray(v18) || v18 === null)) return false;
}
const v19 = v.agent_config;
if (v19 !== undefined) {
if (!((typeof v19 === 'object' && v19 !== null && !Array.isArray(v19)) || typeof v19 === 'string' || v19 === null)) return false;
}
const v20 = v.learning;
if (v20 !== undefined) {
if (!(typeof v20 === 'string' || (typeof v20 === 'object' && v20 !== null && !Array.isArray(v20)) || Array.isArray(v20) || v20 === null)) return false;
}
const v21 = v.termination_reason;
if (v21 !== undefined) {
if (!(typeof v21 === 'string' || v21 === null)) return false;
}
const v22 = v.total_steps;
if (v22 !== undefined) {
if (!(Number.isInteger(v22) || v22 === null)) return false;
if (typeof v22 === 'number') {
if (v22 < 0) return false;
}
}
const v23 = v.total_turns;
if (v23 !== undefined) {
if (!(Number.isInteger(v23) || v23 === null)) return false;
if (typeof v23 === 'number') {
if (v23 < 0) return false;
}
}
const v24 = v.activity_started_at;
if (v24 !== undefined) {
if (!(typeof v24 === 'string' || v24 === null)) return false;
}
const v25 = v.activity_ended_at;
if (v25 !== undefined) {
if (!(typeof v25 === 'string' || v25 === null)) return false;
}
const v26 = v.positive_pct;
if (v26 !== undefined) {
if (!(Number.isInteger(v26) || v26 === null)) return false;
if (typeof v26 === 'number') {
if (v26 < 0) return false;
if (v26 > 100) return false;
}
}
const v27 = v.directive_signals;
if (v27 !== undefined) {
if (!(Number.isInteger(v27) || v27 === null)) return false;
if (typeof v27 === 'number') {
if (v27 < 0) return false;
}
}
const v28 = v.agent_confidence;
if (v28 !== undefined) {
if (!(Number.isFinite(v28) || typeof v28 === 'string' || v28 === null)) return false;
}
const v29 = v.goal_achieved;
if (v29 !== undefined) {
if (!(typeof v29 === 'boolean' || typeof v29 === 'string' || v29 === null)) return false;
}
const v30 = v.goal_notes;
if (v30 !== undefined) {
if (!(typeof v30 === 'string' || v30 === null)) return false;
}
const v31 = v.human_feedback;
if (v31 !== undefined) {
if (!((typeof v31 === 'object' && v31 !== null && !Array.isArray(v31)) || typeof v31 === 'string' || Array.isArray(v31) || Number.isInteger(v31) || v31 === null)) return false;
}
const v32 = v.formats_available;
if (v32 !== undefined) {
if (!(Array.isArray(v32) || v32 === null)) return false;
}
if (!((v.trace_id !== undefined) || (v.collection_id !== undefined))) return false;
return true;
}

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
export const forsyLegacyManifestShape: Shape = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://trace-formats.github.io/schemas/forsy/legacy/manifest.schema.json","type":"object","anyOf":[{"required":["trace_id"]},{"required":["collection_id"]}],"properties":{"$schema":{"type":"string"},"schema_version":{"type":"string","pattern":"^forsy-v[0-9]+(\\.[0-9]+)?$"},"trace_id":{"type":["string","null"],"minLength":1},"collection_id":{"type":"string","minLength":1},"prior_trace_id":{"type":["string","null"]},"prior_collection_id":{"type":["string","null"]},"source_trace_id":{"type":["string","null"]},"trace_slug":{"type":["string","null"]},"original_folder_name":{"type":["string","null"]},"source_files":{"type":["object","array","null"]},"source_folder_names":{"type":["array","null"]},"trace_mode":{"type":["string","null"]},"validation_level":{"type":["string","null"]},"task":{"type":["string","null"]},"captured_at":{"type":["string","null"]},"system_prompt":{"type":["string","object","null"]},"skills":{"type":["array","object","string","null"]},"memory":{"type":["string","object","array","null"]},"agent_config":{"type":["object","string","null"]},"learning":{"type":["string","object","array","null"]},"termination_reason":{"type":["string","null"]},"total_steps":{"type":["integer","null"],"minimum":0},"total_turns":{"type":["integer","null"],"minimum":0},"activity_started_at":{"type":["string","null"]},"activity_ended_at":{"type":["string","null"]},"positive_pct":{"type":["integer","null"],"minimum":0,"maximum":100},"directive_signals":{"type":["integer","null"],"minimum":0},"agent_confidence":{"type":["number","string","null"]},"goal_achieved":{"type":["boolean","string","null"]},"goal_notes":{"type":["string","null"]},"human_feedback":{"type":["object","string","array","integer","null"]},"formats_available":{"type":["array","null"]}}};

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
export const forsyLegacyManifest: StandardFormat<ForsyLegacyManifest> = /* @__PURE__ */ standardOf<ForsyLegacyManifest>(forsyLegacyManifestShape, accepts);
