/* Made by tools/generate/validators.ts from schemas/forsy/legacy/trace.schema.json; do not edit. */

import type { ForsyLegacyTrace } from '@trace-formats/schema/forsy-legacy';
import type { Finding } from '@trace-formats/schema/report';
import { standardOf } from '../standard.ts';
import type { Shape } from '../fault.ts';
import { InvalidDocument } from '../invalid-document.ts';
import { judge } from '../judge.ts';
import type { StandardFormat } from '../standard-schema.ts';

const pattern0 = new RegExp("^forsy-v[0-9]+(\\.[0-9]+)?$", 'u');
function is_step(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v29 = v.step;
if (v29 !== undefined) {
if (!(Number.isInteger(v29))) return false;
}
const v30 = v.step_index;
if (v30 !== undefined) {
if (!(Number.isInteger(v30))) return false;
}
const v31 = v.turn;
if (v31 !== undefined) {
if (!(Number.isInteger(v31))) return false;
}
const v32 = v.actor;
if (v32 !== undefined) {
if (!(typeof v32 === 'string' || v32 === null)) return false;
}
const v33 = v.action;
if (!(typeof v33 === 'string')) return false;
if (v33 === '') return false;
const v34 = v.operation;
if (v34 !== undefined) {
if (!(typeof v34 === 'string' || v34 === null)) return false;
}
const v35 = v.execution_mode;
if (v35 !== undefined) {
if (!(typeof v35 === 'string' || v35 === null)) return false;
}
const v36 = v.parallel_group;
if (v36 !== undefined) {
if (!(typeof v36 === 'string' || v36 === null)) return false;
}
const v37 = v.causal_type;
if (v37 !== undefined) {
if (!(typeof v37 === 'string' || v37 === null)) return false;
}
const v38 = v.causal_note;
if (v38 !== undefined) {
if (!(typeof v38 === 'string' || v38 === null)) return false;
}
const v39 = v.alternatives_considered;
if (v39 !== undefined) {
if (!(typeof v39 === 'string' || v39 === null)) return false;
}
const v40 = v.eval_reason;
if (v40 !== undefined) {
if (!(typeof v40 === 'string' || v40 === null)) return false;
}
const v41 = v.directive;
if (v41 !== undefined) {
if (!(typeof v41 === 'string' || v41 === null)) return false;
}
const v42 = v.message_role;
if (v42 !== undefined) {
if (!(typeof v42 === 'string' || v42 === null)) return false;
}
const v43 = v.feedback_type;
if (v43 !== undefined) {
if (!(typeof v43 === 'string' || v43 === null)) return false;
}
const v44 = v.feedback_content;
if (v44 !== undefined) {
if (!(typeof v44 === 'string' || v44 === null)) return false;
}
const v45 = v.reasoning;
if (v45 !== undefined) {
if (!(typeof v45 === 'string' || v45 === null)) return false;
}
const v46 = v.started_at;
if (v46 !== undefined) {
if (!(typeof v46 === 'string' || v46 === null)) return false;
}
const v47 = v.ended_at;
if (v47 !== undefined) {
if (!(typeof v47 === 'string' || v47 === null)) return false;
}
const v48 = v.state_change;
if (v48 !== undefined) {
if (!(typeof v48 === 'string' || v48 === null)) return false;
}
const v49 = v.tool;
if (v49 !== undefined) {
if (!(typeof v49 === 'string' || (typeof v49 === 'object' && v49 !== null && !Array.isArray(v49)) || Array.isArray(v49) || v49 === null)) return false;
}
const v50 = v.observation;
if (v50 !== undefined) {
if (!(typeof v50 === 'string' || (typeof v50 === 'object' && v50 !== null && !Array.isArray(v50)) || Array.isArray(v50) || v50 === null)) return false;
}
const v51 = v.input;
if (v51 !== undefined) {
if (!(typeof v51 === 'string' || (typeof v51 === 'object' && v51 !== null && !Array.isArray(v51)) || Array.isArray(v51) || v51 === null)) return false;
}
const v52 = v.output;
if (v52 !== undefined) {
if (!(typeof v52 === 'string' || (typeof v52 === 'object' && v52 !== null && !Array.isArray(v52)) || Array.isArray(v52) || v52 === null)) return false;
}
const v53 = v.feedback;
if (v53 !== undefined) {
if (!(typeof v53 === 'string' || (typeof v53 === 'object' && v53 !== null && !Array.isArray(v53)) || Array.isArray(v53) || v53 === null)) return false;
}
const v54 = v.input_source;
if (v54 !== undefined) {
if (!((typeof v54 === 'object' && v54 !== null && !Array.isArray(v54)) || typeof v54 === 'string' || v54 === null)) return false;
}
const v55 = v.success;
if (v55 !== undefined) {
if (!(typeof v55 === 'boolean' || v55 === null)) return false;
}
const v56 = v.eval;
if (v56 !== undefined) {
if (!(Number.isInteger(v56) || v56 === null)) return false;
if (typeof v56 === 'number') {
if (v56 < -1) return false;
if (v56 > 1) return false;
}
}
const v57 = v.caused_by;
if (v57 !== undefined) {
if (!(Array.isArray(v57) || Number.isInteger(v57) || v57 === null)) return false;
if (Array.isArray(v57)) {
for (let i = 0; i < v57.length; i++) {
const v58 = v57[i];
if (!(Number.isInteger(v58))) return false;
}
}
}
const v59 = v.retry_of;
if (v59 !== undefined) {
if (!(Number.isInteger(v59) || v59 === null)) return false;
}
if (!((v.step !== undefined) || (v.step_index !== undefined))) return false;
return true;
}
function is_summary(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v63 = v.total_steps;
if (v63 !== undefined) {
if (!(Number.isInteger(v63) || v63 === null)) return false;
if (typeof v63 === 'number') {
if (v63 < 0) return false;
}
}
const v64 = v.total_turns;
if (v64 !== undefined) {
if (!(Number.isInteger(v64) || v64 === null)) return false;
if (typeof v64 === 'number') {
if (v64 < 0) return false;
}
}
const v65 = v.positive_steps;
if (v65 !== undefined) {
if (!(Number.isInteger(v65) || v65 === null)) return false;
if (typeof v65 === 'number') {
if (v65 < 0) return false;
}
}
const v66 = v.negative_steps;
if (v66 !== undefined) {
if (!(Number.isInteger(v66) || v66 === null)) return false;
if (typeof v66 === 'number') {
if (v66 < 0) return false;
}
}
const v67 = v.neutral_steps;
if (v67 !== undefined) {
if (!(Number.isInteger(v67) || v67 === null)) return false;
if (typeof v67 === 'number') {
if (v67 < 0) return false;
}
}
const v68 = v.directive_signals;
if (v68 !== undefined) {
if (!(Number.isInteger(v68) || v68 === null)) return false;
if (typeof v68 === 'number') {
if (v68 < 0) return false;
}
}
const v69 = v.human_feedback;
if (v69 !== undefined) {
if (!((typeof v69 === 'object' && v69 !== null && !Array.isArray(v69)) || typeof v69 === 'string' || Array.isArray(v69) || Number.isInteger(v69) || v69 === null)) return false;
}
const v70 = v.agent_confidence;
if (v70 !== undefined) {
if (!(Number.isFinite(v70) || typeof v70 === 'string' || v70 === null)) return false;
}
const v71 = v.goal_achieved;
if (v71 !== undefined) {
if (!(typeof v71 === 'boolean' || typeof v71 === 'string' || v71 === null)) return false;
}
const v72 = v.goal_notes;
if (v72 !== undefined) {
if (!(typeof v72 === 'string' || v72 === null)) return false;
}
return true;
}
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
const v24 = v.agent_tools;
if (v24 !== undefined) {
if (!(Array.isArray(v24) || (typeof v24 === 'object' && v24 !== null && !Array.isArray(v24)) || typeof v24 === 'string' || v24 === null)) return false;
}
const v25 = v.started_at;
if (v25 !== undefined) {
if (!(typeof v25 === 'string' || v25 === null)) return false;
}
const v26 = v.ended_at;
if (v26 !== undefined) {
if (!(typeof v26 === 'string' || v26 === null)) return false;
}
const v27 = v.steps;
if (!(Array.isArray(v27))) return false;
for (let i = 0; i < v27.length; i++) {
const v28 = v27[i];
if (!is_step(v28)) return false;
}
const v60 = v.final_output;
if (v60 !== undefined) {
if (!(typeof v60 === 'string' || (typeof v60 === 'object' && v60 !== null && !Array.isArray(v60)) || Array.isArray(v60) || v60 === null)) return false;
}
const v61 = v.static_output;
if (v61 !== undefined) {
if (!(typeof v61 === 'string' || (typeof v61 === 'object' && v61 !== null && !Array.isArray(v61)) || Array.isArray(v61) || v61 === null)) return false;
}
const v62 = v.summary;
if (v62 !== undefined) {
if (!is_summary(v62)) return false;
}
const v73 = v.dataset_summary;
if (v73 !== undefined) {
if (!((typeof v73 === 'object' && v73 !== null && !Array.isArray(v73)) || v73 === null)) return false;
}
return true;
}

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
export const forsyLegacyTraceShape: Shape = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://trace-formats.github.io/schemas/forsy/legacy/trace.schema.json","type":"object","required":["steps"],"properties":{"$schema":{"type":"string"},"schema_version":{"type":"string","pattern":"^forsy-v[0-9]+(\\.[0-9]+)?$"},"trace_id":{"type":["string","null"],"minLength":1},"collection_id":{"type":"string","minLength":1},"prior_trace_id":{"type":["string","null"]},"prior_collection_id":{"type":["string","null"]},"source_trace_id":{"type":["string","null"]},"trace_slug":{"type":["string","null"]},"original_folder_name":{"type":["string","null"]},"source_files":{"type":["object","array","null"]},"source_folder_names":{"type":["array","null"]},"trace_mode":{"type":["string","null"]},"validation_level":{"type":["string","null"]},"task":{"type":["string","null"]},"captured_at":{"type":["string","null"]},"system_prompt":{"type":["string","object","null"]},"skills":{"type":["array","object","string","null"]},"memory":{"type":["string","object","array","null"]},"agent_config":{"type":["object","string","null"]},"learning":{"type":["string","object","array","null"]},"termination_reason":{"type":["string","null"]},"total_steps":{"type":["integer","null"],"minimum":0},"total_turns":{"type":["integer","null"],"minimum":0},"agent_tools":{"type":["array","object","string","null"]},"started_at":{"type":["string","null"]},"ended_at":{"type":["string","null"]},"steps":{"type":"array","items":{"$ref":"#/$defs/step"}},"final_output":{"type":["string","object","array","null"]},"static_output":{"type":["string","object","array","null"]},"summary":{"$ref":"#/$defs/summary"},"dataset_summary":{"type":["object","null"]}},"$defs":{"step":{"type":"object","required":["action"],"properties":{"step":{"type":"integer"},"step_index":{"type":"integer"},"turn":{"type":"integer"},"actor":{"type":["string","null"]},"action":{"type":"string","minLength":1},"operation":{"type":["string","null"]},"execution_mode":{"type":["string","null"]},"parallel_group":{"type":["string","null"]},"causal_type":{"type":["string","null"]},"causal_note":{"type":["string","null"]},"alternatives_considered":{"type":["string","null"]},"eval_reason":{"type":["string","null"]},"directive":{"type":["string","null"]},"message_role":{"type":["string","null"]},"feedback_type":{"type":["string","null"]},"feedback_content":{"type":["string","null"]},"reasoning":{"type":["string","null"]},"started_at":{"type":["string","null"]},"ended_at":{"type":["string","null"]},"state_change":{"type":["string","null"]},"tool":{"type":["string","object","array","null"]},"observation":{"type":["string","object","array","null"]},"input":{"type":["string","object","array","null"]},"output":{"type":["string","object","array","null"]},"feedback":{"type":["string","object","array","null"]},"input_source":{"type":["object","string","null"]},"success":{"type":["boolean","null"]},"eval":{"type":["integer","null"],"minimum":-1,"maximum":1},"caused_by":{"type":["array","integer","null"],"items":{"type":"integer"}},"retry_of":{"type":["integer","null"]}},"anyOf":[{"required":["step"]},{"required":["step_index"]}]},"summary":{"type":"object","properties":{"total_steps":{"type":["integer","null"],"minimum":0},"total_turns":{"type":["integer","null"],"minimum":0},"positive_steps":{"type":["integer","null"],"minimum":0},"negative_steps":{"type":["integer","null"],"minimum":0},"neutral_steps":{"type":["integer","null"],"minimum":0},"directive_signals":{"type":["integer","null"],"minimum":0},"human_feedback":{"type":["object","string","array","integer","null"]},"agent_confidence":{"type":["number","string","null"]},"goal_achieved":{"type":["boolean","string","null"]},"goal_notes":{"type":["string","null"]}}}}};

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
export const forsyLegacyTrace: StandardFormat<ForsyLegacyTrace> = /* @__PURE__ */ standardOf<ForsyLegacyTrace>(forsyLegacyTraceShape, accepts);
