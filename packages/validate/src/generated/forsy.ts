/* Made by tools/generate/validators.ts from schemas/forsy/v0.1/trace.schema.json; do not edit. */

import type { ForsyTrace } from '@trace-formats/schema/forsy';
import type { Finding } from '@trace-formats/schema/report';
import { standardOf } from '../standard.ts';
import type { Shape } from '../fault.ts';
import { InvalidDocument } from '../invalid-document.ts';
import { judge } from '../judge.ts';
import type { StandardFormat } from '../standard-schema.ts';

const pattern0 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$", 'u');
const pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", 'u');
function is_step(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v21 = v.step;
if (!(Number.isInteger(v21))) return false;
if (v21 < 1) return false;
const v22 = v.turn;
if (!(Number.isInteger(v22))) return false;
if (v22 < 1) return false;
const v23 = v.actor;
if (!(typeof v23 === 'string')) return false;
if (v23 === '') return false;
const v24 = v.action;
if (!(v24 === "user_message" || v24 === "agent_step" || v24 === "output" || v24 === "error")) return false;
const v25 = v.operation;
if (!(typeof v25 === 'string' || v25 === null)) return false;
const v26 = v.tool;
if (!(typeof v26 === 'string' || v26 === null)) return false;
const v27 = v.execution_mode;
if (!(v27 === "serial" || v27 === "parallel" || v27 === null)) return false;
const v28 = v.parallel_group;
if (!(typeof v28 === 'string' || v28 === null)) return false;
const v29 = v.observation;
if (!(typeof v29 === 'string' || v29 === null)) return false;
const v30 = v.input;
if (!(typeof v30 === 'string' || v30 === null)) return false;
const v31 = v.input_source;
if (!(is_inputSource(v31) || v31 === null)) return false;
const v37 = v.output;
if (!(typeof v37 === 'string' || v37 === null)) return false;
const v38 = v.state_change;
if (!(typeof v38 === 'string' || v38 === null)) return false;
const v39 = v.reasoning;
if (!(typeof v39 === 'string' || v39 === null)) return false;
const v40 = v.caused_by;
if (!(Array.isArray(v40) || v40 === null)) return false;
if (Array.isArray(v40)) {
for (let i = 0; i < v40.length; i++) {
const v41 = v40[i];
if (!(Number.isInteger(v41))) return false;
if (v41 < 1) return false;
}
if (new Set(v40).size !== v40.length) return false;
}
const v42 = v.causal_type;
if (!(typeof v42 === 'string' || v42 === null)) return false;
const v43 = v.causal_note;
if (!(typeof v43 === 'string' || v43 === null)) return false;
const v44 = v.alternatives_considered;
if (!(typeof v44 === 'string' || v44 === null)) return false;
const v45 = v.success;
if (!(typeof v45 === 'boolean' || v45 === null)) return false;
const v46 = v.eval;
if (!(v46 === -1 || v46 === 0 || v46 === 1)) return false;
const v47 = v.eval_reason;
if (!(typeof v47 === 'string' || v47 === null)) return false;
const v48 = v.directive;
if (!(typeof v48 === 'string' || v48 === null)) return false;
const v49 = v.message_role;
if (!(v49 === "direct_request" || v49 === "answer_to_agent_question" || v49 === "correction" || v49 === "approval" || v49 === "clarification" || v49 === "selection" || v49 === "status_update" || v49 === "new_constraint" || v49 === "other" || v49 === null)) return false;
const v50 = v.feedback_type;
if (!(v50 === "correction" || v50 === "approval" || v50 === "clarification" || v50 === "new_instruction" || v50 === "other" || v50 === null)) return false;
const v51 = v.feedback_content;
if (!(typeof v51 === 'string' || v51 === null)) return false;
const v52 = v.started_at;
if (!(typeof v52 === 'string' || v52 === null)) return false;
if (typeof v52 === 'string') {
if (!pattern0.test(v52)) return false;
}
const v53 = v.ended_at;
if (!(typeof v53 === 'string' || v53 === null)) return false;
if (typeof v53 === 'string') {
if (!pattern0.test(v53)) return false;
}
const v54 = v.retry_of;
if (!(Number.isInteger(v54) || v54 === null)) return false;
if (typeof v54 === 'number') {
if (v54 < 1) return false;
}
if ((v.action === "user_message")) {
const v55 = v.actor;
if (v55 !== undefined) {
if (v55 !== "user") return false;
}
const v56 = v.eval;
if (v56 !== undefined) {
if (v56 !== 0) return false;
}
const v57 = v.operation;
if (v57 !== undefined) {
if (!(v57 === null)) return false;
}
const v58 = v.tool;
if (v58 !== undefined) {
if (!(v58 === null)) return false;
}
const v59 = v.execution_mode;
if (v59 !== undefined) {
if (!(v59 === null)) return false;
}
const v60 = v.directive;
if (v60 !== undefined) {
if (!(v60 === null)) return false;
}
const v61 = v.output;
if (v61 !== undefined) {
if (!(v61 === null)) return false;
}
const v62 = v.observation;
if (v62 !== undefined) {
if (!(v62 === null)) return false;
}
const v63 = v.reasoning;
if (v63 !== undefined) {
if (!(v63 === null)) return false;
}
const v64 = v.success;
if (v64 !== undefined) {
if (!(v64 === null)) return false;
}
const v65 = v.eval_reason;
if (v65 !== undefined) {
if (!(v65 === null)) return false;
}
}
if ((v.action === "agent_step" || v.action === "output" || v.action === "error")) {
const v66 = v.feedback_content;
if (v66 !== undefined) {
if (!(v66 === null)) return false;
}
const v67 = v.message_role;
if (v67 !== undefined) {
if (!(v67 === null)) return false;
}
const v68 = v.feedback_type;
if (v68 !== undefined) {
if (!(v68 === null)) return false;
}
}
return true;
}
function is_inputSource(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v32 = v.actor;
if (!(typeof v32 === 'string')) return false;
const v33 = v.source_step;
if (!(Number.isInteger(v33) || v33 === null)) return false;
if (typeof v33 === 'number') {
if (v33 < 1) return false;
}
const v34 = v.source_field;
if (!(typeof v34 === 'string' || v34 === null)) return false;
const v35 = v.note;
if (v35 !== undefined) {
if (!(typeof v35 === 'string' || v35 === null)) return false;
}
if ((v.actor === "external")) {
const v36 = v.source_step;
if (v36 !== undefined) {
if (!(v36 === null)) return false;
}
}
return true;
}
function is_staticOutput(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v71 = v.artifacts;
if (!(Array.isArray(v71))) return false;
for (let i = 0; i < v71.length; i++) {
const v72 = v71[i];
if (!is_artifact(v72)) return false;
}
return true;
}
function is_artifact(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v73 = v.path;
if (!(typeof v73 === 'string')) return false;
if (v73 === '') return false;
const v74 = v.type;
if (!(v74 === "created" || v74 === "modified" || v74 === "deleted" || v74 === "observed" || v74 === "generated")) return false;
const v75 = v.role;
if (v75 !== undefined) {
if (!(typeof v75 === 'string')) return false;
}
const v76 = v.related_steps;
if (v76 !== undefined) {
if (!(Array.isArray(v76) || v76 === null)) return false;
if (Array.isArray(v76)) {
for (let i = 0; i < v76.length; i++) {
const v77 = v76[i];
if (!(Number.isInteger(v77))) return false;
if (v77 < 1) return false;
}
}
}
const v78 = v.description;
if (v78 !== undefined) {
if (!(typeof v78 === 'string' || v78 === null)) return false;
}
const v79 = v.state;
if (v79 !== undefined) {
if (!(typeof v79 === 'string' || v79 === null)) return false;
}
const v80 = v.hash;
if (v80 !== undefined) {
if (!(typeof v80 === 'string' || v80 === null)) return false;
if (typeof v80 === 'string') {
if (!pattern1.test(v80)) return false;
}
}
const v81 = v.content;
if (v81 !== undefined) {
if (!(typeof v81 === 'string' || v81 === null)) return false;
}
const v82 = v.diff;
if (v82 !== undefined) {
if (!(typeof v82 === 'string' || v82 === null)) return false;
}
const v83 = v.release_sensitivity;
if (v83 !== undefined) {
if (!(v83 === "open" || v83 === "redacted" || v83 === "private" || v83 === "exclude")) return false;
}
return true;
}
function is_summary(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v85 = v.total_steps;
if (!(Number.isInteger(v85))) return false;
if (v85 < 0) return false;
const v86 = v.total_turns;
if (!(Number.isInteger(v86))) return false;
if (v86 < 0) return false;
const v87 = v.positive_steps;
if (!(Number.isInteger(v87))) return false;
if (v87 < 0) return false;
const v88 = v.negative_steps;
if (!(Number.isInteger(v88))) return false;
if (v88 < 0) return false;
const v89 = v.neutral_steps;
if (!(Number.isInteger(v89))) return false;
if (v89 < 0) return false;
const v90 = v.directive_signals;
if (!(Number.isInteger(v90))) return false;
if (v90 < 0) return false;
const v91 = v.human_feedback;
if (!is_humanFeedback(v91)) return false;
const v96 = v.agent_confidence;
if (!(Number.isFinite(v96))) return false;
if (v96 < 0) return false;
if (v96 > 100) return false;
const v97 = v.goal_achieved;
if (!(typeof v97 === 'boolean')) return false;
const v98 = v.goal_notes;
if (!(typeof v98 === 'string' || v98 === null)) return false;
return true;
}
function is_humanFeedback(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v92 = v.corrections;
if (!(Number.isInteger(v92))) return false;
if (v92 < 0) return false;
const v93 = v.approvals;
if (!(Number.isInteger(v93))) return false;
if (v93 < 0) return false;
const v94 = v.clarifications;
if (!(Number.isInteger(v94))) return false;
if (v94 < 0) return false;
const v95 = v.new_instructions;
if (!(Number.isInteger(v95))) return false;
if (v95 < 0) return false;
return true;
}
function is_datasetSummary(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v100 = v.title;
if (!(typeof v100 === 'string')) return false;
const v101 = v.description;
if (!(typeof v101 === 'string')) return false;
const v102 = v.tags;
if (!(Array.isArray(v102))) return false;
for (let i = 0; i < v102.length; i++) {
const v103 = v102[i];
if (!(typeof v103 === 'string')) return false;
if (v103 === '') return false;
}
const v104 = v.release_tier;
if (!(v104 === "open_example" || v104 === "research_preview" || v104 === "private" || v104 === "not_for_release")) return false;
const v105 = v.validation_level;
if (!(v105 === "self_traced" || v105 === "retraced_from_logs" || v105 === "model_reviewed" || v105 === "human_reviewed" || v105 === "expert_reviewed" || v105 === "client_validated")) return false;
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
if (!(typeof v4 === 'string' || v4 === null)) return false;
const v5 = v.trace_mode;
if (!(v5 === "live" || v5 === "retraced" || v5 === "hybrid")) return false;
const v6 = v.validation_level;
if (!(v6 === "self_traced" || v6 === "retraced_from_logs" || v6 === "model_reviewed" || v6 === "human_reviewed" || v6 === "expert_reviewed" || v6 === "client_validated")) return false;
const v7 = v.task;
if (!(typeof v7 === 'string')) return false;
const v8 = v.agent_tools;
if (!(Array.isArray(v8))) return false;
for (let i = 0; i < v8.length; i++) {
const v9 = v8[i];
if (!(typeof v9 === 'string')) return false;
}
const v10 = v.started_at;
if (!(typeof v10 === 'string' || v10 === null)) return false;
if (typeof v10 === 'string') {
if (!pattern0.test(v10)) return false;
}
const v11 = v.ended_at;
if (!(typeof v11 === 'string' || v11 === null)) return false;
if (typeof v11 === 'string') {
if (!pattern0.test(v11)) return false;
}
const v12 = v.system_prompt;
if (!(typeof v12 === 'string' || v12 === null)) return false;
const v13 = v.skills;
if (!(Array.isArray(v13) || v13 === null)) return false;
if (Array.isArray(v13)) {
for (let i = 0; i < v13.length; i++) {
const v14 = v13[i];
if (!(typeof v14 === 'string')) return false;
}
}
const v15 = v.memory;
if (!(typeof v15 === 'string' || v15 === null)) return false;
const v16 = v.agent_config;
if (!((typeof v16 === 'object' && v16 !== null && !Array.isArray(v16)) || v16 === null)) return false;
const v17 = v.learning;
if (!(typeof v17 === 'string' || v17 === null)) return false;
const v18 = v.termination_reason;
if (!(v18 === "task_complete" || v18 === "user_confirmed_done" || v18 === "user_abandoned" || v18 === "agent_blocked" || v18 === "timeout" || v18 === "error_unrecoverable" || v18 === "partial_then_stopped" || v18 === "other")) return false;
const v19 = v.steps;
if (!(Array.isArray(v19))) return false;
for (let i = 0; i < v19.length; i++) {
const v20 = v19[i];
if (!is_step(v20)) return false;
}
const v69 = v.final_output;
if (!(typeof v69 === 'string')) return false;
const v70 = v.static_output;
if (!(is_staticOutput(v70) || v70 === null)) return false;
const v84 = v.summary;
if (!is_summary(v84)) return false;
const v99 = v.dataset_summary;
if (v99 !== undefined) {
if (!is_datasetSummary(v99)) return false;
}
return true;
}

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
export const forsyTraceShape: Shape = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://trace-formats.github.io/schemas/forsy/v0.1/trace.schema.json","type":"object","required":["schema_version","trace_id","prior_trace_id","trace_mode","validation_level","task","agent_tools","started_at","ended_at","system_prompt","skills","memory","agent_config","learning","termination_reason","steps","final_output","static_output","summary"],"properties":{"$schema":{"type":"string"},"schema_version":{"const":"forsy-trace-v0.1"},"trace_id":{"type":"string","minLength":1},"prior_trace_id":{"type":["string","null"]},"trace_mode":{"$ref":"#/$defs/traceMode"},"validation_level":{"$ref":"#/$defs/validationLevel"},"task":{"type":"string"},"agent_tools":{"type":"array","items":{"type":"string"}},"started_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-rule":"times-are-sound"},"ended_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-rule":"times-are-sound"},"system_prompt":{"type":["string","null"]},"skills":{"type":["array","null"],"items":{"type":"string"}},"memory":{"type":["string","null"]},"agent_config":{"type":["object","null"]},"learning":{"type":["string","null"]},"termination_reason":{"$ref":"#/$defs/terminationReason"},"steps":{"type":"array","items":{"$ref":"#/$defs/step"}},"final_output":{"type":"string"},"static_output":{"anyOf":[{"$ref":"#/$defs/staticOutput"},{"type":"null"}]},"summary":{"$ref":"#/$defs/summary"},"dataset_summary":{"$ref":"#/$defs/datasetSummary"}},"$defs":{"traceMode":{"enum":["live","retraced","hybrid"]},"validationLevel":{"enum":["self_traced","retraced_from_logs","model_reviewed","human_reviewed","expert_reviewed","client_validated"]},"terminationReason":{"enum":["task_complete","user_confirmed_done","user_abandoned","agent_blocked","timeout","error_unrecoverable","partial_then_stopped","other"]},"step":{"type":"object","properties":{"step":{"type":"integer","minimum":1},"turn":{"type":"integer","minimum":1},"actor":{"type":"string","minLength":1},"action":{"enum":["user_message","agent_step","output","error"]},"operation":{"type":["string","null"]},"tool":{"type":["string","null"]},"execution_mode":{"enum":["serial","parallel",null]},"parallel_group":{"type":["string","null"]},"observation":{"type":["string","null"]},"input":{"type":["string","null"]},"input_source":{"anyOf":[{"$ref":"#/$defs/inputSource"},{"type":"null"}]},"output":{"type":["string","null"]},"state_change":{"type":["string","null"]},"reasoning":{"type":["string","null"]},"caused_by":{"type":["array","null"],"items":{"type":"integer","minimum":1,"x-rule":"caused-by-points-back"},"uniqueItems":true,"x-rule":"caused-by-points-back"},"causal_type":{"type":["string","null"]},"causal_note":{"type":["string","null"]},"alternatives_considered":{"type":["string","null"]},"success":{"type":["boolean","null"]},"eval":{"enum":[-1,0,1]},"eval_reason":{"type":["string","null"]},"directive":{"type":["string","null"]},"message_role":{"enum":["direct_request","answer_to_agent_question","correction","approval","clarification","selection","status_update","new_constraint","other",null]},"feedback_type":{"enum":["correction","approval","clarification","new_instruction","other",null]},"feedback_content":{"type":["string","null"]},"started_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-rule":"times-are-sound"},"ended_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-rule":"times-are-sound"},"retry_of":{"type":["integer","null"],"minimum":1,"x-rule":"retry-of-points-back"}},"required":["step","turn","actor","action","operation","tool","execution_mode","parallel_group","observation","input","input_source","output","state_change","reasoning","caused_by","causal_type","causal_note","alternatives_considered","success","eval","eval_reason","directive","message_role","feedback_type","feedback_content","started_at","ended_at","retry_of"],"allOf":[{"if":{"properties":{"action":{"const":"user_message"}},"required":["action"]},"then":{"properties":{"actor":{"const":"user","x-rule":"user-message-invariants"},"eval":{"const":0,"x-rule":"user-message-eval-is-zero"},"operation":{"type":"null","x-rule":"user-message-invariants"},"tool":{"type":"null","x-rule":"user-message-invariants"},"execution_mode":{"type":"null","x-rule":"user-message-invariants"},"directive":{"type":"null","x-rule":"user-message-invariants"},"output":{"type":"null","x-rule":"user-message-invariants"},"observation":{"type":"null","x-rule":"user-message-fields-are-null"},"reasoning":{"type":"null","x-rule":"user-message-fields-are-null"},"success":{"type":"null","x-rule":"user-message-fields-are-null"},"eval_reason":{"type":"null","x-rule":"user-message-fields-are-null"}}}},{"if":{"properties":{"action":{"enum":["agent_step","output","error"]}},"required":["action"]},"then":{"properties":{"feedback_content":{"type":"null","x-rule":"feedback-belongs-to-user-messages"},"message_role":{"type":"null","x-rule":"message-roles-belong-to-user-messages"},"feedback_type":{"type":"null","x-rule":"message-roles-belong-to-user-messages"}}}}]},"inputSource":{"type":"object","required":["actor","source_step","source_field"],"properties":{"actor":{"type":"string"},"source_step":{"type":["integer","null"],"minimum":1},"source_field":{"type":["string","null"]},"note":{"type":["string","null"]}},"if":{"properties":{"actor":{"const":"external"}},"required":["actor"]},"then":{"properties":{"source_step":{"type":"null","x-when":"where the actor is external"}}}},"artifact":{"type":"object","required":["path","type"],"properties":{"path":{"type":"string","minLength":1},"type":{"enum":["created","modified","deleted","observed","generated"]},"role":{"type":"string"},"related_steps":{"type":["array","null"],"items":{"type":"integer","minimum":1}},"description":{"type":["string","null"]},"state":{"type":["string","null"]},"hash":{"type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"},"content":{"type":["string","null"]},"diff":{"type":["string","null"]},"release_sensitivity":{"enum":["open","redacted","private","exclude"]}}},"staticOutput":{"type":"object","required":["artifacts"],"properties":{"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}}}},"humanFeedback":{"type":"object","required":["corrections","approvals","clarifications","new_instructions"],"properties":{"corrections":{"type":"integer","minimum":0},"approvals":{"type":"integer","minimum":0},"clarifications":{"type":"integer","minimum":0},"new_instructions":{"type":"integer","minimum":0}}},"summary":{"type":"object","required":["total_steps","total_turns","positive_steps","negative_steps","neutral_steps","directive_signals","human_feedback","agent_confidence","goal_achieved","goal_notes"],"properties":{"total_steps":{"type":"integer","minimum":0},"total_turns":{"type":"integer","minimum":0},"positive_steps":{"type":"integer","minimum":0},"negative_steps":{"type":"integer","minimum":0},"neutral_steps":{"type":"integer","minimum":0},"directive_signals":{"type":"integer","minimum":0},"human_feedback":{"$ref":"#/$defs/humanFeedback"},"agent_confidence":{"type":"number","minimum":0,"maximum":100,"x-rule":"evidence-levels-agree"},"goal_achieved":{"type":"boolean"},"goal_notes":{"type":["string","null"]}}},"datasetSummary":{"type":"object","required":["title","description","tags","release_tier","validation_level"],"properties":{"title":{"type":"string"},"description":{"type":"string"},"tags":{"type":"array","items":{"type":"string","minLength":1}},"release_tier":{"enum":["open_example","research_preview","private","not_for_release"]},"validation_level":{"$ref":"#/$defs/validationLevel"}}}}};

/** True when the value is what schemas/forsy/v0.1/trace.schema.json describes; stops at the first fault. */
export function isForsyTrace(value: unknown): value is ForsyTrace {
  return accepts(value);
}

/** Every fault of the value's shape as a finding; empty when there is none. */
export function validateForsyTrace(value: unknown): Finding[] {
  return accepts(value) ? [] : judge(forsyTraceShape, value);
}

/** Throws an error that holds the findings when the value is not what the schema describes. */
export function assertForsyTrace(value: unknown): asserts value is ForsyTrace {
  if (!accepts(value)) throw new InvalidDocument('ForsyTrace', judge(forsyTraceShape, value));
}

/** The format as a Standard Schema v1 object, with its JSON Schema side. */
export const forsyTrace: StandardFormat<ForsyTrace> = /* @__PURE__ */ standardOf<ForsyTrace>(forsyTraceShape, accepts);
