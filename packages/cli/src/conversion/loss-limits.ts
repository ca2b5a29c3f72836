import type { Loss, LossKind } from '@trace-formats/convert';
import { CannotWork } from '../cannot-work.ts';

const kinds: readonly LossKind[] = ['dropped', 'missing', 'approximated', 'renamed'];

/** How many losses of each kind are accepted. */
export type LossLimits = Readonly<Partial<Record<LossKind, number>>>;

/** Reads `dropped=0,missing=5`. */
export function readLossLimits(text: string | undefined): LossLimits {
  const limits: Partial<Record<LossKind, number>> = {};
  for (const word of text === undefined ? [] : text.split(',')) {
    const [kind = '', most = ''] = word.split('=');
    if (!(kinds as readonly string[]).includes(kind) || !/^\d+$/.test(most))
      throw new CannotWork(
        `--max-loss ${JSON.stringify(text)} cannot be read: ${JSON.stringify(word)} is not a kind of loss and a number.`,
        `Write it like dropped=0,missing=5; the kinds are ${kinds.join(', ')}.`,
      );
    limits[kind as LossKind] = Number(most);
  }
  return limits;
}

/** How many losses there are of each kind. */
export function countLosses(losses: readonly Loss[]): Readonly<Record<LossKind, number>> {
  const counts = { dropped: 0, missing: 0, approximated: 0, renamed: 0 };
  for (const { kind, count } of losses) counts[kind] += count;
  return counts;
}

/** One sentence for each kind of which there are more than is accepted. */
export function exceeded(losses: readonly Loss[], limits: LossLimits): readonly string[] {
  const counts = countLosses(losses);
  return kinds.flatMap((kind) => {
    const most = limits[kind];
    return most === undefined || counts[kind] <= most ? [] : [`${counts[kind]} ${kind}, and ${most} are accepted`];
  });
}

/** All losses in a few words: `12 dropped, 3 renamed`; empty where nothing was lost. */
export function lossWords(losses: readonly Loss[]): string {
  const counts = countLosses(losses);
  return kinds.flatMap((kind) => (counts[kind] === 0 ? [] : [`${counts[kind]} ${kind}`])).join(', ');
}
