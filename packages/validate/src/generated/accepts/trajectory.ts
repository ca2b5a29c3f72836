/* Made by tools/generate/validators.ts from schemas/trajectory/v1/trajectory.schema.json; do not edit. */

import { isObject } from '../../json/value.ts';
import { every } from '../../shape/holds.ts';

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

/** True when the value is what schemas/trajectory/v1/trajectory.schema.json describes; stops at the first fault. */
export { accepts };
