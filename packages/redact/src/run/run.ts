import type { FindOptions } from '../options/find-options.ts';
import { mustBeLists, mustBeOfCall } from '../options/must-be-options.ts';
import { knownHost, knownName } from '../own/known-lists.ts';
import { type LeafScan, leafScan } from '../scan/leaf.ts';
import { createSession, type Session } from '../session/session.ts';
import { type Asked, askedIn, isAskedIn } from './asked.ts';
import { printOfAsked } from './print.ts';

/** Everything that stays the same from string to string. */
export interface Run {
  readonly options: FindOptions;
  readonly session: Session;
  readonly scan: LeafScan;
  /** What the search is for, as a number. */
  readonly asked: number;
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
