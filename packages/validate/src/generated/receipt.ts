/* Made by tools/generate/validators.ts from schemas/receipt/v1/receipt.schema.json; do not edit. */

import type { Receipt } from '@trace-formats/schema/receipt';
import type { Finding } from '@trace-formats/schema/report';
import type { Shape } from '../shape/fault.ts';
import { InvalidDocument } from '../shape/invalid-document.ts';
import { judge } from '../shape/judge.ts';
import { standardOf } from '../shape/standard.ts';
import type { StandardFormat } from '../shape/standard-schema.ts';
import { accepts } from './accepts/receipt.ts';

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
export const receiptShape: Shape = {"type":"object","required":["receipt_version","tool","verdict","asked","config","files","counts","attestations","coverage","digest"],"properties":{"receipt_version":{"const":"1"},"tool":{"type":"object","required":["name","version","ruleset"],"properties":{"name":{"const":"forsy-lint"},"version":{"type":"string","minLength":1},"ruleset":{"type":"string","minLength":1}},"additionalProperties":false},"verdict":{"enum":["passed","failed","incomplete"]},"asked":{"type":"object","required":["gate","paths","outputs","profile","config","ignore_path","rules","only","skip"],"properties":{"gate":{"enum":["none","release","reviewed"]},"paths":{"type":"array","items":{"type":"string","minLength":1}},"outputs":{"type":"array","items":{"type":"string","minLength":1}},"profile":{"type":["string","null"]},"config":{"type":["string","null"]},"ignore_path":{"type":["string","null"]},"rules":{"type":"object","additionalProperties":{"enum":["off","warning","error"]}},"only":{"type":"array","items":{"type":"string","minLength":1}},"skip":{"type":"array","items":{"type":"string","minLength":1}}},"additionalProperties":false},"config":{"type":"object","required":["file","hash"],"properties":{"file":{"type":["string","null"]},"hash":{"$ref":"#/$defs/digest"}},"additionalProperties":false},"files":{"type":"array","items":{"$ref":"#/$defs/file"}},"counts":{"type":"object","required":["files","traces","errors","warnings","suppressed","checklist"],"properties":{"files":{"type":"integer","minimum":0},"traces":{"type":"integer","minimum":0},"errors":{"type":"integer","minimum":0},"warnings":{"type":"integer","minimum":0},"suppressed":{"type":"integer","minimum":0},"checklist":{"type":"object","propertyNames":{"pattern":"^([1-9]|1[0-6])$"},"additionalProperties":{"type":"object","propertyNames":{"enum":["pass","clear","needs-review","attested","fail","not-applicable"]},"additionalProperties":{"type":"integer","minimum":0}}}},"additionalProperties":false},"attestations":{"type":"array","items":{"$ref":"#/$defs/attestation"}},"coverage":{"type":"array","items":{"$ref":"#/$defs/coverage"}},"digest":{"$ref":"#/$defs/digest"}},"additionalProperties":false,"$defs":{"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$","x-form":"sha256: and 64 hexadecimal digits"},"file":{"type":"object","required":["path","kind","bytes","sha256"],"properties":{"path":{"type":"string","minLength":1},"kind":{"enum":["file","link","special"]},"bytes":{"type":"integer","minimum":0},"sha256":{"type":["string","null"],"pattern":"^[0-9a-f]{64}$","x-form":"64 hexadecimal digits"}},"additionalProperties":false},"attestation":{"type":"object","required":["file","trace_id","item","by","note","on","content_hash","sample"],"properties":{"file":{"type":"string","minLength":1},"trace_id":{"type":["string","null"]},"item":{"type":"integer","minimum":1,"maximum":16},"by":{"type":"string","minLength":1},"note":{"type":["string","null"]},"on":{"type":"string"},"content_hash":{"$ref":"#/$defs/digest"},"sample":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/sample"}]}},"additionalProperties":false},"sample":{"type":"object","required":["seed","drawn","of"],"properties":{"seed":{"type":"integer","minimum":0},"drawn":{"type":"integer","minimum":1},"of":{"type":"integer","minimum":1},"seed_is_chosen":{"const":true}},"additionalProperties":false},"coverage":{"type":"object","required":["rule","status","run","not_run","not_applicable","why"],"properties":{"rule":{"type":"string","minLength":1},"status":{"enum":["run","partly","not-run","not-applicable"]},"run":{"type":"integer","minimum":0},"not_run":{"type":"integer","minimum":0},"not_applicable":{"type":"integer","minimum":0},"why":{"type":["string","null"]}},"additionalProperties":false}}};

/** True when the value is what schemas/receipt/v1/receipt.schema.json describes; stops at the first fault. */
export function isReceipt(value: unknown): value is Receipt {
  return accepts(value);
}

/** Every fault of the value's shape as a finding; empty when there is none. */
export function validateReceipt(value: unknown): Finding[] {
  return accepts(value) ? [] : judge(receiptShape, value);
}

/** Throws an error that holds the findings when the value is not what the schema describes. */
export function assertReceipt(value: unknown): asserts value is Receipt {
  if (!accepts(value)) throw new InvalidDocument('Receipt', judge(receiptShape, value));
}

/** The format as a Standard Schema v1 object, with its JSON Schema side. */
export const receipt: StandardFormat<Receipt> = /* @__PURE__ */ standardOf<Receipt>(
  'https://trace-formats.github.io/schemas/receipt/v1/receipt.schema.json',
  receiptShape,
  accepts,
);
