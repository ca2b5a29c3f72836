/* Made by tools/generate/validators.ts from schemas/open-token/v0.1/record.schema.json; do not edit. */

import type { OpenTokenRecord } from '@trace-formats/schema/open-token-record';
import type { Finding } from '@trace-formats/schema/report';
import type { Shape } from '../fault.ts';
import { every, isObject } from '../holds.ts';
import { InvalidDocument } from '../invalid-document.ts';
import { judge } from '../judge.ts';
import { standardOf } from '../standard.ts';
import type { StandardFormat } from '../standard-schema.ts';

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

/** The schema without its words: what the all-errors path and the scanner of bytes read, and what `~standard` hands out as JSON Schema. */
export const openTokenRecordShape: Shape = {"oneOf":[{"$ref":"#/$defs/header"},{"$ref":"#/$defs/eventRecord"},{"$ref":"#/$defs/event"},{"$ref":"#/$defs/footer"}],"$defs":{"header":{"type":"object","required":["type","open_token_version"],"properties":{"type":{"const":"header"},"open_token_version":{"const":"0.1"},"exported_at":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]00:00)$","x-form":"a time in UTC as RFC 3339 writes it, such as 2026-01-31T09:30:00Z","x-rule":"times-are-sound"},"conversation":{"$ref":"#/$defs/conversation"},"participants":{"type":"array","items":{"$ref":"#/$defs/participant"}}}},"eventRecord":{"type":"object","required":["type"],"properties":{"type":{"const":"event"}},"if":{"required":["event"]},"then":{"$ref":"#/$defs/nestedEvent"},"else":{"$ref":"#/$defs/flatEvent"}},"flatEvent":{"type":"object","required":["type","event_type","id","seq","actor_id","visibility","role","content"],"properties":{"type":{"const":"event"},"event_type":{"enum":["message","tool_use","tool_result","span_start","span_end","annotation"]},"id":{"$ref":"#/$defs/eventId"},"seq":{"type":"integer","minimum":1},"ts":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]00:00)$","x-form":"a time in UTC as RFC 3339 writes it, such as 2026-01-31T09:30:00Z","x-rule":"times-are-sound"},"actor_id":{"$ref":"#/$defs/actorId"},"visibility":{"$ref":"#/$defs/visibility"},"role":{"$ref":"#/$defs/role"},"content":{"$ref":"#/$defs/content"},"links":{"$ref":"#/$defs/links"},"usage":{"$ref":"#/$defs/usage"}},"allOf":[{"if":{"properties":{"event_type":{"const":"tool_use"}},"required":["event_type"]},"then":{"$ref":"#/$defs/toolUse"}},{"if":{"properties":{"event_type":{"const":"tool_result"}},"required":["event_type"]},"then":{"$ref":"#/$defs/toolResult"}},{"if":{"properties":{"event_type":{"enum":["span_start","span_end"]}},"required":["event_type"]},"then":{"$ref":"#/$defs/spanBound"}},{"if":{"properties":{"role":{"const":"assistant_thought"}},"required":["role"]},"then":{"properties":{"visibility":{"enum":["internal","metadata"],"x-when":"for a hidden thought"}}}}]},"nestedEvent":{"type":"object","required":["type","event"],"properties":{"type":{"const":"event"},"event":{"$ref":"#/$defs/event"}}},"footer":{"type":"object","required":["type"],"properties":{"type":{"const":"footer"},"integrity":{"$ref":"#/$defs/integrity"}}},"event":{"type":"object","required":["id","seq","type","actor_id","visibility","role","content"],"properties":{"id":{"$ref":"#/$defs/eventId"},"seq":{"type":"integer","minimum":1},"ts":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]00:00)$","x-form":"a time in UTC as RFC 3339 writes it, such as 2026-01-31T09:30:00Z","x-rule":"times-are-sound"},"type":{"enum":["message","tool_use","tool_result","span_start","span_end","annotation"]},"actor_id":{"$ref":"#/$defs/actorId"},"visibility":{"$ref":"#/$defs/visibility"},"role":{"$ref":"#/$defs/role"},"content":{"$ref":"#/$defs/content"},"links":{"$ref":"#/$defs/links"},"usage":{"$ref":"#/$defs/usage"}},"allOf":[{"if":{"properties":{"type":{"const":"tool_use"}},"required":["type"]},"then":{"$ref":"#/$defs/toolUse"}},{"if":{"properties":{"type":{"const":"tool_result"}},"required":["type"]},"then":{"$ref":"#/$defs/toolResult"}},{"if":{"properties":{"type":{"enum":["span_start","span_end"]}},"required":["type"]},"then":{"$ref":"#/$defs/spanBound"}},{"if":{"properties":{"role":{"const":"assistant_thought"}},"required":["role"]},"then":{"properties":{"visibility":{"enum":["internal","metadata"],"x-when":"for a hidden thought"}}}}]},"eventId":{"type":"string","pattern":"^evt_[0-9]{6,}$","x-form":"evt_ followed by six or more digits, such as evt_000001"},"actorId":{"type":"string","pattern":"^act_[0-9]{3,}$","x-form":"act_ followed by three or more digits, such as act_001"},"visibility":{"enum":["public","internal","metadata"]},"role":{"enum":["system","developer","user","assistant","assistant_thought","tool"]},"content":{"type":"object","required":["mime"],"properties":{"mime":{"enum":["text/plain","application/json"]},"text":{"type":"string"},"data":{}}},"links":{"type":"object","properties":{"parent_id":{"$ref":"#/$defs/eventId"},"replies_to":{"$ref":"#/$defs/eventId"},"call_id":{"$ref":"#/$defs/callId"},"span_id":{"$ref":"#/$defs/spanId"}}},"callId":{"type":"string","pattern":"^call_[0-9]{6,}$","x-form":"call_ followed by six or more digits, such as call_000001"},"spanId":{"type":"string","pattern":"^span_[0-9]{6,}$","x-form":"span_ followed by six or more digits, such as span_000001"},"usage":{"type":"object","properties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0},"reasoning_tokens":{"type":"integer","minimum":0}}},"toolUse":{"required":["links"],"x-when":"in a tool_use event","properties":{"role":{"const":"assistant","x-when":"in a tool_use event"},"content":{"required":["data"],"x-when":"in a tool_use event","properties":{"data":{"$ref":"#/$defs/toolCall"}}},"links":{"required":["call_id"],"x-when":"in a tool_use event"}}},"toolCall":{"type":"object","required":["tool_name","arguments"],"x-when":"in a tool_use event","properties":{"tool_name":{"type":"string","x-when":"in a tool_use event"},"arguments":{"type":["object","array"],"x-when":"in a tool_use event"},"source_call_id":{"type":"string","x-when":"in a tool_use event"}}},"toolResult":{"required":["links"],"x-when":"in a tool_result event","properties":{"role":{"const":"tool","x-when":"in a tool_result event"},"links":{"required":["call_id"],"x-when":"in a tool_result event"}}},"spanBound":{"required":["links"],"x-when":"in a span event","properties":{"links":{"required":["span_id"],"x-when":"in a span event"}}},"conversation":{"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1},"title":{"type":"string"},"timezone":{"type":"string"},"started_at":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-form":"a time with its zone as RFC 3339 writes it, such as 2026-01-31T09:30:00Z","x-rule":"times-are-sound"},"source_runtime":{"enum":["cli","web","api","ide","other","unknown"]},"provider":{"enum":["openai","anthropic","google","meta","other","unknown"]},"internal_availability":{"enum":["available","unavailable","unknown"]},"redaction":{"$ref":"#/$defs/redaction"}}},"redaction":{"type":"object","required":["mode"],"properties":{"mode":{"enum":["none","secrets","pii","strict"]},"strategy":{"enum":["mask","drop","hash"]},"notes":{"type":"array","items":{"type":"string"}}}},"participant":{"type":"object","required":["actor_id","kind","name"],"properties":{"actor_id":{"$ref":"#/$defs/actorId"},"kind":{"enum":["human","model","tool","system"]},"name":{"type":"string"},"provider":{"type":"string"},"model":{"type":"string"},"instance_id":{"type":"string"}}},"integrity":{"type":"object","required":["hash_alg","canonicalization","events_hash"],"properties":{"hash_alg":{"const":"sha256"},"canonicalization":{"const":"json-c14n-like"},"events_hash":{"type":"string","pattern":"^[0-9a-f]{64}$","x-form":"64 lower-case hexadecimal digits"}}}},"x-tag":"type"};

/** True when the value is what schemas/open-token/v0.1/record.schema.json describes; stops at the first fault. */
export function isOpenTokenRecord(value: unknown): value is OpenTokenRecord {
  return accepts(value);
}

/** Every fault of the value's shape as a finding; empty when there is none. */
export function validateOpenTokenRecord(value: unknown): Finding[] {
  return accepts(value) ? [] : judge(openTokenRecordShape, value);
}

/** Throws an error that holds the findings when the value is not what the schema describes. */
export function assertOpenTokenRecord(value: unknown): asserts value is OpenTokenRecord {
  if (!accepts(value)) throw new InvalidDocument('OpenTokenRecord', judge(openTokenRecordShape, value));
}

/** The format as a Standard Schema v1 object, with its JSON Schema side. */
export const openTokenRecord: StandardFormat<OpenTokenRecord> = /* @__PURE__ */ standardOf<OpenTokenRecord>(
  'https://trace-formats.github.io/schemas/open-token/v0.1/record.schema.json',
  openTokenRecordShape,
  accepts,
);
