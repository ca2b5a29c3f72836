import { hash32, type Random } from './random.ts';

/** What a positive of this kind is, or what a negative of this kind is bait for. */
export type Kind =
  | 'secret/provider-token'
  | 'secret/shell'
  | 'secret/header'
  | 'secret/url'
  | 'secret/config'
  | 'secret/code'
  | 'secret/trace'
  | 'secret/prose'
  | 'secret/key'
  | 'pii/email'
  | 'pii/phone'
  | 'pii/account'
  | 'pii/national-id'
  | 'pii/ip'
  | 'pii/address'
  | 'pii/home-path'
  | 'pii/name'
  | 'strict/address'
  | 'strict/host'
  | 'strict/resource'
  | 'strict/environment';

/** The policy under which a shape is scored. */
export type ScoredPolicy = 'secrets' | 'pii' | 'strict';

/** Makes one sample: a text, or a JSON value that already has its surroundings. Values to find are marked. */
export type Make = (random: Random, index: number) => unknown;

/** One way in which sensitive values (or things that only look like them) stand in a trace. */
export interface Shape {
  readonly id: string;
  readonly kind: Kind;
  readonly policy: ScoredPolicy;
  readonly positive: boolean;
  readonly count: number;
  readonly make: Make;
  /** True for shapes that were written after detectors had been built: they never belong to the third that is held out. */
  readonly alwaysOpen?: boolean;
}

/** Names a group of positive shapes of one kind. */
export function positives(kind: Kind, makers: Readonly<Record<string, Make>>, count = 8): readonly Shape[] {
  return Object.entries(makers).map(([name, make]) => ({
    id: `${kind}/${name}`,
    kind,
    policy: policyOf(kind),
    positive: true,
    count,
    make,
  }));
}

/** Names a group of negative shapes, each of them bait for detectors of one kind. */
export function negatives(kind: Kind, makers: Readonly<Record<string, Make>>, count = 16): readonly Shape[] {
  return Object.entries(makers).map(([name, make]) => ({
    id: `not/${kind}/${name}`,
    kind,
    policy: policyOf(kind),
    positive: false,
    count,
    make,
  }));
}

/** The ids of the third of the shapes that is held out: of each kind, positive and negative apart, a third by hash of the id. */
export function heldOutIds(shapes: readonly Shape[]): ReadonlySet<string> {
  const strata = new Map<string, string[]>();
  for (const { kind, positive, id, alwaysOpen } of shapes) {
    if (alwaysOpen) continue;
    const stratum = `${positive} ${kind}`;
    strata.set(stratum, [...(strata.get(stratum) ?? []), id]);
  }
  const held = new Set<string>();
  for (const ids of strata.values()) {
    const ranked = ids.map((id) => ({ id, rank: hash32(`held out: ${id}`) })).sort((a, b) => a.rank - b.rank);
    for (const { id } of ranked.slice(0, Math.round(ids.length / 3))) held.add(id);
  }
  return held;
}

function policyOf(kind: Kind): ScoredPolicy {
  if (kind.startsWith('secret/')) return 'secrets';
  return kind.startsWith('pii/') ? 'pii' : 'strict';
}
