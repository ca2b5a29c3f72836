import { isAllowedPart } from './allowed.ts';
import { type Asked, askedIn, isAskedIn, printOf, printOfAsked } from './asked.ts';
import type { Confidence, Place } from './detector.ts';
import { asksForNothing, mustBeLists, mustBeOfCall } from './must-be-options.ts';
import { mustBeText } from './must-be-text.ts';
import { isUntrustedOutput, rankOfWhole, untrustedOutput } from './outputs/tool-output.ts';
import { knownHost, knownName } from './own-detectors.ts';
import { type Part, replaceParts, settleOverlaps, textOf } from './parts.ts';
import { policyIncludes } from './policies.ts';
import type { FindOptions, Seen } from './policy.ts';
import { repeat, repeatsIn } from './repeats/repeats.ts';
import { type LeafScan, leafScan } from './scan/leaf.ts';
import { identityOf } from './session/identity.ts';
import { learn } from './session/learn.ts';
import { createSession, type Session } from './session/session.ts';
import { partsHandedOver } from './walk/handed-over.ts';
import { partsAcrossLines } from './walk/lines-of-lists.ts';
import { pointerOf } from './walk/node.ts';
import { partsAcrossChunks } from './walk/streamed.ts';
import { type Leaf, leavesOf } from './walk/walk.ts';
import { markerFor } from './write/markers.ts';
import type { Marking } from './write/marking.ts';
import { renamedKeys } from './write/renamed.ts';

/** Something sensitive, told without its value: what it is and where it stands. */
export interface Match {
  /** The type that stands in the marker, such as `github_token`. */
  readonly kind: string;
  /** Which detector saw it; `repeat` for a value confirmed elsewhere. */
  readonly detector: string;
  /** JSON Pointer (RFC 6901) of the string, or of the property whose key it is; empty for plain text. */
  readonly pointer: string;
  /** First and last offset in the string, in UTF-16 units, the end not included. */
  readonly range: readonly [start: number, end: number];
  /** Whether the range is in the property's key instead of its value. */
  readonly inKey: boolean;
  readonly label: string;
  readonly confidence: Confidence;
}

/** Finds what is sensitive in a JSON value. The matches say what and where, never the value itself. */
export function find(value: unknown, options: FindOptions): Match[] {
  if (asksForNothing(options)) return [];
  const run = runOf(options);
  const findings = partsOf(leavesOf(value, run.session.calls()), run);
  const keys = findings.filter(({ leaf }) => leaf.place.isKey);
  const renamed = renamedKeys(
    keys.map(({ leaf, parts }) => ({
      node: leaf.node,
      text: replaceParts(leaf.text, parts, (part) => markerFor(part, leaf.text, run.session, plainly)),
    })),
  );
  return findings.flatMap(({ leaf, parts }) =>
    parts.map((part) => matchOf(part, pointerOf(leaf.node, renamed), leaf.place.isKey === true)),
  );
}

/** What a masked key is called in a pointer. */
const plainly: Marking = { strategy: 'mask', style: 'open-token' };

/** Finds what is sensitive in a plain text, a JSON text or JSON Lines; ranges point into the text. */
export function findText(text: string, options: FindOptions): Match[] {
  mustBeText(text, 'What findText takes', 'Any other value goes to find.');
  if (asksForNothing(options)) return [];
  const run = runOf(options);
  return partsOf([textLeaf(text)], run).flatMap(({ parts }) => parts.map((part) => matchOf(part, '', false)));
}

/** Everything that stays the same from string to string. */
export interface Run {
  readonly options: FindOptions;
  readonly session: Session;
  readonly scan: LeafScan;
  /** What the search is for, as a number. */
  readonly asked: number;
}

/** A string with the parts of it that are sensitive. */
export interface Finding {
  readonly leaf: Leaf;
  /** Its place among the strings of the value. */
  readonly index: number;
  readonly parts: readonly Part[];
}

/** Prepares a run. */
export function runOf(options: FindOptions): Run {
  mustBeOfCall(options);
  const session = options.session ?? createSession({ key: options.key });
  return { options, session, ...scanIn(session, options) };
}

/** Documents of one session have much in common, which their scan need not look at twice. */
function scanIn(session: Session, options: FindOptions): Scan {
  const known = scans.get(session);
  if (known && isAskedIn(options, known.copy)) return known;
  mustBeLists(options);
  const copy = askedIn(options);
  const made = { copy, scan: leafScan(options), asked: printOfAsked(copy) };
  scans.set(session, made);
  // What the user names is sought in its encodings from the first string on.
  for (const name of options.names ?? []) session.learnValue(name, knownName);
  for (const host of options.hosts ?? []) session.learnValue(host, knownHost);
  return made;
}

interface Scan extends Pick<Run, 'scan' | 'asked'> {
  readonly copy: Asked;
}

const scans = new WeakMap<Session, Scan>();

/** A text that stands alone, without a document around it. */
export function textLeaf(text: string): Leaf {
  const place: Place = { path: [], key: undefined, role: undefined, tool: undefined };
  return { text, node: { parent: undefined, step: '', value: text }, place };
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

/** What lies across strings that are pieces or lines of one text: what the detectors see there, unless nothing was, and what is known by now. */
function partsAcross(leaves: readonly Leaf[], isWorthAScan: boolean, run: Run): ReadonlyMap<Leaf, readonly Part[]> {
  if (!isWorthAScan && !run.session.knowsAny()) return none;
  // What is masked whole is each string by itself: what another one beside it says is no part of that.
  const look: LeafScan = (text, place) => {
    const parts = isWorthAScan ? seenIn(text, place, run).filter(({ rank }) => rank !== rankOfWhole) : [];
    return [...repeatsIn(text, parts, run)];
  };
  // Only what is told is remembered: where the strings turn out to be no pieces of one text, what lies across them is nothing.
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

/** True for a key that a schema defines: what else stands there is no value. */
function isKept({ text, place }: Leaf, { keepKey }: FindOptions): boolean {
  return place.isKey === true && keepKey?.(text, place.path) === true;
}

function seenIn(text: string, place: Place, { options, scan }: Run): Part[] {
  const seen = scan(text, place);
  return options.allow ? seen.filter((part) => !isAllowedPart(part, text, options.allow)) : seen;
}

/** The match that is told of a part. */
export function matchOf(part: Part, pointer: string, inKey: boolean): Match {
  return {
    kind: part.origin.type,
    detector: part.detector,
    pointer,
    range: [part.start, part.end],
    inKey,
    label: part.origin.label,
    confidence: part.confidence,
  };
}
