import type { Place } from '../detector.ts';
import { isAllowedPart } from '../options/allowed.ts';
import type { FindOptions, Seen } from '../options/find-options.ts';
import { policyIncludes } from '../options/policies.ts';
import { isUntrustedOutput, untrustedOutput } from '../outputs/tool-output.ts';
import { type Part, ranks, settleOverlaps, textOf } from '../parts.ts';
import { repeat, repeatsIn } from '../repeats/repeats.ts';
import type { LeafScan } from '../scan/leaf.ts';
import { identityOf } from '../session/identity.ts';
import { learn } from '../session/learn.ts';
import { partsHandedOver } from '../walk/handed-over.ts';
import { partsAcrossLines } from '../walk/lines-of-lists.ts';
import { partsAcrossChunks } from '../walk/streamed.ts';
import type { Leaf } from '../walk/walk.ts';
import { printOf } from './print.ts';
import type { Run } from './run.ts';

/** A string with the parts of it that are sensitive. */
export interface Finding {
  readonly leaf: Leaf;
  /** Its place among the strings of the value. */
  readonly index: number;
  readonly parts: readonly Part[];
}

/** Two passes: first what the detectors confirm, then every other place where a confirmed value stands. */
export function partsOf(leaves: readonly Leaf[], run: Run): Finding[] {
  const { confirmed, across } = confirmedAmong(leaves, run);
  const findings: Finding[] = [];
  for (const [index, leaf] of leaves.entries()) {
    if (isKept(leaf, run.options)) continue;
    const shared = across.get(leaf);
    const own = shared ? [...confirmed[index]!, ...shared] : confirmed[index]!;
    const parts = settleOverlaps(repeatsIn(leaf.text, own, run));
    if (parts.length > 0) findings.push({ leaf, index, parts });
  }
  return findings;
}

/** What the detectors see in each string, and across those that are pieces of one text; remembered by the session. */
export function confirmedAmong(
  leaves: readonly Leaf[],
  run: Run,
): { readonly confirmed: readonly (readonly Part[])[]; readonly across: ReadonlyMap<Leaf, readonly Part[]> } {
  const seen = seenOf(leaves, run);
  const confirmed = leaves.map((leaf, index) => {
    const parts = seen && !seen.strings.has(index) ? noParts : confirmedIn(leaf, run);
    // One empty list for all: millions of strings may hold nothing.
    return parts.length === 0 ? noParts : parts;
  });
  return { confirmed, across: leaves.length > 1 ? partsAcross(leaves, seen?.acrossStrings !== false, run) : none };
}

/** What an earlier search said of these strings, if it looked for the same in the same ones. */
export function seenOf(leaves: readonly Leaf[], { options, asked }: Run): Seen | undefined {
  const { seen } = options;
  return seen?.of === leaves.length && seen.print === printOf(leaves, asked, options) ? seen : undefined;
}

const none: ReadonlyMap<Leaf, readonly Part[]> = new Map();
const noParts: readonly Part[] = [];

/**
 * What lies across strings that are pieces or lines of one text: values that are known by now, and what the detectors see there, unless
 * an earlier search found that they see nothing.
 */
function partsAcross(leaves: readonly Leaf[], isWorthAScan: boolean, run: Run): ReadonlyMap<Leaf, readonly Part[]> {
  if (!isWorthAScan && !run.session.knowsAny()) return none;
  // A string that is masked whole, such as an output, is masked by itself: the strings beside it are no part of it.
  const look: LeafScan = (text, place) => {
    const parts = isWorthAScan ? seenIn(text, place, run).filter(({ rank }) => rank !== ranks.whole) : [];
    return [...repeatsIn(text, parts, run)];
  };
  // Asked only of what is told in the end: strings may turn out to be no pieces of one text, and what lay across them is forgotten then.
  const digestOf = (text: string, part: Part): string => {
    const value = textOf(part, text);
    if (part.detector !== repeat) learn(value, part, run.session);
    return run.session.digest(identityOf(value, part.origin.family));
  };
  const across = new Map<Leaf, readonly Part[]>();
  for (const parts of [partsAcrossChunks, partsAcrossLines, partsHandedOver])
    for (const [leaf, own] of parts(leaves, look, digestOf)) across.set(leaf, [...(across.get(leaf) ?? []), ...own]);
  return across;
}

/** What the detectors see in one string, remembered by the session. */
export function confirmedIn(leaf: Leaf, run: Run): Part[] {
  const { options } = run;
  if (isKept(leaf, options)) return [];
  run.session.noteNumbers(leaf.text);
  const parts = seenIn(leaf.text, leaf.place, run);
  for (const part of parts) learn(textOf(part, leaf.text), part, run.session);
  if (policyIncludes(options.policy, 'strict') && isUntrustedOutput(leaf, options.trustedTools))
    parts.push(untrustedOutput(leaf.text));
  return parts;
}

/** True for a key that a schema defines: such a key is never a secret. */
function isKept({ text, place }: Leaf, { keepKey }: FindOptions): boolean {
  return place.isKey === true && keepKey?.(text, place.path) === true;
}

function seenIn(text: string, place: Place, { options, scan }: Run): Part[] {
  const seen = scan(text, place);
  return options.allow ? seen.filter((part) => !isAllowedPart(part, text, options.allow)) : seen;
}
