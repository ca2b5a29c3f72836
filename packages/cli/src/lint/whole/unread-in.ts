import { join, posix, resolve } from 'node:path';
import type { Result } from '@trace-formats/schema/report';
import { readBytes } from '../../input/bytes/read-file.ts';
import { entriesOf } from '../../input/paths/entries-of.ts';
import { hasEnding } from '../../input/sources.ts';
import type { RunFacts } from '../facts/run-facts.ts';
import { isCalledATrace } from '../kinds/called-a-trace.ts';
import { holdsTraces } from '../kinds/holds-traces.ts';
import { isAnyTrace } from '../kinds/trace-formats.ts';
import type { LintContext } from '../plan.ts';

/** The folders that hold a trace which was not read: what describes it is not alone there. */
export function unreadIn(results: readonly Result[], facts: RunFacts, context: LintContext): readonly string[] {
  return [...brokenIn(results), ...leftOutIn(facts, context)];
}

/** Where something is called a trace that could not be read as one, and that is said. */
function brokenIn(results: readonly Result[]): string[] {
  return results.flatMap(({ file, format, findings }) =>
    isCalledATrace(file) && !isAnyTrace(format ?? '') && findings.some(({ severity }) => severity === 'error')
      ? [posix.dirname(file)]
      : [],
  );
}

/** Where the configuration leaves a trace out. Only folders of manifests that no trace answers to are gone through. */
function leftOutIn({ manifests, traces }: RunFacts, { plan: { cwd }, config }: LintContext): string[] {
  const ids = new Set(traces.map(({ id }) => id));
  const lonely = manifests.filter(({ id }) => id === null || !ids.has(id)).map(({ folder }) => folder);
  return [...new Set(lonely)].filter((folder) =>
    entriesOf(resolve(cwd, folder)).some((entry) => {
      const path = join(resolve(cwd, folder), entry.name);
      if (!entry.isFile() || !hasEnding(entry.name) || !config.leavesOut(path)) return false;
      const read = readBytes(path);
      return !('why' in read) && holdsTraces(read.bytes);
    }),
  );
}
