/* Made by tools/generate/validators.ts from schemas/open-token/v0.1/record.schema.json; do not edit. */

import { isObject } from '../../json/value.ts';
import { every } from '../../shape/holds.ts';

const pattern0 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]00:00)$", 'u');
const pattern1 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", 'u');
const words2: readonly unknown[] = ["cli","web","api","ide","other","unknown"];
const words3: readonly unknown[] = ["openai","anthropic","google","meta","other","unknown"];
const words4: readonly unknown[] = ["none","secrets","pii","strict"];
const pattern5 = new RegExp("^act_[0-9]{3,}$", 'u');
const words6: readonly unknown[] = ["human","model","tool","system"];
const pattern7 = new RegExp("^evt_[0-9]{6,}$", 'u');
const words8: readonly unknown[] = ["message","tool_use","tool_result","span_start","span_end","annotation"];
const words9: readonly unknown[] = ["system","developer","user","assistant","assistant_thought","tool"];
const pattern10 = new RegExp("^call_[0-9]{6,}$", 'u');
const pattern11 = new RegExp("^span_[0-9]{6,}$", 'u');
const pattern12 = new RegExp("^[0-9a-f]{64}$", 'u');
function accepts(v: any): boolean {
if (!isObject(v)) return false;
switch (v.type) {
case "header":
return is_header(v);
case "event":
return is_eventRecord(v);
case "message":
case "tool_use":
case "tool_result":
case "span_start":
case "span_end":
case "annotation":
return is_event(v);
case "footer":
return is_footer(v);
default:
return false;
}
}
function is_footer(v: any): boolean {
let x: any;
return isObject(v) &&
v.type === "footer" &&
((x = v.integrity) === undefined || is_integrity(x));
}
function is_integrity(v: any): boolean {
let x: any;
return isObject(v) &&
v.hash_alg === "sha256" &&
v.canonicalization === "json-c14n-like" &&
typeof (x = v.events_hash) === 'string' &&
pattern12.test(x);
}
function is_eventRecord(v: any): boolean {
let x: any;
return isObject(v) &&
v.type === "event" &&
(v.event !== undefined ? v.type === "event" &&
is_event(v.event) : v.type === "event" &&
words8.includes(v.event_type) &&
typeof (x = v.id) === 'string' &&
pattern7.test(x) &&
Number.isInteger((x = v.seq)) &&
x >= 1 &&
((x = v.ts) === undefined || (typeof x === 'string' &&
pattern0.test(x))) &&
typeof (x = v.actor_id) === 'string' &&
pattern5.test(x) &&
((x = v.visibility) === "public" || x === "internal" || x === "metadata") &&
words9.includes(v.role) &&
is_content(v.content) &&
((x = v.links) === undefined || is_links(x)) &&
((x = v.usage) === undefined || is_usage(x)) &&
(!(v.event_type === "tool_use") || (v.links !== undefined &&
v.role === "assistant" &&
holds1(v.content) &&
(!(isObject((x = v.links))) || x.call_id !== undefined))) &&
(!(v.event_type === "tool_result") || (v.links !== undefined &&
v.role === "tool" &&
(!(isObject((x = v.links))) || x.call_id !== undefined))) &&
(!(((x = v.event_type) === "span_start" || x === "span_end")) || (v.links !== undefined &&
(!(isObject((x = v.links))) || x.span_id !== undefined))) &&
(!(v.role === "assistant_thought") || ((x = v.visibility) === "internal" || x === "metadata")));
}
function is_event(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.id) === 'string' &&
pattern7.test(x) &&
Number.isInteger((x = v.seq)) &&
x >= 1 &&
((x = v.ts) === undefined || (typeof x === 'string' &&
pattern0.test(x))) &&
words8.includes(v.type) &&
typeof (x = v.actor_id) === 'string' &&
pattern5.test(x) &&
((x = v.visibility) === "public" || x === "internal" || x === "metadata") &&
words9.includes(v.role) &&
is_content(v.content) &&
((x = v.links) === undefined || is_links(x)) &&
((x = v.usage) === undefined || is_usage(x)) &&
(!(v.type === "tool_use") || (v.links !== undefined &&
v.role === "assistant" &&
holds1(v.content) &&
(!(isObject((x = v.links))) || x.call_id !== undefined))) &&
(!(v.type === "tool_result") || (v.links !== undefined &&
v.role === "tool" &&
(!(isObject((x = v.links))) || x.call_id !== undefined))) &&
(!(((x = v.type) === "span_start" || x === "span_end")) || (v.links !== undefined &&
(!(isObject((x = v.links))) || x.span_id !== undefined))) &&
(!(v.role === "assistant_thought") || ((x = v.visibility) === "internal" || x === "metadata"));
}
function holds1(v: any): boolean {
return (!(isObject(v)) || is_toolCall(v.data));
}
function is_toolCall(v: any): boolean {
let x: any;
return isObject(v) &&
typeof v.tool_name === 'string' &&
(isObject((x = v.arguments)) || Array.isArray(x)) &&
((x = v.source_call_id) === undefined || typeof x === 'string');
}
function is_usage(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v.input_tokens) === undefined || (Number.isInteger(x) &&
x >= 0)) &&
((x = v.output_tokens) === undefined || (Number.isInteger(x) &&
x >= 0)) &&
((x = v.reasoning_tokens) === undefined || (Number.isInteger(x) &&
x >= 0));
}
function is_links(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v.parent_id) === undefined || (typeof x === 'string' &&
pattern7.test(x))) &&
((x = v.replies_to) === undefined || (typeof x === 'string' &&
pattern7.test(x))) &&
((x = v.call_id) === undefined || (typeof x === 'string' &&
pattern10.test(x))) &&
((x = v.span_id) === undefined || (typeof x === 'string' &&
pattern11.test(x)));
}
function is_content(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v.mime) === "text/plain" || x === "application/json") &&
((x = v.text) === undefined || typeof x === 'string');
}
function is_header(v: any): boolean {
let x: any;
return isObject(v) &&
v.type === "header" &&
v.open_token_version === "0.1" &&
((x = v.exported_at) === undefined || (typeof x === 'string' &&
pattern0.test(x))) &&
((x = v.conversation) === undefined || is_conversation(x)) &&
((x = v.participants) === undefined || (Array.isArray(x) &&
every(x, is_participant)));
}
function is_participant(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.actor_id) === 'string' &&
pattern5.test(x) &&
words6.includes(v.kind) &&
typeof v.name === 'string' &&
((x = v.provider) === undefined || typeof x === 'string') &&
((x = v.model) === undefined || typeof x === 'string') &&
((x = v.instance_id) === undefined || typeof x === 'string');
}
function is_conversation(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.id) === 'string' &&
x.length >= 1 &&
((x = v.title) === undefined || typeof x === 'string') &&
((x = v.timezone) === undefined || typeof x === 'string') &&
((x = v.started_at) === undefined || (typeof x === 'string' &&
pattern1.test(x))) &&
((x = v.source_runtime) === undefined || words2.includes(x)) &&
((x = v.provider) === undefined || words3.includes(x)) &&
((x = v.internal_availability) === undefined || (x === "available" || x === "unavailable" || x === "unknown")) &&
((x = v.redaction) === undefined || is_redaction(x));
}
function is_redaction(v: any): boolean {
let x: any;
return isObject(v) &&
words4.includes(v.mode) &&
((x = v.strategy) === undefined || (x === "mask" || x === "drop" || x === "hash")) &&
((x = v.notes) === undefined || (Array.isArray(x) &&
every(x, holds0)));
}
function holds0(v: any): boolean {
return typeof v === 'string';
}

/** True when the value is what schemas/open-token/v0.1/record.schema.json describes; stops at the first fault. */
export { accepts };
