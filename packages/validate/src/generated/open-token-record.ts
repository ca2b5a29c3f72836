/* Made by tools/generate/validators.ts from schemas/open-token/v0.1/record.schema.json; do not edit. */

import type { OpenTokenRecord } from '@trace-formats/schema/open-token-record';
import type { Finding } from '@trace-formats/schema/report';
import { standardOf } from '../standard.ts';
import type { Shape } from '../fault.ts';
import { InvalidDocument } from '../invalid-document.ts';
import { judge } from '../judge.ts';
import type { StandardFormat } from '../standard-schema.ts';

const pattern0 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]00:00)$", 'u');
const pattern1 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", 'u');
const pattern2 = new RegExp("^act_[0-9]{3,}$", 'u');
const pattern3 = new RegExp("^evt_[0-9]{6,}$", 'u');
const pattern4 = new RegExp("^call_[0-9]{6,}$", 'u');
const pattern5 = new RegExp("^span_[0-9]{6,}$", 'u');
const pattern6 = new RegExp("^[0-9a-f]{64}$", 'u');
function is_header(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v1 = v.type;
if (v1 !== "header") return false;
const v2 = v.open_token_version;
if (v2 !== "0.1") return false;
const v3 = v.exported_at;
if (v3 !== undefined) {
if (!(typeof v3 === 'string')) return false;
if (!pattern0.test(v3)) return false;
}
const v4 = v.conversation;
if (v4 !== undefined) {
if (!is_conversation(v4)) return false;
}
const v17 = v.participants;
if (v17 !== undefined) {
if (!(Array.isArray(v17))) return false;
for (let i = 0; i < v17.length; i++) {
const v18 = v17[i];
if (!is_participant(v18)) return false;
}
}
return true;
}
function is_conversation(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v5 = v.id;
if (!(typeof v5 === 'string')) return false;
if (v5 === '') return false;
const v6 = v.title;
if (v6 !== undefined) {
if (!(typeof v6 === 'string')) return false;
}
const v7 = v.timezone;
if (v7 !== undefined) {
if (!(typeof v7 === 'string')) return false;
}
const v8 = v.started_at;
if (v8 !== undefined) {
if (!(typeof v8 === 'string')) return false;
if (!pattern1.test(v8)) return false;
}
const v9 = v.source_runtime;
if (v9 !== undefined) {
if (!(v9 === "cli" || v9 === "web" || v9 === "api" || v9 === "ide" || v9 === "other" || v9 === "unknown")) return false;
}
const v10 = v.provider;
if (v10 !== undefined) {
if (!(v10 === "openai" || v10 === "anthropic" || v10 === "google" || v10 === "meta" || v10 === "other" || v10 === "unknown")) return false;
}
const v11 = v.internal_availability;
if (v11 !== undefined) {
if (!(v11 === "available" || v11 === "unavailable" || v11 === "unknown")) return false;
}
const v12 = v.redaction;
if (v12 !== undefined) {
if (!is_redaction(v12)) return false;
}
return true;
}
function is_redaction(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v13 = v.mode;
if (!(v13 === "none" || v13 === "secrets" || v13 === "pii" || v13 === "strict")) return false;
const v14 = v.strategy;
if (v14 !== undefined) {
if (!(v14 === "mask" || v14 === "drop" || v14 === "hash")) return false;
}
const v15 = v.notes;
if (v15 !== undefined) {
if (!(Array.isArray(v15))) return false;
for (let i = 0; i < v15.length; i++) {
const v16 = v15[i];
if (!(typeof v16 === 'string')) return false;
}
}
return true;
}
function is_participant(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v19 = v.actor_id;
if (!(typeof v19 === 'string')) return false;
if (!pattern2.test(v19)) return false;
const v20 = v.kind;
if (!(v20 === "human" || v20 === "model" || v20 === "tool" || v20 === "system")) return false;
const v21 = v.name;
if (!(typeof v21 === 'string')) return false;
const v22 = v.provider;
if (v22 !== undefined) {
if (!(typeof v22 === 'string')) return false;
}
const v23 = v.model;
if (v23 !== undefined) {
if (!(typeof v23 === 'string')) return false;
}
const v24 = v.instance_id;
if (v24 !== undefined) {
if (!(typeof v24 === 'string')) return false;
}
return true;
}
function is_eventRecord(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v25 = v.type;
if (v25 !== "event") return false;
if ((v.event !== undefined)) {
if (!is_nestedEvent(v)) return false;
} else {
if (!is_flatEvent(v)) return false;
}
return true;
}
function is_nestedEvent(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v26 = v.type;
if (v26 !== "event") return false;
const v27 = v.event;
if (!is_event(v27)) return false;
return true;
}
function is_event(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v28 = v.id;
if (!(typeof v28 === 'string')) return false;
if (!pattern3.test(v28)) return false;
const v29 = v.seq;
if (!(Number.isInteger(v29))) return false;
if (v29 < 1) return false;
const v30 = v.ts;
if (v30 !== undefined) {
if (!(typeof v30 === 'string')) return false;
if (!pattern0.test(v30)) return false;
}
const v31 = v.type;
if (!(v31 === "message" || v31 === "tool_use" || v31 === "tool_result" || v31 === "span_start" || v31 === "span_end" || v31 === "annotation")) return false;
const v32 = v.actor_id;
if (!(typeof v32 === 'string')) return false;
if (!pattern2.test(v32)) return false;
const v33 = v.visibility;
if (!(v33 === "public" || v33 === "internal" || v33 === "metadata")) return false;
const v34 = v.role;
if (!(v34 === "system" || v34 === "developer" || v34 === "user" || v34 === "assistant" || v34 === "assistant_thought" || v34 === "tool")) return false;
const v35 = v.content;
if (!is_content(v35)) return false;
const v39 = v.links;
if (v39 !== undefined) {
if (!is_links(v39)) return false;
}
const v44 = v.usage;
if (v44 !== undefined) {
if (!is_usage(v44)) return false;
}
if ((v.type === "tool_use")) {
if (!is_toolUse(v)) return false;
}
if ((v.type === "tool_result")) {
if (!is_toolResult(v)) return false;
}
if ((v.type === "span_start" || v.type === "span_end")) {
if (!is_spanBound(v)) return false;
}
if ((v.role === "assistant_thought")) {
const v58 = v.visibility;
if (v58 !== undefined) {
if (!(v58 === "internal" || v58 === "metadata")) return false;
}
}
return true;
}
function is_content(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v36 = v.mime;
if (!(v36 === "text/plain" || v36 === "application/json")) return false;
const v37 = v.text;
if (v37 !== undefined) {
if (!(typeof v37 === 'string')) return false;
}
return true;
}
function is_links(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v40 = v.parent_id;
if (v40 !== undefined) {
if (!(typeof v40 === 'string')) return false;
if (!pattern3.test(v40)) return false;
}
const v41 = v.replies_to;
if (v41 !== undefined) {
if (!(typeof v41 === 'string')) return false;
if (!pattern3.test(v41)) return false;
}
const v42 = v.call_id;
if (v42 !== undefined) {
if (!(typeof v42 === 'string')) return false;
if (!pattern4.test(v42)) return false;
}
const v43 = v.span_id;
if (v43 !== undefined) {
if (!(typeof v43 === 'string')) return false;
if (!pattern5.test(v43)) return false;
}
return true;
}
function is_usage(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v45 = v.input_tokens;
if (v45 !== undefined) {
if (!(Number.isInteger(v45))) return false;
if (v45 < 0) return false;
}
const v46 = v.output_tokens;
if (v46 !== undefined) {
if (!(Number.isInteger(v46))) return false;
if (v46 < 0) return false;
}
const v47 = v.reasoning_tokens;
if (v47 !== undefined) {
if (!(Number.isInteger(v47))) return false;
if (v47 < 0) return false;
}
return true;
}
function is_toolUse(v: any): boolean {
if (typeof v === 'object' && v !== null && !Array.isArray(v)) {
if (v.links === undefined) return false;
const v48 = v.role;
if (v48 !== undefined) {
if (v48 !== "assistant") return false;
}
const v49 = v.content;
if (v49 !== undefined) {
if (typeof v49 === 'object' && v49 !== null && !Array.isArray(v49)) {
const v50 = v49.data;
if (!is_toolCall(v50)) return false;
}
}
const v54 = v.links;
if (typeof v54 === 'object' && v54 !== null && !Array.isArray(v54)) {
if (v54.call_id === undefined) return false;
}
}
return true;
}
function is_toolCall(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v51 = v.tool_name;
if (!(typeof v51 === 'string')) return false;
const v52 = v.arguments;
if (!((typeof v52 === 'object' && v52 !== null && !Array.isArray(v52)) || Array.isArray(v52))) return false;
const v53 = v.source_call_id;
if (v53 !== undefined) {
if (!(typeof v53 === 'string')) return false;
}
return true;
}
function is_toolResult(v: any): boolean {
if (typeof v === 'object' && v !== null && !Array.isArray(v)) {
if (v.links === undefined) return false;
const v55 = v.role;
if (v55 !== undefined) {
if (v55 !== "tool") return false;
}
const v56 = v.links;
if (typeof v56 === 'object' && v56 !== null && !Array.isArray(v56)) {
if (v56.call_id === undefined) return false;
}
}
return true;
}
function is_spanBound(v: any): boolean {
if (typeof v === 'object' && v !== null && !Array.isArray(v)) {
if (v.links === undefined) return false;
const v57 = v.links;
if (typeof v57 === 'object' && v57 !== null && !Array.isArray(v57)) {
if (v57.span_id === undefined) return false;
}
}
return true;
}
function is_flatEvent(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v59 = v.type;
if (v59 !== "event") return false;
const v60 = v.event_type;
if (!(v60 === "message" || v60 === "tool_use" || v60 === "tool_result" || v60 === "span_start" || v60 === "span_end" || v60 === "annotation")) return false;
const v61 = v.id;
if (!(typeof v61 === 'string')) return false;
if (!pattern3.test(v61)) return false;
const v62 = v.seq;
if (!(Number.isInteger(v62))) return false;
if (v62 < 1) return false;
const v63 = v.ts;
if (v63 !== undefined) {
if (!(typeof v63 === 'string')) return false;
if (!pattern0.test(v63)) return false;
}
const v64 = v.actor_id;
if (!(typeof v64 === 'string')) return false;
if (!pattern2.test(v64)) return false;
const v65 = v.visibility;
if (!(v65 === "public" || v65 === "internal" || v65 === "metadata")) return false;
const v66 = v.role;
if (!(v66 === "system" || v66 === "developer" || v66 === "user" || v66 === "assistant" || v66 === "assistant_thought" || v66 === "tool")) return false;
const v67 = v.content;
if (!is_content(v67)) return false;
const v68 = v.links;
if (v68 !== undefined) {
if (!is_links(v68)) return false;
}
const v69 = v.usage;
if (v69 !== undefined) {
if (!is_usage(v69)) return false;
}
if ((v.event_type === "tool_use")) {
if (!is_toolUse(v)) return false;
}
if ((v.event_type === "tool_result")) {
if (!is_toolResult(v)) return false;
}
if ((v.event_type === "span_start" || v.event_type === "span_end")) {
if (!is_spanBound(v)) return false;
}
if ((v.role === "assistant_thought")) {
const v70 = v.visibility;
if (v70 !== undefined) {
if (!(v70 === "internal" || v70 === "metadata")) return false;
}
}
return true;
}
function is_footer(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v71 = v.type;
if (v71 !== "footer") return false;
const v72 = v.integrity;
if (v72 !== undefined) {
if (!is_integrity(v72)) return false;
}
return true;
}
function is_integrity(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v73 = v.hash_alg;
if (v73 !== "sha256") return false;
const v74 = v.canonicalization;
if (v74 !== "json-c14n-like") return false;
const v75 = v.events_hash;
if (!(typeof v75 === 'string')) return false;
if (!pattern6.test(v75)) return false;
return true;
}
function accepts(v: any): boolean {
if (typeof v !== 'object' || v === null || Array.isArray(v)) return false;
switch (v.type) {
case "header":
if (!is_header(v)) return false;
break;
case "event":
if (!is_eventRecord(v)) return false;
break;
case "message":
case "tool_use":
case "tool_result":
case "span_start":
case "span_end":
case "annotation":
if (!is_event(v)) return false;
break;
case "footer":
if (!is_footer(v)) return false;
break;
default:
return false;
}
return true;
}

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
export const openTokenRecordShape: Shape = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://trace-formats.github.io/schemas/open-token/v0.1/record.schema.json","oneOf":[{"$ref":"#/$defs/header"},{"$ref":"#/$defs/eventRecord"},{"$ref":"#/$defs/event"},{"$ref":"#/$defs/footer"}],"$defs":{"header":{"type":"object","required":["type","open_token_version"],"properties":{"type":{"const":"header"},"open_token_version":{"const":"0.1"},"exported_at":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]00:00)$","x-rule":"times-are-sound"},"conversation":{"$ref":"#/$defs/conversation"},"participants":{"type":"array","items":{"$ref":"#/$defs/participant"}}}},"eventRecord":{"type":"object","required":["type"],"properties":{"type":{"const":"event"}},"if":{"required":["event"]},"then":{"$ref":"#/$defs/nestedEvent"},"else":{"$ref":"#/$defs/flatEvent"}},"flatEvent":{"type":"object","required":["type","event_type","id","seq","actor_id","visibility","role","content"],"properties":{"type":{"const":"event"},"event_type":{"enum":["message","tool_use","tool_result","span_start","span_end","annotation"]},"id":{"$ref":"#/$defs/eventId"},"seq":{"type":"integer","minimum":1},"ts":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]00:00)$","x-rule":"times-are-sound"},"actor_id":{"$ref":"#/$defs/actorId"},"visibility":{"$ref":"#/$defs/visibility"},"role":{"$ref":"#/$defs/role"},"content":{"$ref":"#/$defs/content"},"links":{"$ref":"#/$defs/links"},"usage":{"$ref":"#/$defs/usage"}},"allOf":[{"if":{"properties":{"event_type":{"const":"tool_use"}},"required":["event_type"]},"then":{"$ref":"#/$defs/toolUse"}},{"if":{"properties":{"event_type":{"const":"tool_result"}},"required":["event_type"]},"then":{"$ref":"#/$defs/toolResult"}},{"if":{"properties":{"event_type":{"enum":["span_start","span_end"]}},"required":["event_type"]},"then":{"$ref":"#/$defs/spanBound"}},{"if":{"properties":{"role":{"const":"assistant_thought"}},"required":["role"]},"then":{"properties":{"visibility":{"enum":["internal","metadata"],"x-when":"for a hidden thought"}}}}]},"nestedEvent":{"type":"object","required":["type","event"],"properties":{"type":{"const":"event"},"event":{"$ref":"#/$defs/event"}}},"footer":{"type":"object","required":["type"],"properties":{"type":{"const":"footer"},"integrity":{"$ref":"#/$defs/integrity"}}},"event":{"type":"object","required":["id","seq","type","actor_id","visibility","role","content"],"properties":{"id":{"$ref":"#/$defs/eventId"},"seq":{"type":"integer","minimum":1},"ts":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]00:00)$","x-rule":"times-are-sound"},"type":{"enum":["message","tool_use","tool_result","span_start","span_end","annotation"]},"actor_id":{"$ref":"#/$defs/actorId"},"visibility":{"$ref":"#/$defs/visibility"},"role":{"$ref":"#/$defs/role"},"content":{"$ref":"#/$defs/content"},"links":{"$ref":"#/$defs/links"},"usage":{"$ref":"#/$defs/usage"}},"allOf":[{"if":{"properties":{"type":{"const":"tool_use"}},"required":["type"]},"then":{"$ref":"#/$defs/toolUse"}},{"if":{"properties":{"type":{"const":"tool_result"}},"required":["type"]},"then":{"$ref":"#/$defs/toolResult"}},{"if":{"properties":{"type":{"enum":["span_start","span_end"]}},"required":["type"]},"then":{"$ref":"#/$defs/spanBound"}},{"if":{"properties":{"role":{"const":"assistant_thought"}},"required":["role"]},"then":{"properties":{"visibility":{"enum":["internal","metadata"],"x-when":"for a hidden thought"}}}}]},"eventId":{"type":"string","pattern":"^evt_[0-9]{6,}$"},"actorId":{"type":"string","pattern":"^act_[0-9]{3,}$"},"visibility":{"enum":["public","internal","metadata"]},"role":{"enum":["system","developer","user","assistant","assistant_thought","tool"]},"content":{"type":"object","required":["mime"],"properties":{"mime":{"enum":["text/plain","application/json"]},"text":{"type":"string"},"data":{}}},"links":{"type":"object","properties":{"parent_id":{"$ref":"#/$defs/eventId"},"replies_to":{"$ref":"#/$defs/eventId"},"call_id":{"$ref":"#/$defs/callId"},"span_id":{"$ref":"#/$defs/spanId"}}},"callId":{"type":"string","pattern":"^call_[0-9]{6,}$"},"spanId":{"type":"string","pattern":"^span_[0-9]{6,}$"},"usage":{"type":"object","properties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0},"reasoning_tokens":{"type":"integer","minimum":0}}},"toolUse":{"required":["links"],"x-when":"in a tool_use event","properties":{"role":{"const":"assistant","x-when":"in a tool_use event"},"content":{"required":["data"],"x-when":"in a tool_use event","properties":{"data":{"$ref":"#/$defs/toolCall"}}},"links":{"required":["call_id"],"x-when":"in a tool_use event"}}},"toolCall":{"type":"object","required":["tool_name","arguments"],"properties":{"tool_name":{"type":"string"},"arguments":{"type":["object","array"]},"source_call_id":{"type":"string"}}},"toolResult":{"required":["links"],"x-when":"in a tool_result event","properties":{"role":{"const":"tool","x-when":"in a tool_result event"},"links":{"required":["call_id"],"x-when":"in a tool_result event"}}},"spanBound":{"required":["links"],"x-when":"in a span event","properties":{"links":{"required":["span_id"],"x-when":"in a span event"}}},"conversation":{"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1},"title":{"type":"string"},"timezone":{"type":"string"},"started_at":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-rule":"times-are-sound"},"source_runtime":{"enum":["cli","web","api","ide","other","unknown"]},"provider":{"enum":["openai","anthropic","google","meta","other","unknown"]},"internal_availability":{"enum":["available","unavailable","unknown"]},"redaction":{"$ref":"#/$defs/redaction"}}},"redaction":{"type":"object","required":["mode"],"properties":{"mode":{"enum":["none","secrets","pii","strict"]},"strategy":{"enum":["mask","drop","hash"]},"notes":{"type":"array","items":{"type":"string"}}}},"participant":{"type":"object","required":["actor_id","kind","name"],"properties":{"actor_id":{"$ref":"#/$defs/actorId"},"kind":{"enum":["human","model","tool","system"]},"name":{"type":"string"},"provider":{"type":"string"},"model":{"type":"string"},"instance_id":{"type":"string"}}},"integrity":{"type":"object","required":["hash_alg","canonicalization","events_hash"],"properties":{"hash_alg":{"const":"sha256"},"canonicalization":{"const":"json-c14n-like"},"events_hash":{"type":"string","pattern":"^[0-9a-f]{64}$"}}}}};

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
export const openTokenRecord: StandardFormat<OpenTokenRecord> = /* @__PURE__ */ standardOf<OpenTokenRecord>(openTokenRecordShape, accepts);
