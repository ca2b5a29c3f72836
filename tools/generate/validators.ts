import { bareOf } from './bare.ts';
import { bundle } from './bundle.ts';
import type { Output } from './output.ts';
import { scanPlanOf } from './scanner/plans.ts';
import type { Schema, SchemaSource } from './schema-source.ts';
import { idBase } from './schemas.ts';
import { functionsOf } from './validator/code.ts';

/**
 * A standalone validator for every schema, in three files: code that only says yes or no, the bare shape, which `judge` reads when
 * the answer was no, and the plan by which bytes are scanned. Whoever only asks whether a value is in order has to load only the first.
 * Each imports nothing but the types and the few functions that turn a fault into a sentence.
 */
export function validators(sources: readonly SchemaSource[]): Output[] {
  return sources.flatMap((source) => {
    const schema = bundle(source, sources);
    return [
      { path: `packages/validate/src/generated/accepts/${source.name}.ts`, text: acceptsOf(source, schema) },
      { path: `packages/validate/src/generated/${source.name}.ts`, text: validatorOf(source, schema) },
      { path: `packages/validate/src/generated/plans/${source.name}.ts`, text: planFileOf(source, schema) },
    ];
  });
}

function acceptsOf(source: SchemaSource, schema: Schema): string {
  const functions = functionsOf(schema);
  const imports = [
    importOf(functions, ['isObject'], '../../json/value.ts'),
    importOf(functions, ['every', 'everyKey'], '../../shape/holds.ts'),
  ].join('');
  return `${madeFrom(source)}
${imports && `${imports}\n`}${functions}
/** True when the value is what schemas/${source.path} describes; stops at the first fault. */
export { accepts };
`;
}

/** What of a module the functions call; nothing where they call nothing of it. */
function importOf(functions: string, names: readonly string[], path: string): string {
  const called = names.filter((name) => functions.includes(`${name}(`));
  return called.length === 0 ? '' : `import { ${called.join(', ')} } from '${path}';\n`;
}

function planFileOf(source: SchemaSource, schema: Schema): string {
  const { numbers, letters, elements } = scanPlanOf(bareOf(schema));
  return `${madeFrom(source)}
import type { ScanPlan } from '../../scan/scan-plan.ts';

/** By which the scanner of bytes reads documents of schemas/${source.path}. */
export const plan: ScanPlan = {
  numbers: ${JSON.stringify(numbers)},
  letters: ${JSON.stringify(letters)},
  elements: ${JSON.stringify(elements)},
};
`;
}

function validatorOf(source: SchemaSource, schema: Schema): string {
  const type = String(schema.title);
  const shape = bareOf(schema);
  return `${madeFrom(source)}
import type { ${type} } from '@trace-formats/schema/${source.name}';
import type { Finding } from '@trace-formats/schema/report';
import type { Shape } from '../shape/fault.ts';
import { InvalidDocument } from '../shape/invalid-document.ts';
import { judge } from '../shape/judge.ts';
import { standardOf } from '../shape/standard.ts';
import type { StandardFormat } from '../shape/standard-schema.ts';
import { accepts } from './accepts/${source.name}.ts';

/** The schema without its words: what the all-errors path reads, and what \`~standard\` hands out as JSON Schema. */
export const ${lower(type)}Shape: Shape = ${JSON.stringify(shape)};

/** True when the value is what schemas/${source.path} describes; stops at the first fault. */
export function is${type}(value: unknown): value is ${type} {
  return accepts(value);
}

/** Every fault of the value's shape as a finding; empty when there is none. */
export function validate${type}(value: unknown): Finding[] {
  return accepts(value) ? [] : judge(${lower(type)}Shape, value);
}

/** Throws an error that holds the findings when the value is not what the schema describes. */
export function assert${type}(value: unknown): asserts value is ${type} {
  if (!accepts(value)) throw new InvalidDocument('${type}', judge(${lower(type)}Shape, value));
}

/** The format as a Standard Schema v1 object, with its JSON Schema side. */
export const ${lower(type)}: StandardFormat<${type}> = /* @__PURE__ */ standardOf<${type}>(
  '${idBase + source.path}',
  ${lower(type)}Shape,
  accepts,
);
`;
}

function madeFrom({ path }: SchemaSource): string {
  return `/* Made by tools/generate/validators.ts from schemas/${path}; do not edit. */\n`;
}

/** The name of a type as that of a value begins. */
export function lower(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
