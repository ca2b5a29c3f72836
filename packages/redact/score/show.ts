import { leafText } from './judge.ts';
import type { Scored } from './tally.ts';

/** Prints the samples of one shape, their labelled values and what became of each, for building detectors. */
export function showShape(scored: readonly Scored[]): string {
  return scored
    .map(({ sample, judgement }) => {
      const labels = sample.labels.map((label, index) => {
        const value = leafText(sample.value, label).slice(label.start, label.end);
        return `  ${judgement.outcomes[index]}: ${JSON.stringify(value)} at "${label.pointer}"${label.inKey ? ' (in the key)' : ''}\n`;
      });
      const stray = judgement.stray > 0 ? `  stray matches: ${judgement.stray}\n` : '';
      return `${sample.shape.id} ${sample.index} (${sample.surrounding}, policy ${sample.shape.policy})\n  ${JSON.stringify(sample.value)}\n${labels.join('')}${stray}`;
    })
    .join('\n');
}
