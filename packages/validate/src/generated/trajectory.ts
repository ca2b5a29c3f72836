/* Made by tools/generate/validators.ts from schemas/trajectory/v1/trajectory.schema.json; do not edit. */

import type { Trajectory } from '@trace-formats/schema/trajectory';
import type { Finding } from '@trace-formats/schema/report';
import type { Shape } from '../shape/fault.ts';
import { InvalidDocument } from '../shape/invalid-document.ts';
import { judge } from '../shape/judge.ts';
import { standardOf } from '../shape/standard.ts';
import type { StandardFormat } from '../shape/standard-schema.ts';
import { accepts } from './accepts/trajectory.ts';

/** The schema without its words: what the all-errors path reads, and what `~standard` hands out as JSON Schema. */
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
