import {
  type Conversion,
  type Counts,
  countsOf,
  openLedger,
  readTimeline,
  sourceOfDocument,
  sourceOfRecords,
} from '@trace-formats/convert';

const counted = {
  humanMessages: 'human-message',
  assistantTexts: 'assistant-text',
  thoughts: 'thought',
  calls: 'call',
  results: 'result',
} as const;

/**
 * Reads what was written again and compares: one line for each kind of thing of which there are more or fewer, and whether a loss
 * says so.
 */
export function roundTrip(done: Conversion): { readonly lines: readonly string[]; readonly isExplained: boolean } {
  const source =
    done.form === 'jsonl'
      ? sourceOfRecords(done.document as Parameters<typeof sourceOfRecords>[0])
      : sourceOfDocument(done.document);
  const reading = readTimeline(source, done.to, openLedger());
  if ('refused' in reading)
    return { lines: [`What was written cannot be read again: ${reading.message}`], isExplained: false };
  const after: Counts = countsOf(reading.timeline, reading.counts);
  const lines: string[] = [];
  let isExplained = true;
  for (const [count, of] of Object.entries(counted) as [keyof typeof counted, string][]) {
    const lost = done.counts[count] - after[count];
    if (lost === 0) continue;
    const said = done.losses
      .filter((loss) => loss.of === of && (loss.kind === 'dropped' || loss.kind === 'approximated'))
      .reduce((sum, loss) => sum + loss.count, 0);
    const explained = lost > 0 && lost <= said;
    if (lost > said) isExplained = false;
    lines.push(
      `${of}: ${done.counts[count]} in the source, ${after[count]} when read again${explained ? ', as the losses say' : ''}`,
    );
  }
  return { lines, isExplained };
}
