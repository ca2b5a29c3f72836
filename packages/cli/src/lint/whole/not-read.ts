import { join, posix, resolve } from 'node:path';
import type { Dataset } from '@trace-formats/lint';
import type { Result } from '@trace-formats/schema/report';
import { readBytes } from '../../input/bytes/read-file.ts';
import { entriesOf } from '../../input/paths/entries-of.ts';
import { hasEnding } from '../../input/sources.ts';
import type { RunFacts } from '../facts/run-facts.ts';
import { isCalledATrace } from '../kinds/called-a-trace.ts';
import { isCalledAManifest } from '../kinds/describes-traces.ts';
import { holdsTraces } from '../kinds/holds-traces.ts';
import { isAnyTrace } from '../kinds/trace-formats.ts';
import type { LintContext } from '../plan.ts';

/** The traces that were not read: what speaks of them does not speak of nothing. */
export type NotRead = Required<Pick<Dataset, 'unread' | 'leftOut'>>;

/** The traces that could not be read, and where some were left out. */
export function notRead(results: readonly Result[], facts: RunFacts, context: LintContext): NotRead {
  return { unread: unreadIn(results), leftOut: leftOutIn(facts, context) };
}

/** What is called a trace, or has the id of one, and could not be read as one, and that is said. */
function unreadIn(results: readonly Result[]): NotRead['unread'] {
  return results.flatMap(({ file, format, trace_id: id, findings }) => {
    const isTrace = isCalledATrace(file) || (format === 'unknown' && id !== null && !isCalledAManifest(file));
    return isTrace && !isAnyTrace(format ?? '') && findings.some(({ severity }) => severity === 'error')
      ? [{ folder: posix.dirname(file), id }]
      : [];
  });
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
