/* Made by tools/generate/validators.ts from schemas/trajectory/v1/trajectory.schema.json; do not edit. */

import type { Trajectory } from '@trace-formats/schema/trajectory';
import type { Finding } from '@trace-formats/schema/report';
import { standardOf } from '../standard.ts';
import type { Shape } from '../fault.ts';
import { InvalidDocument } from '../invalid-document.ts';
import { judge } from '../judge.ts';
import type { StandardFormat } from '../standard-schema.ts';

const pattern0 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", 'u');
function is_message(v: any): boolean {
if (typeof v !== 'object' || v === null || Array.isArray(v)) return false;
switch (v.role) {
case "system":
if (!is_system(v)) return false;
break;
case "developer":
if (!is_developer(v)) return false;
break;
case "user":
if (!is_user(v)) return false;
break;
case "assistant":
if (!is_assistant(v)) return false;
break;
case "tool":
if (!is_tool(v)) return false;
break;
default:
return false;
}
return true;
}
function is_system(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v7 = v.role;
if (v7 !== "system") return false;
const v8 = v.content;
if (!(typeof v8 === 'string' || Array.isArray(v8))) return false;
if (Array.isArray(v8)) {
for (let i = 0; i < v8.length; i++) {
const v9 = v8[i];
if (!is_textPart(v9)) return false;
}
}
const v12 = v.name;
if (v12 !== undefined) {
if (!(typeof v12 === 'string')) return false;
}
return true;
}
function is_textPart(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v10 = v.type;
if (v10 !== "text") return false;
const v11 = v.text;
if (!(typeof v11 === 'string')) return false;
return true;
}
function is_developer(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v13 = v.role;
if (v13 !== "developer") return false;
const v14 = v.content;
if (!(typeof v14 === 'string' || Array.isArray(v14))) return false;
if (Array.isArray(v14)) {
for (let i = 0; i < v14.length; i++) {
const v15 = v14[i];
if (!is_textPart(v15)) return false;
}
}
const v16 = v.name;
if (v16 !== undefined) {
if (!(typeof v16 === 'string')) return false;
}
return true;
}
function is_user(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v17 = v.role;
if (v17 !== "user") return false;
const v18 = v.content;
if (!(typeof v18 === 'string' || Array.isArray(v18))) return false;
if (Array.isArray(v18)) {
for (let i = 0; i < v18.length; i++) {
const v19 = v18[i];
if (typeof v19 !== 'object' || v19 === null || Array.isArray(v19)) return false;
switch (v19.type) {
case "text":
if (!is_textPart(v19)) return false;
break;
case "image_url":
if (!is_imagePart(v19)) return false;
break;
case "file":
if (!is_filePart(v19)) return false;
break;
default:
return false;
}
}
}
const v29 = v.name;
if (v29 !== undefined) {
if (!(typeof v29 === 'string')) return false;
}
return true;
}
function is_imagePart(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v20 = v.type;
if (v20 !== "image_url") return false;
const v21 = v.image_url;
if (!((typeof v21 === 'object' && v21 !== null && !Array.isArray(v21)))) return false;
const v22 = v21.url;
if (!(typeof v22 === 'string')) return false;
const v23 = v21.detail;
if (v23 !== undefined) {
if (!(v23 === "auto" || v23 === "low" || v23 === "high")) return false;
}
return true;
}
function is_filePart(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v24 = v.type;
if (v24 !== "file") return false;
const v25 = v.file;
if (!((typeof v25 === 'object' && v25 !== null && !Array.isArray(v25)))) return false;
const v26 = v25.file_id;
if (v26 !== undefined) {
if (!(typeof v26 === 'string')) return false;
}
const v27 = v25.file_data;
if (v27 !== undefined) {
if (!(typeof v27 === 'string')) return false;
}
const v28 = v25.filename;
if (v28 !== undefined) {
if (!(typeof v28 === 'string')) return false;
}
return true;
}
function is_assistant(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v30 = v.role;
if (v30 !== "assistant") return false;
const v31 = v.content;
if (v31 !== undefined) {
if (!(typeof v31 === 'string' || Array.isArray(v31) || v31 === null)) return false;
if (Array.isArray(v31)) {
for (let i = 0; i < v31.length; i++) {
const v32 = v31[i];
if (typeof v32 !== 'object' || v32 === null || Array.isArray(v32)) return false;
switch (v32.type) {
case "text":
if (!is_textPart(v32)) return false;
break;
case "refusal":
if (!is_refusalPart(v32)) return false;
break;
default:
return false;
}
}
}
}
const v35 = v.thinking;
if (v35 !== undefined) {
if (!(typeof v35 === 'string')) return false;
}
const v36 = v.tool_calls;
if (v36 !== undefined) {
if (!(Array.isArray(v36))) return false;
for (let i = 0; i < v36.length; i++) {
const v37 = v36[i];
if (!is_toolCall(v37)) return false;
}
if (v36.length < 1) return false;
}
const v43 = v.name;
if (v43 !== undefined) {
if (!(typeof v43 === 'string')) return false;
}
if ((v.tool_calls !== undefined)) {
} else {
const v44 = v.content;
if (!(typeof v44 === 'string' || Array.isArray(v44))) return false;
}
return true;
}
function is_refusalPart(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v33 = v.type;
if (v33 !== "refusal") return false;
const v34 = v.refusal;
if (!(typeof v34 === 'string')) return false;
return true;
}
function is_toolCall(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v38 = v.id;
if (!(typeof v38 === 'string')) return false;
if (v38 === '') return false;
const v39 = v.type;
if (v39 !== "function") return false;
const v40 = v.function;
if (!is_functionCall(v40)) return false;
return true;
}
function is_functionCall(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v41 = v.name;
if (!(typeof v41 === 'string')) return false;
if (v41 === '') return false;
const v42 = v.arguments;
if (!(typeof v42 === 'string')) return false;
return true;
}
function is_tool(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v45 = v.role;
if (v45 !== "tool") return false;
const v46 = v.tool_call_id;
if (!(typeof v46 === 'string')) return false;
if (v46 === '') return false;
const v47 = v.content;
if (!(typeof v47 === 'string' || Array.isArray(v47))) return false;
if (Array.isArray(v47)) {
for (let i = 0; i < v47.length; i++) {
const v48 = v47[i];
if (!is_textPart(v48)) return false;
}
}
const v49 = v.name;
if (v49 !== undefined) {
if (!(typeof v49 === 'string')) return false;
}
return true;
}
function accepts(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v1 = v["$schema"];
if (v1 !== undefined) {
if (!(typeof v1 === 'string')) return false;
}
const v2 = v.model;
if (!(typeof v2 === 'string')) return false;
if (v2 === '') return false;
const v3 = v.timestamp;
if (!(typeof v3 === 'string')) return false;
if (!pattern0.test(v3)) return false;
const v4 = v.session_id;
if (v4 !== undefined) {
if (!(typeof v4 === 'string')) return false;
if (v4 === '') return false;
}
const v5 = v.messages;
if (!(Array.isArray(v5))) return false;
for (let i = 0; i < v5.length; i++) {
const v6 = v5[i];
if (!is_message(v6)) return false;
}
if (v5.length < 1) return false;
return true;
}

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
export const trajectoryShape: Shape = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://trace-formats.github.io/schemas/trajectory/v1/trajectory.schema.json","type":"object","required":["model","timestamp","messages"],"properties":{"$schema":{"type":"string"},"model":{"type":"string","minLength":1},"timestamp":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-rule":"times-are-sound"},"session_id":{"type":"string","minLength":1},"messages":{"type":"array","items":{"$ref":"#/$defs/message"},"minItems":1}},"$defs":{"message":{"oneOf":[{"$ref":"#/$defs/system"},{"$ref":"#/$defs/developer"},{"$ref":"#/$defs/user"},{"$ref":"#/$defs/assistant"},{"$ref":"#/$defs/tool"}]},"system":{"type":"object","required":["role","content"],"properties":{"role":{"const":"system"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/textPart"}},"name":{"type":"string"}}},"developer":{"type":"object","required":["role","content"],"properties":{"role":{"const":"developer"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/textPart"}},"name":{"type":"string"}}},"user":{"type":"object","required":["role","content"],"properties":{"role":{"const":"user"},"content":{"type":["string","array"],"items":{"oneOf":[{"$ref":"#/$defs/textPart"},{"$ref":"#/$defs/imagePart"},{"$ref":"#/$defs/filePart"}]}},"name":{"type":"string"}}},"assistant":{"type":"object","required":["role"],"properties":{"role":{"const":"assistant"},"content":{"type":["string","array","null"],"items":{"oneOf":[{"$ref":"#/$defs/textPart"},{"$ref":"#/$defs/refusalPart"}]}},"thinking":{"type":"string"},"tool_calls":{"type":"array","items":{"$ref":"#/$defs/toolCall"},"minItems":1},"name":{"type":"string"}},"if":{"required":["tool_calls"]},"else":{"required":["content"],"x-when":"in a turn without tool calls","properties":{"content":{"type":["string","array"],"x-rule":"content-null-only-with-calls"}}}},"tool":{"type":"object","required":["role","tool_call_id","content"],"properties":{"role":{"const":"tool"},"tool_call_id":{"type":"string","minLength":1},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/textPart"}},"name":{"type":"string"}}},"toolCall":{"type":"object","required":["id","type","function"],"properties":{"id":{"type":"string","minLength":1},"type":{"const":"function"},"function":{"$ref":"#/$defs/functionCall"}}},"functionCall":{"type":"object","required":["name","arguments"],"properties":{"name":{"type":"string","minLength":1},"arguments":{"type":"string"}}},"textPart":{"type":"object","required":["type","text"],"properties":{"type":{"const":"text"},"text":{"type":"string"}}},"refusalPart":{"type":"object","required":["type","refusal"],"properties":{"type":{"const":"refusal"},"refusal":{"type":"string"}}},"imagePart":{"type":"object","required":["type","image_url"],"properties":{"type":{"const":"image_url"},"image_url":{"type":"object","required":["url"],"properties":{"url":{"type":"string"},"detail":{"enum":["auto","low","high"]}}}}},"filePart":{"type":"object","required":["type","file"],"properties":{"type":{"const":"file"},"file":{"type":"object","properties":{"file_id":{"type":"string"},"file_data":{"type":"string"},"filename":{"type":"string"}}}}}}};

/** True when the value is what schemas/trajectory/v1/trajectory.schema.json describes; stops at the first fault. */
export function isTrajectory(value: unknown): value is Trajectory {
  return accepts(value);
}

/** Every fault of the value's shape as a finding; empty when there is none. */
export function validateTrajectory(value: unknown): Finding[] {
  return accepts(value) ? [] : judge(trajectoryShape, value);
}

/** Throws an error that holds the findings when the value is not what the schema describes. */
export function assertTrajectory(value: unknown): asserts value is Trajectory {
  if (!accepts(value)) throw new InvalidDocument('Trajectory', judge(trajectoryShape, value));
}

/** The format as a Standard Schema v1 object, with its JSON Schema side. */
export const trajectory: StandardFormat<Trajectory> = /* @__PURE__ */ standardOf<Trajectory>(trajectoryShape, accepts);
