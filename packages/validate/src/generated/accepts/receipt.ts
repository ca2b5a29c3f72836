/* Made by tools/generate/validators.ts from schemas/receipt/v1/receipt.schema.json; do not edit. */

import { isObject } from '../../json/value.ts';
import { every, everyKey } from '../../shape/holds.ts';

const keys0: readonly unknown[] = ["gate","paths","outputs","profile","config","ignore_path","rules","only","skip"];
const pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", 'u');
const pattern2 = new RegExp("^[0-9a-f]{64}$", 'u');
const keys3: readonly unknown[] = ["path","kind","bytes","sha256"];
const pattern4 = new RegExp("^([1-9]|1[0-6])$", 'u');
const words5: readonly unknown[] = ["pass","clear","needs-review","attested","fail","not-applicable"];
const keys6: readonly unknown[] = ["files","traces","errors","warnings","suppressed","checklist"];
const keys7: readonly unknown[] = ["seed","drawn","of","seed_is_chosen"];
const keys8: readonly unknown[] = ["file","trace_id","item","by","note","on","content_hash","sample"];
const words9: readonly unknown[] = ["run","partly","not-run","not-applicable"];
const keys10: readonly unknown[] = ["rule","status","run","not_run","not_applicable","why"];
const keys11: readonly unknown[] = ["receipt_version","tool","verdict","asked","config","files","counts","attestations","coverage","digest"];
function accepts(v: any): boolean {
let x: any;
return isObject(v) &&
v.receipt_version === "1" &&
holds0(v.tool) &&
((x = v.verdict) === "passed" || x === "failed" || x === "incomplete") &&
holds1(v.asked) &&
holds5(v.config) &&
Array.isArray((x = v.files)) &&
every(x, is_file) &&
holds6(v.counts) &&
Array.isArray((x = v.attestations)) &&
every(x, is_attestation) &&
Array.isArray((x = v.coverage)) &&
every(x, is_coverage) &&
typeof (x = v.digest) === 'string' &&
pattern1.test(x) &&
everyKey(v, (v, k) => keys11.includes(k));
}
function is_coverage(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.rule) === 'string' &&
x.length >= 1 &&
words9.includes(v.status) &&
Number.isInteger((x = v.run)) &&
x >= 0 &&
Number.isInteger((x = v.not_run)) &&
x >= 0 &&
Number.isInteger((x = v.not_applicable)) &&
x >= 0 &&
(typeof (x = v.why) === 'string' || x === null) &&
everyKey(v, (v, k) => keys10.includes(k));
}
function is_attestation(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.file) === 'string' &&
x.length >= 1 &&
(typeof (x = v.trace_id) === 'string' || x === null) &&
Number.isInteger((x = v.item)) &&
x >= 1 &&
x <= 16 &&
typeof (x = v.by) === 'string' &&
x.length >= 1 &&
(typeof (x = v.note) === 'string' || x === null) &&
typeof v.on === 'string' &&
typeof (x = v.content_hash) === 'string' &&
pattern1.test(x) &&
((x = v.sample) === null || is_sample(x)) &&
everyKey(v, (v, k) => keys8.includes(k));
}
function is_sample(v: any): boolean {
let x: any;
return isObject(v) &&
Number.isInteger((x = v.seed)) &&
x >= 0 &&
Number.isInteger((x = v.drawn)) &&
x >= 1 &&
Number.isInteger((x = v.of)) &&
x >= 1 &&
((x = v.seed_is_chosen) === undefined || x === true) &&
everyKey(v, (v, k) => keys7.includes(k));
}
function holds6(v: any): boolean {
let x: any;
return isObject(v) &&
Number.isInteger((x = v.files)) &&
x >= 0 &&
Number.isInteger((x = v.traces)) &&
x >= 0 &&
Number.isInteger((x = v.errors)) &&
x >= 0 &&
Number.isInteger((x = v.warnings)) &&
x >= 0 &&
Number.isInteger((x = v.suppressed)) &&
x >= 0 &&
holds7(v.checklist) &&
everyKey(v, (v, k) => keys6.includes(k));
}
function holds7(v: any): boolean {
return isObject(v) &&
everyKey(v, (v, k) => pattern4.test(k) &&
holds8(v[k]));
}
function holds8(v: any): boolean {
return isObject(v) &&
everyKey(v, (v, k) => words5.includes(k) &&
holds9(v[k]));
}
function holds9(v: any): boolean {
return Number.isInteger(v) &&
v >= 0;
}
function is_file(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.path) === 'string' &&
x.length >= 1 &&
((x = v.kind) === "file" || x === "link" || x === "special") &&
Number.isInteger((x = v.bytes)) &&
x >= 0 &&
((typeof (x = v.sha256) === 'string' &&
pattern2.test(x)) || x === null) &&
everyKey(v, (v, k) => keys3.includes(k));
}
function holds5(v: any): boolean {
let x: any;
return isObject(v) &&
(typeof (x = v.file) === 'string' || x === null) &&
typeof (x = v.hash) === 'string' &&
pattern1.test(x) &&
everyKey(v, (v, k) => (k === "file" || k === "hash"));
}
function holds1(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v.gate) === "none" || x === "release" || x === "reviewed") &&
Array.isArray((x = v.paths)) &&
every(x, holds2) &&
Array.isArray((x = v.outputs)) &&
every(x, holds2) &&
(typeof (x = v.profile) === 'string' || x === null) &&
(typeof (x = v.config) === 'string' || x === null) &&
(typeof (x = v.ignore_path) === 'string' || x === null) &&
holds3(v.rules) &&
Array.isArray((x = v.only)) &&
every(x, holds2) &&
Array.isArray((x = v.skip)) &&
every(x, holds2) &&
everyKey(v, (v, k) => keys0.includes(k));
}
function holds3(v: any): boolean {
return isObject(v) &&
everyKey(v, (v, k) => holds4(v[k]));
}
function holds4(v: any): boolean {
return (v === "off" || v === "warning" || v === "error");
}
function holds2(v: any): boolean {
return typeof v === 'string' &&
v.length >= 1;
}
function holds0(v: any): boolean {
let x: any;
return isObject(v) &&
v.name === "forsy-lint" &&
typeof (x = v.version) === 'string' &&
x.length >= 1 &&
typeof (x = v.ruleset) === 'string' &&
x.length >= 1 &&
everyKey(v, (v, k) => (k === "name" || k === "version" || k === "ruleset"));
}

/** True when the value is what schemas/receipt/v1/receipt.schema.json describes; stops at the first fault. */
export { accepts };
