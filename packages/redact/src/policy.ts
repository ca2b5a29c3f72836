import type { Detector, PatternDetector, PlaceDetector } from './detector.ts';
import { catalogue } from './generated/catalogue.ts';
import { untrustedOutputs } from './outputs/tool-output.ts';
import { type CustomPattern, customDetector } from './own/custom-pattern.ts';
import { knownHosts, knownNames } from './own/known-lists.ts';
import { isPolicy, type Policy, policies, policyIncludes } from './policies.ts';
import type { Session } from './session/session.ts';

/** A value that is known to be harmless, and why. */
export interface Allowed {
  /** The exact value, or a pattern that the whole value matches. */
  readonly value: string | RegExp;
  readonly reason: string;
}

/** What `find` and `redact` look for and leave alone. */
export interface FindOptions {
  readonly policy: Policy;
  /** One session for a whole dataset: values are numbered alike and found again in every document. */
  readonly session?: Session | undefined;
  /** The user's key, when there is no session yet. */
  readonly key?: Uint8Array | string | undefined;
  /** People's names to be masked wherever they stand, however they are spelt there. */
  readonly names?: readonly string[] | undefined;
  /** Host names to be masked wherever they stand. */
  readonly hosts?: readonly string[] | undefined;
  readonly patterns?: readonly CustomPattern[] | undefined;
  readonly allow?: readonly Allowed[] | undefined;
  /** Tools whose output `strict` keeps; the output of any other tool is masked whole. */
  readonly trustedTools?: readonly string[] | undefined;
  /** Keys that a schema defines: true means the key never changes. */
  readonly keepKey?: ((key: string, path: readonly (string | number)[]) => boolean) | undefined;
  /** Which strings are worth a search, where an earlier one of the same value told; in all others only known values are looked for. */
  readonly seen?: Seen | undefined;
}

/** In which strings of a value something was seen, so that nobody need search the others again. */
export interface Seen {
  /** How many strings there are: with another number it is another value, and this says nothing. */
  readonly of: number;
  /** A print of the strings and of what was looked for in them: with another one, this says nothing either. */
  readonly print: number;
  /** Their places in the order in which the strings are read, keys among them. */
  readonly strings: ReadonlySet<number>;
  /** Whether something lies across strings that are pieces of one text. */
  readonly acrossStrings: boolean;
}

/** The detectors of a run, sorted by the way they are run. */
export interface Selection {
  readonly patterns: readonly PatternDetector[];
  readonly places: readonly PlaceDetector[];
}

/** True when nothing is to be looked for. Throws where it was not said what is: programs without types may call. */
export function wantsNothing(options: FindOptions | undefined): boolean {
  const policy = options?.policy;
  if (policy === undefined) throw new TypeError(`No policy was given. Choose ${choice}, as in { policy: 'secrets' }.`);
  if (!isPolicy(policy)) throw new TypeError(`The policy "${policy}" is not known. Choose ${choice}.`);
  return policy === 'none';
}

const choice = `${policies.slice(0, -1).join(', ')} or ${policies.at(-1)}`;

/** The detectors that run under a policy, the user's own among them. */
export function selectDetectors(options: FindOptions): Selection {
  const chosen: Detector[] = catalogue.filter((detector) => policyIncludes(options.policy, detector.policy));
  if (options.policy !== 'none') {
    for (const [index, custom] of (options.patterns ?? []).entries()) chosen.push(customDetector(custom, index));
    if (options.names?.length) chosen.push(knownNames(options.names));
    if (options.hosts?.length) chosen.push(knownHosts(options.hosts));
  }
  if (policyIncludes(options.policy, 'strict')) chosen.push(untrustedOutputs(options.trustedTools));
  return {
    patterns: chosen.filter((detector): detector is PatternDetector => 'pattern' in detector),
    places: chosen.filter((detector): detector is PlaceDetector => 'inspect' in detector),
  };
}
