/* Made by tools/generate/validators.ts from schemas/forsy/legacy/manifest.schema.json; do not edit. */

import { isObject } from '../../json/value.ts';

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
((x = v.activity_started_at) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.activity_ended_at) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.positive_pct) === undefined || (((Number.isInteger(x) &&
x >= 0 &&
x <= 100) || x === null))) &&
((x = v.directive_signals) === undefined || (((Number.isInteger(x) &&
x >= 0) || x === null))) &&
((x = v.agent_confidence) === undefined || (Number.isFinite(x) || typeof x === 'string' || x === null)) &&
((x = v.goal_achieved) === undefined || (typeof x === 'boolean' || typeof x === 'string' || x === null)) &&
((x = v.goal_notes) === undefined || (typeof x === 'string' || x === null)) &&
((x = v.human_feedback) === undefined || (isObject(x) || typeof x === 'string' || Array.isArray(x) || Number.isInteger(x) || x === null)) &&
((x = v.formats_available) === undefined || (Array.isArray(x) || x === null)) &&
(v.trace_id !== undefined || v.collection_id !== undefined);
}

/** True when the value is what schemas/forsy/legacy/manifest.schema.json describes; stops at the first fault. */
export { accepts };
