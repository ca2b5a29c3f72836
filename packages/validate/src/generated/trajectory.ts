/* Made by tools/generate/validators.ts from schemas/trajectory/v1/trajectory.schema.json; do not edit. */

import type { Trajectory } from '@trace-formats/schema/trajectory';
import type { Finding } from '@trace-formats/schema/report';
import type { Shape } from '../fault.ts';
import { every, isObject } from '../holds.ts';
import { InvalidDocument } from '../invalid-document.ts';
import { judge } from '../judge.ts';
import { standardOf } from '../standard.ts';
import type { StandardFormat } from '../standard-schema.ts';

const pattern0 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", 'u');
const words1: readonly unknown[] = ["auto","low","high","original"];
function accepts(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v["$schema"]) === undefined || typeof x === 'string') &&
typeof (x = v.model) === 'string' &&
x.length >= 1 &&
typeof (x = v.timestamp) === 'string' &&
pattern0.test(x) &&
((x = v.session_id) === undefined || (typeof x === 'string' &&
x.length >= 1)) &&
Array.isArray((x = v.messages)) &&
x.length >= 1 &&
every(x, is_message);
}
function is_message(v: any): boolean {
if (!isObject(v)) return false;
switch (v.role) {
case "system":
return is_system(v);
case "developer":
return is_developer(v);
case "user":
return is_user(v);
case "assistant":
return is_assistant(v);
case "tool":
return is_tool(v);
default:
return false;
}
}
function is_tool(v: any): boolean {
let x: any;
return isObject(v) &&
v.role === "tool" &&
typeof (x = v.tool_call_id) === 'string' &&
x.length >= 1 &&
(typeof (x = v.content) === 'string' || (Array.isArray(x) &&
every(x, is_textPart))) &&
((x = v.name) === undefined || typeof x === 'string');
}
function is_assistant(v: any): boolean {
let x: any;
return isObject(v) &&
v.role === "assistant" &&
((x = v.content) === undefined || ((typeof x === 'string' || (Array.isArray(x) &&
every(x, holds3)) || x === null))) &&
((x = v.thinking) === undefined || typeof x === 'string') &&
((x = v.tool_calls) === undefined || (Array.isArray(x) &&
x.length >= 1 &&
every(x, is_toolCall))) &&
((x = v.name) === undefined || typeof x === 'string') &&
(v.tool_calls !== undefined || (typeof (x = v.content) === 'string' || Array.isArray(x)));
}
function is_toolCall(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.id) === 'string' &&
x.length >= 1 &&
v.type === "function" &&
is_functionCall(v.function);
}
function is_functionCall(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.name) === 'string' &&
x.length >= 1 &&
typeof v.arguments === 'string';
}
function holds3(v: any): boolean {
if (!isObject(v)) return false;
switch (v.type) {
case "text":
return is_textPart(v);
case "refusal":
return is_refusalPart(v);
default:
return false;
}
}
function is_refusalPart(v: any): boolean {
return isObject(v) &&
v.type === "refusal" &&
typeof v.refusal === 'string';
}
function is_user(v: any): boolean {
let x: any;
return isObject(v) &&
v.role === "user" &&
(typeof (x = v.content) === 'string' || (Array.isArray(x) &&
every(x, holds0))) &&
((x = v.name) === undefined || typeof x === 'string');
}
function holds0(v: any): boolean {
if (!isObject(v)) return false;
switch (v.type) {
case "text":
return is_textPart(v);
case "image_url":
return is_imagePart(v);
case "file":
return is_filePart(v);
default:
return false;
}
}
function is_filePart(v: any): boolean {
return isObject(v) &&
v.type === "file" &&
holds2(v.file);
}
function holds2(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v.file_id) === undefined || typeof x === 'string') &&
((x = v.file_data) === undefined || typeof x === 'string') &&
((x = v.filename) === undefined || typeof x === 'string');
}
function is_imagePart(v: any): boolean {
return isObject(v) &&
v.type === "image_url" &&
holds1(v.image_url);
}
function holds1(v: any): boolean {
let x: any;
return isObject(v) &&
typeof v.url === 'string' &&
((x = v.detail) === undefined || words1.includes(x));
}
function is_developer(v: any): boolean {
let x: any;
return isObject(v) &&
v.role === "developer" &&
(typeof (x = v.content) === 'string' || (Array.isArray(x) &&
every(x, is_textPart))) &&
((x = v.name) === undefined || typeof x === 'string');
}
function is_system(v: any): boolean {
let x: any;
return isObject(v) &&
v.role === "system" &&
(typeof (x = v.content) === 'string' || (Array.isArray(x) &&
every(x, is_textPart))) &&
((x = v.name) === undefined || typeof x === 'string');
}
function is_textPart(v: any): boolean {
return isObject(v) &&
v.type === "text" &&
typeof v.text === 'string';
}

