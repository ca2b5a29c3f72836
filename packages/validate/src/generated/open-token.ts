/* Made by tools/generate/validators.ts from schemas/open-token/v0.1/document.schema.json; do not edit. */

import type { OpenTokenDocument } from '@trace-formats/schema/open-token';
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
function is_conversation(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v4 = v.id;
if (!(typeof v4 === 'string')) return false;
if (v4 === '') return false;
const v5 = v.title;
if (v5 !== undefined) {
if (!(typeof v5 === 'string')) return false;
}
const v6 = v.timezone;
if (v6 !== undefined) {
if (!(typeof v6 === 'string')) return false;
}
const v7 = v.started_at;
if (v7 !== undefined) {
if (!(typeof v7 === 'string')) return false;
if (!pattern1.test(v7)) return false;
}
const v8 = v.source_runtime;
if (v8 !== undefined) {
if (!(v8 === "cli" || v8 === "web" || v8 === "api" || v8 === "ide" || v8 === "other" || v8 === "unknown")) return false;
}
const v9 = v.provider;
if (v9 !== undefined) {
if (!(v9 === "openai" || v9 === "anthropic" || v9 === "google" || v9 === "meta" || v9 === "other" || v9 === "unknown")) return false;
}
const v10 = v.internal_availability;
if (v10 !== undefined) {
if (!(v10 === "available" || v10 === "unavailable" || v10 === "unknown")) return false;
}
const v11 = v.redaction;
if (v11 !== undefined) {
if (!is_redaction(v11)) return false;
}
return true;
}
function is_redaction(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v12 = v.mode;
if (!(v12 === "none" || v12 === "secrets" || v12 === "pii" || v12 === "strict")) return false;
const v13 = v.strategy;
if (v13 !== undefined) {
if (!(v13 === "mask" || v13 === "drop" || v13 === "hash")) return false;
}
const v14 = v.notes;
if (v14 !== undefined) {
if (!(Array.isArray(v14))) return false;
for (let i = 0; i < v14.length; i++) {
const v15 = v14[i];
if (!(typeof v15 === 'string')) return false;
}
}
return true;
}
function is_participant(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v18 = v.actor_id;
if (!(typeof v18 === 'string')) return false;
if (!pattern2.test(v18)) return false;
const v19 = v.kind;
if (!(v19 === "human" || v19 === "model" || v19 === "tool" || v19 === "system")) return false;
const v20 = v.name;
if (!(typeof v20 === 'string')) return false;
const v21 = v.provider;
if (v21 !== undefined) {
if (!(typeof v21 === 'string')) return false;
}
const v22 = v.model;
if (v22 !== undefined) {
if (!(typeof v22 === 'string')) return false;
}
const v23 = v.instance_id;
if (v23 !== undefined) {
if (!(typeof v23 === 'string')) return false;
}
return true;
}
function is_event(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v26 = v.id;
if (!(typeof v26 === 'string')) return false;
if (!pattern3.test(v26)) return false;
const v27 = v.seq;
if (!(Number.isInteger(v27))) return false;
if (v27 < 1) return false;
const v28 = v.ts;
if (v28 !== undefined) {
if (!(typeof v28 === 'string')) return false;
if (!pattern0.test(v28)) return false;
}
const v29 = v.type;
if (!(v29 === "message" || v29 === "tool_use" || v29 === "tool_result" || v29 === "span_start" || v29 === "span_end" || v29 === "annotation")) return false;
const v30 = v.actor_id;
if (!(typeof v30 === 'string')) return false;
if (!pattern2.test(v30)) return false;
const v31 = v.visibility;
if (!(v31 === "public" || v31 === "internal" || v31 === "metadata")) return false;
const v32 = v.role;
if (!(v32 === "system" || v32 === "developer" || v32 === "user" || v32 === "assistant" || v32 === "assistant_thought" || v32 === "tool")) return false;
const v33 = v.content;
if (!is_content(v33)) return false;
const v37 = v.links;
if (v37 !== undefined) {
if (!is_links(v37)) return false;
}
const v42 = v.usage;
if (v42 !== undefined) {
if (!is_usage(v42)) return false;
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
const v56 = v.visibility;
if (v56 !== undefined) {
if (!(v56 === "internal" || v56 === "metadata")) return false;
}
}
return true;
}
function is_content(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v34 = v.mime;
if (!(v34 === "text/plain" || v34 === "application/json")) return false;
const v35 = v.text;
if (v35 !== undefined) {
if (!(typeof v35 === 'string')) return false;
}
return true;
}
function is_links(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v38 = v.parent_id;
if (v38 !== undefined) {
if (!(typeof v38 === 'string')) return false;
if (!pattern3.test(v38)) return false;
}
const v39 = v.replies_to;
if (v39 !== undefined) {
if (!(typeof v39 === 'string')) return false;
if (!pattern3.test(v39)) return false;
}
const v40 = v.call_id;
if (v40 !== undefined) {
if (!(typeof v40 === 'string')) return false;
if (!pattern4.test(v40)) return false;
}
const v41 = v.span_id;
if (v41 !== undefined) {
if (!(typeof v41 === 'string')) return false;
if (!pattern5.test(v41)) return false;
}
return true;
}
function is_usage(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v43 = v.input_tokens;
if (v43 !== undefined) {
if (!(Number.isInteger(v43))) return false;
if (v43 < 0) return false;
}
const v44 = v.output_tokens;
if (v44 !== undefined) {
if (!(Number.isInteger(v44))) return false;
if (v44 < 0) return false;
}
const v45 = v.reasoning_tokens;
if (v45 !== undefined) {
if (!(Number.isInteger(v45))) return false;
if (v45 < 0) return false;
}
return true;
}
function is_toolUse(v: any): boolean {
if (typeof v === 'object' && v !== null && !Array.isArray(v)) {
if (v.links === undefined) return false;
const v46 = v.role;
if (v46 !== undefined) {
if (v46 !== "assistant") return false;
}
const v47 = v.content;
if (v47 !== undefined) {
if (typeof v47 === 'object' && v47 !== null && !Array.isArray(v47)) {
const v48 = v47.data;
if (!is_toolCall(v48)) return false;
}
}
const v52 = v.links;
if (typeof v52 === 'object' && v52 !== null && !Array.isArray(v52)) {
if (v52.call_id === undefined) return false;
}
}
return true;
}
function is_toolCall(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v49 = v.tool_name;
if (!(typeof v49 === 'string')) return false;
const v50 = v.arguments;
if (!((typeof v50 === 'object' && v50 !== null && !Array.isArray(v50)) || Array.isArray(v50))) return false;
const v51 = v.source_call_id;
if (v51 !== undefined) {
if (!(typeof v51 === 'string')) return false;
}
return true;
}
function is_toolResult(v: any): boolean {
if (typeof v === 'object' && v !== null && !Array.isArray(v)) {
if (v.links === undefined) return false;
const v53 = v.role;
if (v53 !== undefined) {
if (v53 !== "tool") return false;
}
const v54 = v.links;
if (typeof v54 === 'object' && v54 !== null && !Array.isArray(v54)) {
if (v54.call_id === undefined) return false;
}
}
return true;
}
function is_spanBound(v: any): boolean {
if (typeof v === 'object' && v !== null && !Array.isArray(v)) {
if (v.links === undefined) return false;
const v55 = v.links;
if (typeof v55 === 'object' && v55 !== null && !Array.isArray(v55)) {
if (v55.span_id === undefined) return false;
}
}
return true;
}
function is_integrity(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v58 = v.hash_alg;
if (v58 !== "sha256") return false;
const v59 = v.canonicalization;
if (v59 !== "json-c14n-like") return false;
const v60 = v.events_hash;
if (!(typeof v60 === 'string')) return false;
if (!pattern6.test(v60)) return false;
return true;
}
function accepts(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v1 = v.open_token_version;
if (v1 !== "0.1") return false;
const v2 = v.exported_at;
if (v2 !== undefined) {
if (!(typeof v2 === 'string')) return false;
if (!pattern0.test(v2)) return false;
}
const v3 = v.conversation;
if (!is_conversation(v3)) return false;
const v16 = v.participants;
if (!(Array.isArray(v16))) return false;
for (let i = 0; i < v16.length; i++) {
const v17 = v16[i];
if (!is_participant(v17)) return false;
}
const v24 = v.events;
if (!(Array.isArray(v24))) return false;
for (let i = 0; i < v24.length; i++) {
const v25 = v24[i];
if (!is_event(v25)) return false;
}
const v57 = v.integrity;
if (v57 !== undefined) {
if (!is_integrity(v57)) return false;
}
for (const k of Object.keys(v)) {
if (!(k === "open_token_version" || k === "exported_at" || k === "conversation" || k === "participants" || k === "events" || k === "integrity")) return false;
}
return true;
}

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
export const openTokenDocumentShape: Shape = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://trace-formats.github.io/schemas/open-token/v0.1/document.schema.json","type":"object","required":["open_token_version","conversation","participants","events"],"properties":{"open_token_version":{"const":"0.1"},"exported_at":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]00:00)$","x-rule":"times-are-sound"},"conversation":{"$ref":"#/$defs/conversation"},"participants":{"type":"array","items":{"$ref":"#/$defs/participant"}},"events":{"type":"array","items":{"$ref":"#/$defs/event"}},"integrity":{"$ref":"#/$defs/integrity"}},"additionalProperties":false,"$defs":{"visibility":{"enum":["public","internal","metadata"]},"role":{"enum":["system","developer","user","assistant","assistant_thought","tool"]},"actorId":{"type":"string","pattern":"^act_[0-9]{3,}$"},"eventId":{"type":"string","pattern":"^evt_[0-9]{6,}$"},"callId":{"type":"string","pattern":"^call_[0-9]{6,}$"},"spanId":{"type":"string","pattern":"^span_[0-9]{6,}$"},"conversation":{"type":"object","required":["id"],"properties":{"id":{"type":"string","minLength":1},"title":{"type":"string"},"timezone":{"type":"string"},"started_at":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-rule":"times-are-sound"},"source_runtime":{"enum":["cli","web","api","ide","other","unknown"]},"provider":{"enum":["openai","anthropic","google","meta","other","unknown"]},"internal_availability":{"enum":["available","unavailable","unknown"]},"redaction":{"$ref":"#/$defs/redaction"}}},"redaction":{"type":"object","required":["mode"],"properties":{"mode":{"enum":["none","secrets","pii","strict"]},"strategy":{"enum":["mask","drop","hash"]},"notes":{"type":"array","items":{"type":"string"}}}},"participant":{"type":"object","required":["actor_id","kind","name"],"properties":{"actor_id":{"$ref":"#/$defs/actorId"},"kind":{"enum":["human","model","tool","system"]},"name":{"type":"string"},"provider":{"type":"string"},"model":{"type":"string"},"instance_id":{"type":"string"}}},"event":{"type":"object","required":["id","seq","type","actor_id","visibility","role","content"],"properties":{"id":{"$ref":"#/$defs/eventId"},"seq":{"type":"integer","minimum":1},"ts":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]00:00)$","x-rule":"times-are-sound"},"type":{"enum":["message","tool_use","tool_result","span_start","span_end","annotation"]},"actor_id":{"$ref":"#/$defs/actorId"},"visibility":{"$ref":"#/$defs/visibility"},"role":{"$ref":"#/$defs/role"},"content":{"$ref":"#/$defs/content"},"links":{"$ref":"#/$defs/links"},"usage":{"$ref":"#/$defs/usage"}},"allOf":[{"if":{"properties":{"type":{"const":"tool_use"}},"required":["type"]},"then":{"$ref":"#/$defs/toolUse"}},{"if":{"properties":{"type":{"const":"tool_result"}},"required":["type"]},"then":{"$ref":"#/$defs/toolResult"}},{"if":{"properties":{"type":{"enum":["span_start","span_end"]}},"required":["type"]},"then":{"$ref":"#/$defs/spanBound"}},{"if":{"properties":{"role":{"const":"assistant_thought"}},"required":["role"]},"then":{"properties":{"visibility":{"enum":["internal","metadata"],"x-when":"for a hidden thought"}}}}]},"content":{"type":"object","required":["mime"],"properties":{"mime":{"enum":["text/plain","application/json"]},"text":{"type":"string"},"data":{}}},"links":{"type":"object","properties":{"parent_id":{"$ref":"#/$defs/eventId"},"replies_to":{"$ref":"#/$defs/eventId"},"call_id":{"$ref":"#/$defs/callId"},"span_id":{"$ref":"#/$defs/spanId"}}},"usage":{"type":"object","properties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0},"reasoning_tokens":{"type":"integer","minimum":0}}},"integrity":{"type":"object","required":["hash_alg","canonicalization","events_hash"],"properties":{"hash_alg":{"const":"sha256"},"canonicalization":{"const":"json-c14n-like"},"events_hash":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},"toolUse":{"required":["links"],"x-when":"in a tool_use event","properties":{"role":{"const":"assistant","x-when":"in a tool_use event"},"content":{"required":["data"],"x-when":"in a tool_use event","properties":{"data":{"$ref":"#/$defs/toolCall"}}},"links":{"required":["call_id"],"x-when":"in a tool_use event"}}},"toolCall":{"type":"object","required":["tool_name","arguments"],"properties":{"tool_name":{"type":"string"},"arguments":{"type":["object","array"]},"source_call_id":{"type":"string"}}},"toolResult":{"required":["links"],"x-when":"in a tool_result event","properties":{"role":{"const":"tool","x-when":"in a tool_result event"},"links":{"required":["call_id"],"x-when":"in a tool_result event"}}},"spanBound":{"required":["links"],"x-when":"in a span event","properties":{"links":{"required":["span_id"],"x-when":"in a span event"}}}}};

/** True when the value is what schemas/open-token/v0.1/document.schema.json describes; stops at the first fault. */
export function isOpenTokenDocument(value: unknown): value is OpenTokenDocument {
  return accepts(value);
}

/** Every fault of the value's shape as a finding; empty when there is none. */
export function validateOpenTokenDocument(value: unknown): Finding[] {
  return accepts(value) ? [] : judge(openTokenDocumentShape, value);
}

/** Throws an error that holds the findings when the value is not what the schema describes. */
export function assertOpenTokenDocument(value: unknown): asserts value is OpenTokenDocument {
  if (!accepts(value)) throw new InvalidDocument('OpenTokenDocument', judge(openTokenDocumentShape, value));
}

/** The format as a Standard Schema v1 object, with its JSON Schema side. */
export const openTokenDocument: StandardFormat<OpenTokenDocument> = /* @__PURE__ */ standardOf<OpenTokenDocument>(openTokenDocumentShape, accepts);
