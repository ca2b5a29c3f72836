/* Made by tools/generate/validators.ts from schemas/report/v1/report.schema.json; do not edit. */

import { isObject } from '../../json/value.ts';
import { every, everyKey } from '../../shape/holds.ts';

const pattern0 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", 'u');
const words1: readonly unknown[] = ["read","detect","schema","rule","dataset","internal"];
const pattern2 = new RegExp("^(/[\\s\\S]*)?$", 'u');
const pattern3 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", 'u');
const keys4: readonly unknown[] = ["reason","owner","expires","source"];
const keys5: readonly unknown[] = ["rule","stage","severity","certainty","checklist","message","why","fix","pointer","line","column","docs","fingerprint","fixable","suppressed","excerpt"];
const words6: readonly unknown[] = ["pass","clear","needs-review","attested","fail","not-applicable"];
const keys7: readonly unknown[] = ["format","version","container","why","candidates"];
const keys8: readonly unknown[] = ["step","turn","actor","action","label","eval"];
const keys9: readonly unknown[] = ["from","to","kind","faulty"];
const words10: readonly unknown[] = ["dropped","missing","approximated","renamed"];
const keys11: readonly unknown[] = ["file","record","format","trace_id","findings","checklist","rules_not_run","detected","graph","losses","matches"];
const pattern12 = new RegExp("^([1-9]|1[0-6])$", 'u');
const keys13: readonly unknown[] = ["files","traces","errors","warnings","suppressed","checklist"];
const words14: readonly unknown[] = ["run","partly","not-run","not-applicable"];
const keys15: readonly unknown[] = ["rule","checklist","status","run","not_run","not_applicable","reasons"];
const keys16: readonly unknown[] = ["$schema","report_version","tool","results","summary","coverage"];
function accepts(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v["$schema"]) === undefined || typeof x === 'string') &&
v.report_version === "1" &&
holds0(v.tool) &&
Array.isArray((x = v.results)) &&
every(x, is_result) &&
holds5(v.summary) &&
((x = v.coverage) === undefined || (Array.isArray(x) &&
every(x, is_ruleCoverage))) &&
everyKey(v, (v, k) => keys16.includes(k));
}
function is_ruleCoverage(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.rule) === 'string' &&
x.length >= 1 &&
((Number.isInteger((x = v.checklist)) &&
x >= 1 &&
x <= 16) || x === null) &&
words14.includes(v.status) &&
Number.isInteger((x = v.run)) &&
x >= 0 &&
Number.isInteger((x = v.not_run)) &&
x >= 0 &&
Number.isInteger((x = v.not_applicable)) &&
x >= 0 &&
Array.isArray((x = v.reasons)) &&
every(x, holds8) &&
everyKey(v, (v, k) => keys15.includes(k));
}
function holds8(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.why) === 'string' &&
x.length >= 1 &&
Number.isInteger((x = v.documents)) &&
x >= 0 &&
everyKey(v, (v, k) => (k === "why" || k === "documents"));
}
function holds5(v: any): boolean {
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
holds6(v.checklist) &&
everyKey(v, (v, k) => keys13.includes(k));
}
function holds6(v: any): boolean {
return isObject(v) &&
everyKey(v, (v, k) => pattern12.test(k) &&
holds7(v[k]));
}
function holds7(v: any): boolean {
return isObject(v) &&
everyKey(v, (v, k) => words6.includes(k) &&
holds4(v[k]));
}
function is_result(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.file) === 'string' &&
x.length >= 1 &&
((Number.isInteger((x = v.record)) &&
x >= 1) || x === null) &&
(typeof (x = v.format) === 'string' || x === null) &&
(typeof (x = v.trace_id) === 'string' || x === null) &&
Array.isArray((x = v.findings)) &&
every(x, is_finding) &&
Array.isArray((x = v.checklist)) &&
every(x, is_checklistEntry) &&
Array.isArray((x = v.rules_not_run)) &&
every(x, is_ruleNotRun) &&
((x = v.detected) === undefined || is_detection(x)) &&
((x = v.graph) === undefined || is_graph(x)) &&
((x = v.losses) === undefined || (Array.isArray(x) &&
every(x, is_loss))) &&
((x = v.matches) === undefined || (Array.isArray(x) &&
every(x, is_match))) &&
everyKey(v, (v, k) => keys11.includes(k));
}
function is_match(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.kind) === 'string' &&
x.length >= 1 &&
typeof v.pointer === 'string' &&
Array.isArray((x = v.range)) &&
x.length >= 2 &&
x.length <= 2 &&
every(x, holds4) &&
typeof v.label === 'string' &&
typeof v.confidence === 'string';
}
function holds4(v: any): boolean {
return Number.isInteger(v) &&
v >= 0;
}
function is_loss(v: any): boolean {
let x: any;
return isObject(v) &&
words10.includes(v.kind) &&
typeof v.pointer === 'string' &&
typeof (x = v.why) === 'string' &&
x.length >= 1 &&
((x = v.count) === undefined || (Number.isInteger(x) &&
x >= 1));
}
function is_graph(v: any): boolean {
let x: any;
return isObject(v) &&
Array.isArray((x = v.steps)) &&
every(x, holds2) &&
Array.isArray((x = v.links)) &&
every(x, holds3) &&
everyKey(v, (v, k) => (k === "steps" || k === "links"));
}
function holds3(v: any): boolean {
let x: any;
return isObject(v) &&
Number.isInteger(v.from) &&
Number.isInteger(v.to) &&
((x = v.kind) === "caused_by" || x === "retry_of") &&
typeof v.faulty === 'boolean' &&
everyKey(v, (v, k) => keys9.includes(k));
}
function holds2(v: any): boolean {
let x: any;
return isObject(v) &&
Number.isInteger(v.step) &&
(Number.isInteger((x = v.turn)) || x === null) &&
(typeof (x = v.actor) === 'string' || x === null) &&
(typeof (x = v.action) === 'string' || x === null) &&
typeof v.label === 'string' &&
(Number.isInteger((x = v.eval)) || x === null) &&
everyKey(v, (v, k) => keys8.includes(k));
}
function is_detection(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.format) === 'string' &&
x.length >= 1 &&
(typeof (x = v.version) === 'string' || x === null) &&
((x = v.container) === "json" || x === "jsonl") &&
typeof (x = v.why) === 'string' &&
x.length >= 1 &&
Array.isArray((x = v.candidates)) &&
every(x, is_candidate) &&
everyKey(v, (v, k) => keys7.includes(k));
}
function is_candidate(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.format) === 'string' &&
x.length >= 1 &&
Array.isArray((x = v.saw)) &&
every(x, holds1) &&
everyKey(v, (v, k) => (k === "format" || k === "saw"));
}
function holds1(v: any): boolean {
return typeof v === 'string';
}
function is_ruleNotRun(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.rule) === 'string' &&
x.length >= 1 &&
typeof (x = v.why) === 'string' &&
x.length >= 1 &&
everyKey(v, (v, k) => (k === "rule" || k === "why"));
}
function is_checklistEntry(v: any): boolean {
let x: any;
return isObject(v) &&
Number.isInteger((x = v.item)) &&
x >= 1 &&
x <= 16 &&
words6.includes(v.status) &&
everyKey(v, (v, k) => (k === "item" || k === "status"));
}
function is_finding(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.rule) === 'string' &&
pattern0.test(x) &&
words1.includes(v.stage) &&
((x = v.severity) === "error" || x === "warning" || x === "note") &&
((x = v.certainty) === "exact" || x === "hint") &&
((Number.isInteger((x = v.checklist)) &&
x >= 1 &&
x <= 16) || x === null) &&
typeof (x = v.message) === 'string' &&
x.length >= 1 &&
(typeof (x = v.why) === 'string' || x === null) &&
(typeof (x = v.fix) === 'string' || x === null) &&
typeof (x = v.pointer) === 'string' &&
pattern2.test(x) &&
((Number.isInteger((x = v.line)) &&
x >= 1) || x === null) &&
((Number.isInteger((x = v.column)) &&
x >= 1) || x === null) &&
(typeof (x = v.docs) === 'string' || x === null) &&
(typeof (x = v.fingerprint) === 'string' || x === null) &&
typeof v.fixable === 'boolean' &&
((x = v.suppressed) === null || is_suppression(x)) &&
((x = v.excerpt) === undefined || (typeof x === 'string' &&
(x.length <= 200 || [...x].length <= 200))) &&
everyKey(v, (v, k) => keys5.includes(k));
}
function is_suppression(v: any): boolean {
let x: any;
return isObject(v) &&
typeof (x = v.reason) === 'string' &&
x.length >= 1 &&
(typeof (x = v.owner) === 'string' || x === null) &&
((typeof (x = v.expires) === 'string' &&
pattern3.test(x)) || x === null) &&
((x = v.source) === "config" || x === "baseline") &&
everyKey(v, (v, k) => keys4.includes(k));
}
function holds0(v: any): boolean {
let x: any;
return isObject(v) &&
((x = v.name) === "forsy-lint" || x === "trace-formats") &&
typeof (x = v.version) === 'string' &&
x.length >= 1 &&
(typeof (x = v.ruleset) === 'string' || x === null) &&
everyKey(v, (v, k) => (k === "name" || k === "version" || k === "ruleset"));
}

/** True when the value is what schemas/report/v1/report.schema.json describes; stops at the first fault. */
export { accepts };
