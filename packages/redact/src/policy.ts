import type { Confidence, Detector, DetectorPolicy, ForsyFamily, PatternDetector, PlaceDetector } from './detector.ts';
import { catalogue } from './generated/catalogue.ts';
import type { Session } from './session/session.ts';

/** How much is looked for: nothing, secrets, also personal data, also internal configuration and tool output. */
export type Policy = 'none' | DetectorPolicy;

/** A shape of the user's own, such as an employee number. */
export interface CustomPattern {
  /** What stands in the marker: snake_case. */
  readonly type: string;
  readonly label?: string | undefined;
  /** The shape. A group called `value` narrows the match. */
  readonly pattern: RegExp | string;
  /** Lower-case literals of which one stands in every match: they make the search fast. */
  readonly anchors?: readonly string[] | undefined;
  readonly family?: ForsyFamily | undefined;
}

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
  /** People's names to be masked wherever they stand. */
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

const rank: Readonly<Record<Policy, number>> = { none: 0, secrets: 1, pii: 2, strict: 3 };

/** True when a policy includes what another one looks for. */
export function includes(policy: Policy, other: DetectorPolicy): boolean {
  return rank[policy] >= rank[other];
}

/** True when nothing is to be looked for. Throws where it was not said what is: programs without types may call. */
export function wantsNothing(options: FindOptions | undefined): boolean {
  const policy = options?.policy;
  if (policy === undefined)
    throw new TypeError(`No policy was given. Choose none, secrets, pii or strict, as in { policy: 'secrets' }.`);
  if (!Object.hasOwn(rank, policy))
    throw new TypeError(`The policy "${policy}" is not known. Choose none, secrets, pii or strict.`);
  return policy === 'none';
}

/** The detectors that run under a policy, the user's own among them. */
export function selectDetectors(options: FindOptions): Selection {
  const chosen: Detector[] = catalogue.filter((detector) => includes(options.policy, detector.policy));
  if (options.policy !== 'none') {
    for (const [index, custom] of (options.patterns ?? []).entries()) chosen.push(customDetector(custom, index));
    if (options.names?.length)
      chosen.push(listDetector('known-name', 'person_name', 'Known name', 'PERSON', options.names));
    if (options.hosts?.length)
      chosen.push(listDetector('known-host', 'host', 'Known host', 'INTERNAL_URL', options.hosts));
  }
  return {
    patterns: chosen.filter((detector): detector is PatternDetector => 'pattern' in detector),
    places: chosen.filter((detector): detector is PlaceDetector => 'inspect' in detector),
  };
}

const everywhere = 'https://www.rfc-editor.org/rfc/rfc6901';
const certain: Confidence = 'certain';

function customDetector(custom: CustomPattern, index: number): PatternDetector {
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(custom.type))
    throw new TypeError(
      `The type of pattern ${index + 1} must be snake_case letters and digits, because it stands in the marker.`,
    );
  const pattern = typeof custom.pattern === 'string' ? new RegExp(custom.pattern, 'gu') : custom.pattern;
  if (new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(''))
    throw new TypeError(
      `Pattern ${index + 1} ("${custom.type}") matches the empty text, so it would match everywhere.`,
    );
  return {
    id: `custom-${custom.type.replaceAll('_', '-')}`,
    type: custom.type,
    label: custom.label ?? custom.type,
    shape: 'As the configuration says.',
    link: everywhere,
    policy: 'secrets',
    confidence: certain,
    family: custom.family ?? 'CUSTOMER_ID',
    anchors: [],
    trigger: custom.anchors?.length
      ? triggerOf(custom.anchors)
      : new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`),
    pattern,
    reach: [1000, 1000],
  };
}

function listDetector(
  id: string,
  type: string,
  label: string,
  family: ForsyFamily,
  list: readonly string[],
): PatternDetector {
  const wanted = list.filter((entry) => entry.trim().length > 1).sort((a, b) => b.length - a.length);
  const words = triggerOf(wanted).source;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');
  const facts = { id, type, label, family, shape: 'As the configuration says.', link: everywhere };
  return {
    ...facts,
    policy: 'secrets',
    confidence: certain,
    anchors: [],
    trigger: pattern,
    pattern,
    reach: [100, 100],
  };
}

function triggerOf(words: readonly string[]): RegExp {
  return new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|') || '(?!)', 'gi');
}