/** The schema without its words: what the all-errors path and the scanner of bytes read, and what `~standard` hands out as JSON Schema. */
export const trajectoryShape: Shape = {"type":"object","required":["model","timestamp","messages"],"properties":{"$schema":{"type":"string"},"model":{"type":"string","minLength":1},"timestamp":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-form":"a time with its zone as RFC 3339 writes it, such as 2026-01-31T09:30:00Z","x-rule":"times-are-sound"},"session_id":{"type":"string","minLength":1},"messages":{"type":"array","items":{"$ref":"#/$defs/message"},"minItems":1}},"$defs":{"message":{"oneOf":[{"$ref":"#/$defs/system"},{"$ref":"#/$defs/developer"},{"$ref":"#/$defs/user"},{"$ref":"#/$defs/assistant"},{"$ref":"#/$defs/tool"}],"x-tag":"role"},"system":{"type":"object","required":["role","content"],"properties":{"role":{"const":"system"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/textPart"}},"name":{"type":"string"}}},"developer":{"type":"object","required":["role","content"],"properties":{"role":{"const":"developer"},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/textPart"}},"name":{"type":"string"}}},"user":{"type":"object","required":["role","content"],"properties":{"role":{"const":"user"},"content":{"type":["string","array"],"items":{"oneOf":[{"$ref":"#/$defs/textPart"},{"$ref":"#/$defs/imagePart"},{"$ref":"#/$defs/filePart"}],"x-tag":"type"}},"name":{"type":"string"}}},"assistant":{"type":"object","required":["role"],"properties":{"role":{"const":"assistant"},"content":{"type":["string","array","null"],"items":{"oneOf":[{"$ref":"#/$defs/textPart"},{"$ref":"#/$defs/refusalPart"}],"x-tag":"type"}},"thinking":{"type":"string"},"tool_calls":{"type":"array","items":{"$ref":"#/$defs/toolCall"},"minItems":1},"name":{"type":"string"}},"if":{"required":["tool_calls"]},"else":{"required":["content"],"x-when":"in a turn without tool calls","properties":{"content":{"type":["string","array"],"x-rule":"content-null-only-with-calls"}}}},"tool":{"type":"object","required":["role","tool_call_id","content"],"properties":{"role":{"const":"tool"},"tool_call_id":{"type":"string","minLength":1},"content":{"type":["string","array"],"items":{"$ref":"#/$defs/textPart"}},"name":{"type":"string"}}},"toolCall":{"type":"object","required":["id","type","function"],"properties":{"id":{"type":"string","minLength":1},"type":{"const":"function"},"function":{"$ref":"#/$defs/functionCall"}}},"functionCall":{"type":"object","required":["name","arguments"],"properties":{"name":{"type":"string","minLength":1},"arguments":{"type":"string"}}},"textPart":{"type":"object","required":["type","text"],"properties":{"type":{"const":"text"},"text":{"type":"string"}}},"refusalPart":{"type":"object","required":["type","refusal"],"properties":{"type":{"const":"refusal"},"refusal":{"type":"string"}}},"imagePart":{"type":"object","required":["type","image_url"],"properties":{"type":{"const":"image_url"},"image_url":{"type":"object","required":["url"],"properties":{"url":{"type":"string"},"detail":{"enum":["auto","low","high","original"]}}}}},"filePart":{"type":"object","required":["type","file"],"properties":{"type":{"const":"file"},"file":{"type":"object","properties":{"file_id":{"type":"string"},"file_data":{"type":"string"},"filename":{"type":"string"}}}}}}};

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
export const trajectory: StandardFormat<Trajectory> = /* @__PURE__ */ standardOf<Trajectory>(
  'https://trace-formats.github.io/schemas/trajectory/v1/trajectory.schema.json',
  trajectoryShape,
  accepts,
);
