import type { Finding } from '@trace-formats/schema/report';
import type { Judged } from '@trace-formats/validate';
import { listed } from '@trace-formats/validate';

/** So many missing keys of one object are told one by one. */
const few = 3;

/**
 * The findings about a document's shape. Of the keys that one object lacks those of one item of the checklist are named together
 * where they are many, because an empty step says nothing 28 times and buries what else is wrong. A key that probably stands
 * there under another name, or is asked for only in some cases, has a sentence of its own that says so.
 */
export function missingTogether(faults: readonly Judged[]): Finding[] {
  const groups = new Map<string, Judged[]>();
  for (const fault of faults) {
    if (!isPlainlyMissing(fault)) continue;
    const place = `${fault.finding.checklist} ${fault.finding.pointer}`;
    const group = groups.get(place);
    if (group) group.push(fault);
    else groups.set(place, [fault]);
  }
  const inPlace = new Map<Judged, Finding | undefined>();
  for (const group of groups.values()) {
    if (group.length <= few) continue;
    for (const fault of group) inPlace.set(fault, undefined);
    inPlace.set(group[0]!, lacking(group));
  }
  return faults.flatMap((fault) => (inPlace.has(fault) ? (inPlace.get(fault) ?? []) : [fault.finding]));
}

function isPlainlyMissing({ missing, finding }: Judged): boolean {
  return missing !== undefined && finding.message.endsWith(`has no \`${missing}\`, which must always be there.`);
}

function lacking(group: readonly Judged[]): Finding {
  const { finding, missing } = group[0]!;
  const keys = group.map((fault) => `\`${fault.missing}\``);
  const place = finding.message.slice(0, finding.message.indexOf(` has no \`${missing}\``));
  return {
    ...finding,
    message: `${place} lacks ${keys.length} keys that must always be there: ${listed(keys)}.`,
    fix: 'Add them; where nothing was recorded, write null if the format allows it.',
  };
}
