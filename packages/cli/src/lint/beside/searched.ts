import { heldIn, placeOf } from '@trace-formats/lint';
import type { Result } from '@trace-formats/schema/report';
import type { RunFacts } from '../facts/run-facts.ts';
import { isAnyTrace } from '../kinds/trace-formats.ts';

/**
 * The names of the files in which rules have looked for secrets: those of traces, and manifests that were held against a trace, each
 * row of them. That a format is known tells nothing of the texts in it.
 */
export function searchedFiles(results: readonly Result[], facts: readonly RunFacts[]): ReadonlySet<string> {
  const held = heldIn(facts.flatMap(({ traces }) => traces));
  const searched = new Set<string>();
  const others = new Set<string>();
  for (const { file, record, format } of results)
    if (format !== null) (isAnyTrace(format) || held.has(placeOf({ file, record })) ? searched : others).add(file);
  return new Set([...searched].filter((file) => !others.has(file)));
}

/** Takes out what a shard says of a manifest that lies with it, where another has looked through that with its trace. */
export function withoutSearchedTwice(results: readonly Result[], facts: RunFacts): readonly Result[] {
  const beside = results.filter(isOfFileBeside);
  if (beside.length === 0) return results;
  const searched = searchedFiles(results, [facts]);
  return results.filter((result) => !(isOfFileBeside(result) && searched.has(result.file)));
}

function isOfFileBeside({ format, findings }: Result): boolean {
  return (
    format === null &&
    findings.length > 0 &&
    findings.every(({ stage, checklist }) => stage === 'dataset' && checklist === 14)
  );
}
