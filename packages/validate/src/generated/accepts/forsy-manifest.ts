/* Made by tools/generate/validators.ts from schemas/forsy/v0.1/manifest.schema.json; do not edit. */

import { isObject } from '../../json/value.ts';
import { every } from '../../shape/holds.ts';

const words0: readonly unknown[] = ["self_traced","retraced_from_logs","model_reviewed","human_reviewed","expert_reviewed","client_validated"];
const pattern1 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])([T ]([01][0-9]|2[0-3]):[0-5][0-9](:([0-5][0-9]|60)([.,][0-9]+)?)?(Z|[+-]([01][0-9]|2[0-3])(:?[0-5][0-9])?)?)?$", 'u');
const words2: readonly unknown[] = ["task_complete","user_confirmed_done","user_abandoned","agent_blocked","timeout","error_unrecoverable","partial_then_stopped","other"];
const words3: readonly unknown[] = ["open_example","research_preview","private","not_for_release"];
function accepts(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v["$schema"]) === undefined || typeof x === 'string') &&
v.schema_version === "forsy-trace-v0.1" &&
typeof (x = v.trace_id) === 'string' &&
x.length >= 1 &&
((x = v.prior_trace_id) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.trace_slug) === undefined || typeof x === 'string') &&
((x = v.original_folder_name) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.source_trace_id) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.source_files) === undefined || (isObject(x) || Array.isArray(x) || x === null)) &&
((x = v.source_folder_names) === undefined || (((Array.isArray(x) &&
every(x, holds0)) || x === null))) &&
((x = v.collection_id) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.prior_collection_id) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.trace_mode) === undefined || (x === "live" || x === "retraced" || x === "hybrid")) &&
((x = v.validation_level) === undefined || words0.includes(x)) &&
((x = v.task) === undefined || typeof x === 'string') &&
((x = v.captured_at) === undefined || (((typeof x === 'string' &&
pattern1.test(x)) || x === null))) &&
((x = v.activity_started_at) === undefined || (((typeof x === 'string' &&
pattern1.test(x)) || x === null))) &&
((x = v.activity_ended_at) === undefined || (((typeof x === 'string' &&
pattern1.test(x)) || x === null))) &&
((x = v.total_steps) === undefined || (Number.isInteger(x) &&
x >= 0)) &&
((x = v.total_turns) === undefined || (Number.isInteger(x) &&
x >= 0)) &&
((x = v.positive_pct) === undefined || (Number.isInteger(x) &&
x >= 0 &&
x <= 100)) &&
((x = v.directive_signals) === undefined || (Number.isInteger(x) &&
x >= 0)) &&
((x = v.agent_confidence) === undefined || (((Number.isFinite(x) &&
x >= 0 &&
x <= 100) || x === null))) &&
((x = v.goal_achieved) === undefined || (typeof x === 'boolean' || x === null)) &&
((x = v.goal_notes) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.human_feedback) === undefined || is_humanFeedback(x)) &&
((x = v.formats_available) === undefined || (Array.isArray(x) &&
every(x, holds0))) &&
((x = v.system_prompt) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.skills) === undefined || (((Array.isArray(x) &&
every(x, holds0)) || x === null))) &&
((x = v.memory) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.agent_config) === undefined || (isObject(x) || x === null)) &&
((x = v.learning) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.termination_reason) === undefined || words2.includes(x)) &&
((x = v.dataset_summary) === undefined || is_datasetSummary(x));
}
function is_datasetSummary(v: any): boolean {
let x: any;
return isObject(v) &&
typeof v.title === 'string' &&
typeof v.description === 'string' &&
Array.isArray((x = v.tags)) &&
every(x, holds1) &&
words3.includes(v.release_tier) &&
words0.includes(v.validation_level);
}
function holds1(v: any): boolean {
return typeof v === 'string' &&
v.length >= 1;
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
function holds0(v: any): boolean {
return typeof v === 'string';
}

/** True when the value is what schemas/forsy/v0.1/manifest.schema.json describes; stops at the first fault. */
export { accepts };
