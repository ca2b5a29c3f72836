/* Made by tools/generate/validators.ts from schemas/report/v1/report.schema.json; do not edit. */

import type { Report } from '@trace-formats/schema/report';
import type { Finding } from '@trace-formats/schema/report';
import { standardOf } from '../standard.ts';
import type { Shape } from '../fault.ts';
import { InvalidDocument } from '../invalid-document.ts';
import { judge } from '../judge.ts';
import type { StandardFormat } from '../standard-schema.ts';

const pattern0 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", 'u');
const pattern1 = new RegExp("^(/[\\s\\S]*)?$", 'u');
const pattern2 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", 'u');
const pattern3 = new RegExp("^([1-9]|1[0-6])$", 'u');
function is_result(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v9 = v.file;
if (!(typeof v9 === 'string')) return false;
if (v9 === '') return false;
const v10 = v.record;
if (!(Number.isInteger(v10) || v10 === null)) return false;
if (typeof v10 === 'number') {
if (v10 < 1) return false;
}
const v11 = v.format;
if (!(typeof v11 === 'string' || v11 === null)) return false;
const v12 = v.trace_id;
if (!(typeof v12 === 'string' || v12 === null)) return false;
const v13 = v.findings;
if (!(Array.isArray(v13))) return false;
for (let i = 0; i < v13.length; i++) {
const v14 = v13[i];
if (!is_finding(v14)) return false;
}
const v35 = v.checklist;
if (!(Array.isArray(v35))) return false;
for (let i = 0; i < v35.length; i++) {
const v36 = v35[i];
if (!is_checklistEntry(v36)) return false;
}
const v39 = v.rules_not_run;
if (!(Array.isArray(v39))) return false;
for (let i = 0; i < v39.length; i++) {
const v40 = v39[i];
if (!is_ruleNotRun(v40)) return false;
}
const v43 = v.detected;
if (v43 !== undefined) {
if (!is_detection(v43)) return false;
}
const v53 = v.graph;
if (v53 !== undefined) {
if (!is_graph(v53)) return false;
}
const v68 = v.losses;
if (v68 !== undefined) {
if (!(Array.isArray(v68))) return false;
for (let i = 0; i < v68.length; i++) {
const v69 = v68[i];
if (!is_loss(v69)) return false;
}
}
const v74 = v.matches;
if (v74 !== undefined) {
if (!(Array.isArray(v74))) return false;
for (let i = 0; i < v74.length; i++) {
const v75 = v74[i];
if (!is_match(v75)) return false;
}
}
for (const k of Object.keys(v)) {
if (!(k === "file" || k === "record" || k === "format" || k === "trace_id" || k === "findings" || k === "checklist" || k === "rules_not_run" || k === "detected" || k === "graph" || k === "losses" || k === "matches")) return false;
}
return true;
}
function is_finding(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v15 = v.rule;
if (!(typeof v15 === 'string')) return false;
if (!pattern0.test(v15)) return false;
const v16 = v.stage;
if (!(v16 === "read" || v16 === "detect" || v16 === "schema" || v16 === "rule" || v16 === "dataset" || v16 === "internal")) return false;
const v17 = v.severity;
if (!(v17 === "error" || v17 === "warning" || v17 === "note")) return false;
const v18 = v.certainty;
if (!(v18 === "exact" || v18 === "hint")) return false;
const v19 = v.checklist;
if (!(Number.isInteger(v19) || v19 === null)) return false;
if (typeof v19 === 'number') {
if (v19 < 1) return false;
if (v19 > 16) return false;
}
const v20 = v.message;
if (!(typeof v20 === 'string')) return false;
if (v20 === '') return false;
const v21 = v.why;
if (!(typeof v21 === 'string' || v21 === null)) return false;
const v22 = v.fix;
if (!(typeof v22 === 'string' || v22 === null)) return false;
const v23 = v.pointer;
if (!(typeof v23 === 'string')) return false;
if (!pattern1.test(v23)) return false;
const v24 = v.line;
if (!(Number.isInteger(v24) || v24 === null)) return false;
if (typeof v24 === 'number') {
if (v24 < 1) return false;
}
const v25 = v.column;
if (!(Number.isInteger(v25) || v25 === null)) return false;
if (typeof v25 === 'number') {
if (v25 < 1) return false;
}
const v26 = v.docs;
if (!(typeof v26 === 'string' || v26 === null)) return false;
const v27 = v.fingerprint;
if (!(typeof v27 === 'string' || v27 === null)) return false;
const v28 = v.fixable;
if (!(typeof v28 === 'boolean')) return false;
const v29 = v.suppressed;
if (!(v29 === null || is_suppression(v29))) return false;
const v34 = v.excerpt;
if (v34 !== undefined) {
if (!(typeof v34 === 'string')) return false;
if (v34.length > 200 && [...v34].length > 200) return false;
}
for (const k of Object.keys(v)) {
if (!(k === "rule" || k === "stage" || k === "severity" || k === "certainty" || k === "checklist" || k === "message" || k === "why" || k === "fix" || k === "pointer" || k === "line" || k === "column" || k === "docs" || k === "fingerprint" || k === "fixable" || k === "suppressed" || k === "excerpt")) return false;
}
return true;
}
function is_suppression(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v30 = v.reason;
if (!(typeof v30 === 'string')) return false;
if (v30 === '') return false;
const v31 = v.owner;
if (!(typeof v31 === 'string' || v31 === null)) return false;
const v32 = v.expires;
if (!(typeof v32 === 'string' || v32 === null)) return false;
if (typeof v32 === 'string') {
if (!pattern2.test(v32)) return false;
}
const v33 = v.source;
if (!(v33 === "config" || v33 === "baseline")) return false;
for (const k of Object.keys(v)) {
if (!(k === "reason" || k === "owner" || k === "expires" || k === "source")) return false;
}
return true;
}
function is_checklistEntry(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v37 = v.item;
if (!(Number.isInteger(v37))) return false;
if (v37 < 1) return false;
if (v37 > 16) return false;
const v38 = v.status;
if (!(v38 === "pass" || v38 === "clear" || v38 === "needs-review" || v38 === "attested" || v38 === "fail" || v38 === "not-applicable")) return false;
for (const k of Object.keys(v)) {
if (!(k === "item" || k === "status")) return false;
}
return true;
}
function is_ruleNotRun(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v41 = v.rule;
if (!(typeof v41 === 'string')) return false;
if (v41 === '') return false;
const v42 = v.why;
if (!(typeof v42 === 'string')) return false;
if (v42 === '') return false;
for (const k of Object.keys(v)) {
if (!(k === "rule" || k === "why")) return false;
}
return true;
}
function is_detection(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v44 = v.format;
if (!(typeof v44 === 'string')) return false;
if (v44 === '') return false;
const v45 = v.version;
if (!(typeof v45 === 'string' || v45 === null)) return false;
const v46 = v.container;
if (!(v46 === "json" || v46 === "jsonl")) return false;
const v47 = v.why;
if (!(typeof v47 === 'string')) return false;
if (v47 === '') return false;
const v48 = v.candidates;
if (!(Array.isArray(v48))) return false;
for (let i = 0; i < v48.length; i++) {
const v49 = v48[i];
if (!is_candidate(v49)) return false;
}
for (const k of Object.keys(v)) {
if (!(k === "format" || k === "version" || k === "container" || k === "why" || k === "candidates")) return false;
}
return true;
}
function is_candidate(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v50 = v.format;
if (!(typeof v50 === 'string')) return false;
if (v50 === '') return false;
const v51 = v.saw;
if (!(Array.isArray(v51))) return false;
for (let i = 0; i < v51.length; i++) {
const v52 = v51[i];
if (!(typeof v52 === 'string')) return false;
}
for (const k of Object.keys(v)) {
if (!(k === "format" || k === "saw")) return false;
}
return true;
}
function is_graph(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v54 = v.steps;
if (!(Array.isArray(v54))) return false;
for (let i = 0; i < v54.length; i++) {
const v55 = v54[i];
if (!((typeof v55 === 'object' && v55 !== null && !Array.isArray(v55)))) return false;
const v56 = v55.step;
if (!(Number.isInteger(v56))) return false;
const v57 = v55.turn;
if (!(Number.isInteger(v57) || v57 === null)) return false;
const v58 = v55.actor;
if (!(typeof v58 === 'string' || v58 === null)) return false;
const v59 = v55.action;
if (!(typeof v59 === 'string' || v59 === null)) return false;
const v60 = v55.label;
if (!(typeof v60 === 'string')) return false;
const v61 = v55.eval;
if (!(Number.isInteger(v61) || v61 === null)) return false;
for (const k of Object.keys(v55)) {
if (!(k === "step" || k === "turn" || k === "actor" || k === "action" || k === "label" || k === "eval")) return false;
}
}
const v62 = v.links;
if (!(Array.isArray(v62))) return false;
for (let i = 0; i < v62.length; i++) {
const v63 = v62[i];
if (!((typeof v63 === 'object' && v63 !== null && !Array.isArray(v63)))) return false;
const v64 = v63.from;
if (!(Number.isInteger(v64))) return false;
const v65 = v63.to;
if (!(Number.isInteger(v65))) return false;
const v66 = v63.kind;
if (!(v66 === "caused_by" || v66 === "retry_of")) return false;
const v67 = v63.faulty;
if (!(typeof v67 === 'boolean')) return false;
for (const k of Object.keys(v63)) {
if (!(k === "from" || k === "to" || k === "kind" || k === "faulty")) return false;
}
}
for (const k of Object.keys(v)) {
if (!(k === "steps" || k === "links")) return false;
}
return true;
}
function is_loss(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v70 = v.kind;
if (!(v70 === "dropped" || v70 === "missing" || v70 === "approximated" || v70 === "renamed")) return false;
const v71 = v.pointer;
if (!(typeof v71 === 'string')) return false;
const v72 = v.why;
if (!(typeof v72 === 'string')) return false;
if (v72 === '') return false;
const v73 = v.count;
if (v73 !== undefined) {
if (!(Number.isInteger(v73))) return false;
if (v73 < 1) return false;
}
return true;
}
function is_match(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v76 = v.kind;
if (!(typeof v76 === 'string')) return false;
if (v76 === '') return false;
const v77 = v.pointer;
if (!(typeof v77 === 'string')) return false;
const v78 = v.range;
if (!(Array.isArray(v78))) return false;
for (let i = 0; i < v78.length; i++) {
const v79 = v78[i];
if (!(Number.isInteger(v79))) return false;
if (v79 < 0) return false;
}
if (v78.length < 2) return false;
if (v78.length > 2) return false;
const v80 = v.label;
if (!(typeof v80 === 'string')) return false;
const v81 = v.confidence;
if (!(typeof v81 === 'string')) return false;
return true;
}
function accepts(v: any): boolean {
if (!((typeof v === 'object' && v !== null && !Array.isArray(v)))) return false;
const v1 = v["$schema"];
if (v1 !== undefined) {
if (!(typeof v1 === 'string')) return false;
}
const v2 = v.report_version;
if (v2 !== "1") return false;
const v3 = v.tool;
if (!((typeof v3 === 'object' && v3 !== null && !Array.isArray(v3)))) return false;
const v4 = v3.name;
if (!(v4 === "forsy-lint" || v4 === "trace-formats")) return false;
const v5 = v3.version;
if (!(typeof v5 === 'string')) return false;
if (v5 === '') return false;
const v6 = v3.ruleset;
if (!(typeof v6 === 'string' || v6 === null)) return false;
for (const k of Object.keys(v3)) {
if (!(k === "name" || k === "version" || k === "ruleset")) return false;
}
const v7 = v.results;
if (!(Array.isArray(v7))) return false;
for (let i = 0; i < v7.length; i++) {
const v8 = v7[i];
if (!is_result(v8)) return false;
}
const v82 = v.summary;
if (!((typeof v82 === 'object' && v82 !== null && !Array.isArray(v82)))) return false;
const v83 = v82.files;
if (!(Number.isInteger(v83))) return false;
if (v83 < 0) return false;
const v84 = v82.traces;
if (!(Number.isInteger(v84))) return false;
if (v84 < 0) return false;
const v85 = v82.errors;
if (!(Number.isInteger(v85))) return false;
if (v85 < 0) return false;
const v86 = v82.warnings;
if (!(Number.isInteger(v86))) return false;
if (v86 < 0) return false;
const v87 = v82.suppressed;
if (!(Number.isInteger(v87))) return false;
if (v87 < 0) return false;
const v88 = v82.checklist;
if (!((typeof v88 === 'object' && v88 !== null && !Array.isArray(v88)))) return false;
for (const k of Object.keys(v88)) {
if (typeof k === 'string') {
if (!pattern3.test(k)) return false;
}
}
for (const k of Object.keys(v88)) {
const v89 = v88[k];
if (!((typeof v89 === 'object' && v89 !== null && !Array.isArray(v89)))) return false;
for (const k of Object.keys(v89)) {
if (!(k === "pass" || k === "clear" || k === "needs-review" || k === "attested" || k === "fail" || k === "not-applicable")) return false;
}
for (const k of Object.keys(v89)) {
const v90 = v89[k];
if (!(Number.isInteger(v90))) return false;
if (v90 < 0) return false;
}
}
for (const k of Object.keys(v82)) {
if (!(k === "files" || k === "traces" || k === "errors" || k === "warnings" || k === "suppressed" || k === "checklist")) return false;
}
for (const k of Object.keys(v)) {
if (!(k === "$schema" || k === "report_version" || k === "tool" || k === "results" || k === "summary")) return false;
}
return true;
}

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
export const reportShape: Shape = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://trace-formats.github.io/schemas/report/v1/report.schema.json","type":"object","required":["report_version","tool","results","summary"],"properties":{"$schema":{"type":"string"},"report_version":{"const":"1"},"tool":{"type":"object","required":["name","version","ruleset"],"properties":{"name":{"enum":["forsy-lint","trace-formats"]},"version":{"type":"string","minLength":1},"ruleset":{"type":["string","null"]}},"additionalProperties":false},"results":{"type":"array","items":{"$ref":"#/$defs/result"}},"summary":{"type":"object","required":["files","traces","errors","warnings","suppressed","checklist"],"properties":{"files":{"type":"integer","minimum":0},"traces":{"type":"integer","minimum":0},"errors":{"type":"integer","minimum":0},"warnings":{"type":"integer","minimum":0},"suppressed":{"type":"integer","minimum":0},"checklist":{"type":"object","propertyNames":{"pattern":"^([1-9]|1[0-6])$"},"additionalProperties":{"type":"object","propertyNames":{"enum":["pass","clear","needs-review","attested","fail","not-applicable"]},"additionalProperties":{"type":"integer","minimum":0}}}},"additionalProperties":false}},"additionalProperties":false,"$defs":{"result":{"type":"object","required":["file","record","format","trace_id","findings","checklist","rules_not_run"],"properties":{"file":{"type":"string","minLength":1},"record":{"type":["integer","null"],"minimum":1},"format":{"type":["string","null"]},"trace_id":{"type":["string","null"]},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"checklist":{"type":"array","items":{"$ref":"#/$defs/checklistEntry"}},"rules_not_run":{"type":"array","items":{"$ref":"#/$defs/ruleNotRun"}},"detected":{"$ref":"#/$defs/detection"},"graph":{"$ref":"#/$defs/graph"},"losses":{"type":"array","items":{"$ref":"#/$defs/loss"}},"matches":{"type":"array","items":{"$ref":"#/$defs/match"}}},"additionalProperties":false},"finding":{"type":"object","required":["rule","stage","severity","certainty","checklist","message","why","fix","pointer","line","column","docs","fingerprint","fixable","suppressed"],"properties":{"rule":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"stage":{"enum":["read","detect","schema","rule","dataset","internal"]},"severity":{"enum":["error","warning","note"]},"certainty":{"enum":["exact","hint"]},"checklist":{"type":["integer","null"],"minimum":1,"maximum":16},"message":{"type":"string","minLength":1},"why":{"type":["string","null"]},"fix":{"type":["string","null"]},"pointer":{"type":"string","pattern":"^(/[\\s\\S]*)?$"},"line":{"type":["integer","null"],"minimum":1},"column":{"type":["integer","null"],"minimum":1},"docs":{"type":["string","null"]},"fingerprint":{"type":["string","null"]},"fixable":{"type":"boolean"},"suppressed":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/suppression"}]},"excerpt":{"type":"string","maxLength":200}},"additionalProperties":false},"suppression":{"type":"object","required":["reason","owner","expires","source"],"properties":{"reason":{"type":"string","minLength":1},"owner":{"type":["string","null"]},"expires":{"type":["string","null"],"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"source":{"enum":["config","baseline"]}},"additionalProperties":false},"checklistEntry":{"type":"object","required":["item","status"],"properties":{"item":{"type":"integer","minimum":1,"maximum":16},"status":{"enum":["pass","clear","needs-review","attested","fail","not-applicable"]}},"additionalProperties":false},"ruleNotRun":{"type":"object","required":["rule","why"],"properties":{"rule":{"type":"string","minLength":1},"why":{"type":"string","minLength":1}},"additionalProperties":false},"detection":{"type":"object","required":["format","version","container","why","candidates"],"properties":{"format":{"type":"string","minLength":1},"version":{"type":["string","null"]},"container":{"enum":["json","jsonl"]},"why":{"type":"string","minLength":1},"candidates":{"type":"array","items":{"$ref":"#/$defs/candidate"}}},"additionalProperties":false},"candidate":{"type":"object","required":["format","saw"],"properties":{"format":{"type":"string","minLength":1},"saw":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"graph":{"type":"object","required":["steps","links"],"properties":{"steps":{"type":"array","items":{"type":"object","required":["step","turn","actor","action","label","eval"],"properties":{"step":{"type":"integer"},"turn":{"type":["integer","null"]},"actor":{"type":["string","null"]},"action":{"type":["string","null"]},"label":{"type":"string"},"eval":{"type":["integer","null"]}},"additionalProperties":false}},"links":{"type":"array","items":{"type":"object","required":["from","to","kind","faulty"],"properties":{"from":{"type":"integer"},"to":{"type":"integer"},"kind":{"enum":["caused_by","retry_of"]},"faulty":{"type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false},"loss":{"type":"object","required":["kind","pointer","why"],"properties":{"kind":{"enum":["dropped","missing","approximated","renamed"]},"pointer":{"type":"string"},"why":{"type":"string","minLength":1},"count":{"type":"integer","minimum":1}}},"match":{"type":"object","required":["kind","pointer","range","label","confidence"],"properties":{"kind":{"type":"string","minLength":1},"pointer":{"type":"string"},"range":{"type":"array","items":{"type":"integer","minimum":0},"minItems":2,"maxItems":2},"label":{"type":"string"},"confidence":{"type":"string"}}}}};

/** True when the value is what schemas/report/v1/report.schema.json describes; stops at the first fault. */
export function isReport(value: unknown): value is Report {
  return accepts(value);
}

/** Every fault of the value's shape as a finding; empty when there is none. */
export function validateReport(value: unknown): Finding[] {
  return accepts(value) ? [] : judge(reportShape, value);
}

/** Throws an error that holds the findings when the value is not what the schema describes. */
export function assertReport(value: unknown): asserts value is Report {
  if (!accepts(value)) throw new InvalidDocument('Report', judge(reportShape, value));
}

/** The format as a Standard Schema v1 object, with its JSON Schema side. */
export const report: StandardFormat<Report> = /* @__PURE__ */ standardOf<Report>(reportShape, accepts);
