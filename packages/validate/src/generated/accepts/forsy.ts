/* Made by tools/generate/validators.ts from schemas/forsy/v0.1/trace.schema.json; do not edit. */

import { isObject } from '../../json/value.ts';
import { every } from '../../shape/holds.ts';

const words0: readonly unknown[] = ["self_traced","retraced_from_logs","model_reviewed","human_reviewed","expert_reviewed","client_validated"];
const pattern1 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$", 'u');
const words2: readonly unknown[] = ["task_complete","user_confirmed_done","user_abandoned","agent_blocked","timeout","error_unrecoverable","partial_then_stopped","other"];
const words3: readonly unknown[] = ["user_message","agent_step","output","error"];
const words4: readonly unknown[] = ["direct_request","answer_to_agent_question","correction","approval","clarification","selection","status_update","new_constraint","other",null];
const words5: readonly unknown[] = ["correction","approval","clarification","new_instruction","other",null];
const words6: readonly unknown[] = ["created","modified","deleted","observed","generated"];
const pattern7 = new RegExp("^sha256:[0-9a-f]{64}$", 'u');
const words8: readonly unknown[] = ["open","redacted","private","exclude"];
const words9: readonly unknown[] = ["open_example","research_preview","private","not_for_release"];
function accepts(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v["$schema"]) === undefined || typeof x === 'string') &&
v.schema_version === "forsy-trace-v0.1" &&
typeof (x = v.trace_id) === 'string' &&
x.length >= 1 &&
(typeof (x = v.prior_trace_id) === 'string' || x === null) &&
((x = v.trace_mode) === "live" || x === "retraced" || x === "hybrid") &&
words0.includes(v.validation_level) &&
typeof v.task === 'string' &&
Array.isArray((x = v.agent_tools)) &&
every(x, holds0) &&
((typeof (x = v.started_at) === 'string' &&
pattern1.test(x)) || x === null) &&
((typeof (x = v.ended_at) === 'string' &&
pattern1.test(x)) || x === null) &&
(typeof (x = v.system_prompt) === 'string' || x === null) &&
((Array.isArray((x = v.skills)) &&
every(x, holds0)) || x === null) &&
(typeof (x = v.memory) === 'string' || x === null) &&
(isObject((x = v.agent_config)) || x === null) &&
(typeof (x = v.learning) === 'string' || x === null) &&
words2.includes(v.termination_reason) &&
Array.isArray((x = v.steps)) &&
every(x, is_step) &&
typeof v.final_output === 'string' &&
(is_staticOutput((x = v.static_output)) || x === null) &&
is_summary(v.summary) &&
((x = v.dataset_summary) === undefined || is_datasetSummary(x));
}
function is_datasetSummary(v: any): boolean {
let x: any;
return isObject(v) &&
typeof v.title === 'string' &&
typeof v.description === 'string' &&
Array.isArray((x = v.tags)) &&
every(x, holds2) &&
words9.includes(v.release_tier) &&
words0.includes(v.validation_level);
}
function holds2(v: any): boolean {
return typeof v === 'string' &&
v.length >= 1;
}
function is_summary(v: any): boolean {
let x: any;
return isObject(v) &&
Number.isInteger((x = v.total_steps)) &&
x >= 0 &&
Number.isInteger((x = v.total_turns)) &&
x >= 0 &&
Number.isInteger((x = v.positive_steps)) &&
x >= 0 &&
Number.isInteger((x = v.negative_steps)) &&
x >= 0 &&
Number.isInteger((x = v.neutral_steps)) &&
x >= 0 &&
Number.isInteger((x = v.directive_signals)) &&
x >= 0 &&
is_humanFeedback(v.human_feedback) &&
Number.isFinite((x = v.agent_confidence)) &&
x >= 0 &&
x <= 100 &&
typeof v.goal_achieved === 'boolean' &&
(typeof (x = v.goal_notes) === 'string' || x === null);
}
function is_humanFeedback(v: any): boolean {
let x: any;
return isObject(v) &&
Number.isInteger((x = v.corrections)) &&
x >= 0 &&
Number.isInteger((x = v.approvals)) &&
x >= 0 &&
Number.isInteger((x = v.clarifications)) &&
x >= 0 &&
Number.isInteger((x = v.new_instructions)) &&
x >= 0;
}
function is_staticOutput(v: any): boolean {
let x: any;
return isObject(v) &&
Array.isArray((x = v.artifacts)) &&
every(x, is_artifact);
}
function is_artifact(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.path) === 'string' &&
x.length >= 1 &&
words6.includes(v.type) &&
((x = v.role) === undefined || typeof x === 'string') &&
((x = v.related_steps) === undefined || (((Array.isArray(x) &&
every(x, holds1)) || x === null))) &&
((x = v.description) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.state) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.hash) === undefined || (((typeof x === 'string' &&
pattern7.test(x)) || x === null))) &&
((x = v.content) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.diff) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.release_sensitivity) === undefined || words8.includes(x));
}
function is_step(v: any): boolean {
let x: any;
return isObject(v) &&
Number.isInteger((x = v.step)) &&
x >= 1 &&
Number.isInteger((x = v.turn)) &&
x >= 1 &&
typeof (x = v.actor) === 'string' &&
x.length >= 1 &&
words3.includes(v.action) &&
(typeof (x = v.operation) === 'string' || x === null) &&
(typeof (x = v.tool) === 'string' || x === null) &&
((x = v.execution_mode) === "serial" || x === "parallel" || x === null) &&
(typeof (x = v.parallel_group) === 'string' || x === null) &&
(typeof (x = v.observation) === 'string' || x === null) &&
(typeof (x = v.input) === 'string' || x === null) &&
(is_inputSource((x = v.input_source)) || x === null) &&
(typeof (x = v.output) === 'string' || x === null) &&
(typeof (x = v.state_change) === 'string' || x === null) &&
(typeof (x = v.reasoning) === 'string' || x === null) &&
((Array.isArray((x = v.caused_by)) &&
every(x, holds1) &&
new Set(x).size === x.length) || x === null) &&
(typeof (x = v.causal_type) === 'string' || x === null) &&
(typeof (x = v.causal_note) === 'string' || x === null) &&
(typeof (x = v.alternatives_considered) === 'string' || x === null) &&
(typeof (x = v.success) === 'boolean' || x === null) &&
((x = v.eval) === -1 || x === 0 || x === 1) &&
(typeof (x = v.eval_reason) === 'string' || x === null) &&
(typeof (x = v.directive) === 'string' || x === null) &&
words4.includes(v.message_role) &&
words5.includes(v.feedback_type) &&
(typeof (x = v.feedback_content) === 'string' || x === null) &&
((typeof (x = v.started_at) === 'string' &&
pattern1.test(x)) || x === null) &&
((typeof (x = v.ended_at) === 'string' &&
pattern1.test(x)) || x === null) &&
((Number.isInteger((x = v.retry_of)) &&
x >= 1) || x === null) &&
(!(v.action === "user_message") || (v.actor === "user" &&
v.eval === 0 &&
v.operation === null &&
v.tool === null &&
v.execution_mode === null &&
v.directive === null &&
v.output === null &&
v.observation === null &&
v.reasoning === null &&
v.success === null &&
v.eval_reason === null)) &&
(!(((x = v.action) === "agent_step" || x === "output" || x === "error")) || (v.feedback_content === null &&
v.message_role === null &&
v.feedback_type === null));
}
function holds1(v: any): boolean {
return Number.isInteger(v) &&
v >= 1;
}
function is_inputSource(v: any): boolean {
let x: any;
return isObject(v) &&
typeof v.actor === 'string' &&
((Number.isInteger((x = v.source_step)) &&
x >= 1) || x === null) &&
(typeof (x = v.source_field) === 'string' || x === null) &&
((x = v.note) === undefined || (typeof x === 'string' || x === null)) &&
(!(v.actor === "external") || v.source_step === null);
}
function holds0(v: any): boolean {
return typeof v === 'string';
}

/** True when the value is what schemas/forsy/v0.1/trace.schema.json describes; stops at the first fault. */
export { accepts };
