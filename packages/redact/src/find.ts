import type { Confidence } from './detector.ts';
import type { FindOptions } from './options/find-options.ts';
import { asksForNothing } from './options/must-be-options.ts';
import { mustBeText } from './options/must-be-text.ts';
import { type Part, replaceParts } from './parts.ts';
import { partsOf } from './run/parts-of.ts';
import { runOf } from './run/run.ts';
import { pointerOf } from './walk/node.ts';
import { textLeaf } from './walk/text-leaf.ts';
import { leavesOf } from './walk/walk.ts';
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
