/* Made by tools/generate/validators.ts from schemas/forsy/legacy/trace.schema.json; do not edit. */

import { isObject } from '../../json/value.ts';
import { every } from '../../shape/holds.ts';

const pattern0 = new RegExp("^forsy-v[1-9][0-9]*(\\.[0-9]+)?$", 'u');
function accepts(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v["$schema"]) === undefined || typeof x === 'string') &&
((x = v.schema_version) === undefined || (typeof x === 'string' &&
pattern0.test(x))) &&
((x = v.trace_id) === undefined || (((typeof x === 'string' &&
x.length >= 1) || x === null))) &&
((x = v.collection_id) === undefined || (typeof x === 'string' &&
x.length >= 1)) &&
((x = v.prior_trace_id) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.prior_collection_id) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.source_trace_id) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.trace_slug) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.original_folder_name) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.source_files) === undefined || (isObject(x) || Array.isArray(x) || x === null)) &&
((x = v.source_folder_names) === undefined || (Array.isArray(x) || x === null)) &&
((x = v.trace_mode) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.validation_level) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.task) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.captured_at) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.system_prompt) === undefined || (typeof x === 'string' || isObject(x) || x === null)) &&
((x = v.skills) === undefined || (Array.isArray(x) || isObject(x) || typeof x === 'string' || x === null)) &&
((x = v.memory) === undefined || (typeof x === 'string' || isObject(x) || Array.isArray(x) || x === null)) &&
((x = v.agent_config) === undefined || (isObject(x) || typeof x === 'string' || x === null)) &&
((x = v.learning) === undefined || (typeof x === 'string' || isObject(x) || Array.isArray(x) || x === null)) &&
((x = v.termination_reason) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.total_steps) === undefined || (((Number.isInteger(x) &&
x >= 0) || x === null))) &&
((x = v.total_turns) === undefined || (((Number.isInteger(x) &&
x >= 0) || x === null))) &&
((x = v.agent_tools) === undefined || (Array.isArray(x) || isObject(x) || typeof x === 'string' || x === null)) &&
((x = v.started_at) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.ended_at) === undefined || (typeof x === 'string' || x === null)) &&
Array.isArray((x = v.steps)) &&
every(x, is_step) &&
((x = v.final_output) === undefined || (typeof x === 'string' || isObject(x) || Array.isArray(x) || x === null)) &&
((x = v.static_output) === undefined || (typeof x === 'string' || isObject(x) || Array.isArray(x) || x === null)) &&
((x = v.summary) === undefined || is_summary(x)) &&
((x = v.dataset_summary) === undefined || (isObject(x) || x === null));
}
function is_summary(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v.total_steps) === undefined || (((Number.isInteger(x) &&
x >= 0) || x === null))) &&
((x = v.total_turns) === undefined || (((Number.isInteger(x) &&
x >= 0) || x === null))) &&
((x = v.positive_steps) === undefined || (((Number.isInteger(x) &&
x >= 0) || x === null))) &&
((x = v.negative_steps) === undefined || (((Number.isInteger(x) &&
x >= 0) || x === null))) &&
((x = v.neutral_steps) === undefined || (((Number.isInteger(x) &&
x >= 0) || x === null))) &&
((x = v.directive_signals) === undefined || (((Number.isInteger(x) &&
x >= 0) || x === null))) &&
((x = v.human_feedback) === undefined || (isObject(x) || typeof x === 'string' || Array.isArray(x) || Number.isInteger(x) || x === null)) &&
((x = v.agent_confidence) === undefined || (Number.isFinite(x) || typeof x === 'string' || x === null)) &&
((x = v.goal_achieved) === undefined || (typeof x === 'boolean' || typeof x === 'string' || x === null)) &&
((x = v.goal_notes) === undefined || (typeof x === 'string' || x === null));
}
function is_step(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v.step) === undefined || Number.isInteger(x)) &&
((x = v.step_index) === undefined || Number.isInteger(x)) &&
((x = v.turn) === undefined || Number.isInteger(x)) &&
((x = v.actor) === undefined || (typeof x === 'string' || x === null)) &&
typeof (x = v.action) === 'string' &&
x.length >= 1 &&
((x = v.operation) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.execution_mode) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.parallel_group) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.causal_type) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.causal_note) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.alternatives_considered) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.eval_reason) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.directive) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.message_role) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.feedback_type) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.feedback_content) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.reasoning) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.started_at) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.ended_at) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.state_change) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.tool) === undefined || (typeof x === 'string' || isObject(x) || Array.isArray(x) || x === null)) &&
((x = v.observation) === undefined || (typeof x === 'string' || isObject(x) || Array.isArray(x) || x === null)) &&
((x = v.input) === undefined || (typeof x === 'string' || isObject(x) || Array.isArray(x) || x === null)) &&
((x = v.output) === undefined || (typeof x === 'string' || isObject(x) || Array.isArray(x) || x === null)) &&
((x = v.feedback) === undefined || (typeof x === 'string' || isObject(x) || Array.isArray(x) || x === null)) &&
((x = v.input_source) === undefined || (isObject(x) || typeof x === 'string' || x === null)) &&
((x = v.success) === undefined || (typeof x === 'boolean' || x === null)) &&
((x = v.eval) === undefined || (((Number.isInteger(x) &&
x >= -1 &&
x <= 1) || x === null))) &&
((x = v.caused_by) === undefined || (((Array.isArray(x) &&
every(x, holds0)) || Number.isInteger(x) || x === null))) &&
((x = v.retry_of) === undefined || (Number.isInteger(x) || x === null)) &&
(v.step !== undefined || v.step_index !== undefined);
}
function holds0(v: any): boolean {
return Number.isInteger(v);
}

/** True when the value is what schemas/forsy/legacy/trace.schema.json describes; stops at the first fault. */
export { accepts };
