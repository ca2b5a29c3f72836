/* Made by tools/generate/validators.ts from schemas/forsy/v0.1/trace.schema.json; do not edit. */

import type { ForsyTrace } from '@trace-formats/schema/forsy';
import type { Finding } from '@trace-formats/schema/report';
import type { Shape } from '../fault.ts';
import { every, isObject } from '../holds.ts';
import { InvalidDocument } from '../invalid-document.ts';
import { judge } from '../judge.ts';
import { standardOf } from '../standard.ts';
import type { StandardFormat } from '../standard-schema.ts';

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

/** The schema without its words: what the all-errors path and the scanner of bytes read, and what `~standard` hands out as JSON Schema. */
export const forsyTraceShape: Shape = {"type":"object","required":["schema_version","trace_id","prior_trace_id","trace_mode","validation_level","task","agent_tools","started_at","ended_at","system_prompt","skills","memory","agent_config","learning","termination_reason","steps","final_output","static_output","summary"],"properties":{"$schema":{"type":"string"},"schema_version":{"const":"forsy-trace-v0.1"},"trace_id":{"type":"string","minLength":1},"prior_trace_id":{"type":["string","null"]},"trace_mode":{"$ref":"#/$defs/traceMode"},"validation_level":{"$ref":"#/$defs/validationLevel"},"task":{"type":"string"},"agent_tools":{"type":"array","items":{"type":"string"}},"started_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-form":"a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z","x-rule":"times-are-sound"},"ended_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-form":"a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z","x-rule":"times-are-sound"},"system_prompt":{"type":["string","null"]},"skills":{"type":["array","null"],"items":{"type":"string"}},"memory":{"type":["string","null"]},"agent_config":{"type":["object","null"]},"learning":{"type":["string","null"]},"termination_reason":{"$ref":"#/$defs/terminationReason"},"steps":{"type":"array","items":{"$ref":"#/$defs/step"}},"final_output":{"type":"string"},"static_output":{"anyOf":[{"$ref":"#/$defs/staticOutput"},{"type":"null"}]},"summary":{"$ref":"#/$defs/summary"},"dataset_summary":{"$ref":"#/$defs/datasetSummary"}},"$defs":{"traceMode":{"enum":["live","retraced","hybrid"]},"validationLevel":{"enum":["self_traced","retraced_from_logs","model_reviewed","human_reviewed","expert_reviewed","client_validated"]},"terminationReason":{"enum":["task_complete","user_confirmed_done","user_abandoned","agent_blocked","timeout","error_unrecoverable","partial_then_stopped","other"]},"step":{"type":"object","properties":{"step":{"type":"integer","minimum":1},"turn":{"type":"integer","minimum":1},"actor":{"type":"string","minLength":1},"action":{"enum":["user_message","agent_step","output","error"]},"operation":{"type":["string","null"]},"tool":{"type":["string","null"]},"execution_mode":{"enum":["serial","parallel",null]},"parallel_group":{"type":["string","null"]},"observation":{"type":["string","null"]},"input":{"type":["string","null"]},"input_source":{"anyOf":[{"$ref":"#/$defs/inputSource"},{"type":"null"}]},"output":{"type":["string","null"]},"state_change":{"type":["string","null"]},"reasoning":{"type":["string","null"]},"caused_by":{"type":["array","null"],"items":{"type":"integer","minimum":1,"x-rule":"caused-by-points-back"},"uniqueItems":true,"x-rule":"caused-by-points-back"},"causal_type":{"type":["string","null"]},"causal_note":{"type":["string","null"]},"alternatives_considered":{"type":["string","null"]},"success":{"type":["boolean","null"]},"eval":{"enum":[-1,0,1]},"eval_reason":{"type":["string","null"]},"directive":{"type":["string","null"]},"message_role":{"enum":["direct_request","answer_to_agent_question","correction","approval","clarification","selection","status_update","new_constraint","other",null]},"feedback_type":{"enum":["correction","approval","clarification","new_instruction","other",null]},"feedback_content":{"type":["string","null"]},"started_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-form":"a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z","x-rule":"times-are-sound"},"ended_at":{"type":["string","null"],"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$","x-form":"a date or time as ISO 8601 writes it, such as 2026-01-31T09:30:00Z","x-rule":"times-are-sound"},"retry_of":{"type":["integer","null"],"minimum":1,"x-rule":"retry-of-points-back"}},"required":["step","turn","actor","action","operation","tool","execution_mode","parallel_group","observation","input","input_source","output","state_change","reasoning","caused_by","causal_type","causal_note","alternatives_considered","success","eval","eval_reason","directive","message_role","feedback_type","feedback_content","started_at","ended_at","retry_of"],"allOf":[{"if":{"properties":{"action":{"const":"user_message"}},"required":["action"]},"then":{"properties":{"actor":{"const":"user","x-rule":"user-message-invariants"},"eval":{"const":0,"x-rule":"user-message-eval-is-zero"},"operation":{"type":"null","x-rule":"user-message-invariants"},"tool":{"type":"null","x-rule":"user-message-invariants"},"execution_mode":{"type":"null","x-rule":"user-message-invariants"},"directive":{"type":"null","x-rule":"user-message-invariants"},"output":{"type":"null","x-rule":"user-message-invariants"},"observation":{"type":"null","x-rule":"user-message-fields-are-null"},"reasoning":{"type":"null","x-rule":"user-message-fields-are-null"},"success":{"type":"null","x-rule":"user-message-fields-are-null"},"eval_reason":{"type":"null","x-rule":"user-message-fields-are-null"}}}},{"if":{"properties":{"action":{"enum":["agent_step","output","error"]}},"required":["action"]},"then":{"properties":{"feedback_content":{"type":"null","x-rule":"feedback-belongs-to-user-messages"},"message_role":{"type":"null","x-rule":"message-roles-belong-to-user-messages"},"feedback_type":{"type":"null","x-rule":"message-roles-belong-to-user-messages"}}}}]},"inputSource":{"type":"object","required":["actor","source_step","source_field"],"properties":{"actor":{"type":"string"},"source_step":{"type":["integer","null"],"minimum":1},"source_field":{"type":["string","null"]},"note":{"type":["string","null"]}},"if":{"properties":{"actor":{"const":"external"}},"required":["actor"]},"then":{"properties":{"source_step":{"type":"null","x-when":"where the actor is external"}}}},"artifact":{"type":"object","required":["path","type"],"properties":{"path":{"type":"string","minLength":1},"type":{"enum":["created","modified","deleted","observed","generated"]},"role":{"type":"string"},"related_steps":{"type":["array","null"],"items":{"type":"integer","minimum":1}},"description":{"type":["string","null"]},"state":{"type":["string","null"]},"hash":{"type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$","x-form":"sha256: followed by 64 lower-case hexadecimal digits"},"content":{"type":["string","null"]},"diff":{"type":["string","null"]},"release_sensitivity":{"enum":["open","redacted","private","exclude"]}}},"staticOutput":{"type":"object","required":["artifacts"],"properties":{"artifacts":{"type":"array","items":{"$ref":"#/$defs/artifact"}}}},"humanFeedback":{"type":"object","required":["corrections","approvals","clarifications","new_instructions"],"properties":{"corrections":{"type":"integer","minimum":0},"approvals":{"type":"integer","minimum":0},"clarifications":{"type":"integer","minimum":0},"new_instructions":{"type":"integer","minimum":0}}},"summary":{"type":"object","required":["total_steps","total_turns","positive_steps","negative_steps","neutral_steps","directive_signals","human_feedback","agent_confidence","goal_achieved","goal_notes"],"properties":{"total_steps":{"type":"integer","minimum":0},"total_turns":{"type":"integer","minimum":0},"positive_steps":{"type":"integer","minimum":0},"negative_steps":{"type":"integer","minimum":0},"neutral_steps":{"type":"integer","minimum":0},"directive_signals":{"type":"integer","minimum":0},"human_feedback":{"$ref":"#/$defs/humanFeedback"},"agent_confidence":{"type":"number","minimum":0,"maximum":100,"x-rule":"evidence-levels-agree"},"goal_achieved":{"type":"boolean"},"goal_notes":{"type":["string","null"]}}},"datasetSummary":{"type":"object","required":["title","description","tags","release_tier","validation_level"],"properties":{"title":{"type":"string"},"description":{"type":"string"},"tags":{"type":"array","items":{"type":"string","minLength":1}},"release_tier":{"enum":["open_example","research_preview","private","not_for_release"]},"validation_level":{"$ref":"#/$defs/validationLevel"}}}}};

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
export const forsyTrace: StandardFormat<ForsyTrace> = /* @__PURE__ */ standardOf<ForsyTrace>(
  'https://trace-formats.github.io/schemas/forsy/v0.1/trace.schema.json',
  forsyTraceShape,
  accepts,
);
