import { valueAt } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { forsyTraceShape, type Judged } from '@trace-formats/validate';
import { rulesById } from '../catalogue.ts';
import { missingTogether } from './missing-together.ts';

/**
 * What the schema has to say of a trace, counted to the checklist: a cause that is a text says as little about the order of steps
 * as a wrong cause does, so its item is not met. The schema names the item itself where it speaks for a rule.
 */
export function shapeFindings(faults: readonly Judged[], ofTrace: boolean, document: unknown): Finding[] {
  return missingTogether(ofTrace ? faults.map((fault) => counted(fault, document)) : faults);
}

function counted(fault: Judged, trace: unknown): Judged {
  const { path, missing, finding } = fault;
  if (finding.checklist !== null) return fault;
  const field = [...path, missing].find((key) => itemOf.has(key as string));
  const item = field === undefined ? itemOfMissing(fault, trace) : itemOf.get(field as string)!;
  return item === null ? fault : { ...fault, finding: { ...finding, checklist: item } };
}

/** The item of the rule for which the schema would speak of a step's key, had it held anything. */
function itemOfMissing({ path: [list, index, ...rest], missing }: Judged, trace: unknown): number | null {
  if (missing === undefined || list !== 'steps' || index === undefined || rest.length > 0) return null;
  const action = valueAt(trace, [list, index, 'action']);
  for (const kind of kindsOfSteps) {
    const { const: only, enum: some } = kind.if.properties.action;
    const rule = action === only || some?.includes(action) ? kind.then.properties[missing]?.['x-rule'] : undefined;
    if (rule !== undefined) return rulesById.get(rule)!.checklist;
  }
  return null;
}

/** What the schema asks of a step by its action, and the rule for which it asks that of each field. */
const kindsOfSteps = valueAt(forsyTraceShape, ['$defs', 'step', 'allOf']) as readonly {
  readonly if: { readonly properties: { readonly action: { readonly const?: unknown; readonly enum?: unknown[] } } };
  readonly then: { readonly properties: Readonly<Record<string, { readonly 'x-rule': string }>> };
}[];

/** The item that speaks of a field and of all below it. */
const itemOf: ReadonlyMap<string, number> = new Map([
  ['caused_by', 10],
  ['retry_of', 11],
  ['final_output', 12],
  ['static_output', 13],
  ['trace_mode', 15],
  ['validation_level', 15],
  ['agent_confidence', 15],
  ['description', 16],
]);
