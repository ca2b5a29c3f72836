import type { Finding, Suppression } from '@trace-formats/schema/report';
import { finding } from '../engine/finding.ts';
import type { BaselineEntry } from '../generated/baseline-type.ts';
import type { Allowance } from '../generated/config-type.ts';

/** The decisions to live with findings, and a memory of which of them were needed. */
export interface Suppressions {
  suppress(finding: Finding): Suppression | null;
  /** What is wrong with the decisions themselves, once everything was looked at. */
  findings(asked: Asked): AboutDecisions[];
  /** The entries of the baseline that are still needed, or of which nobody can say. */
  needed(asked: Asked): BaselineEntry[];
  /** What was needed so far, to be told to another run over other files of the same dataset. */
  memory(): SuppressionMemory;
  /** Takes over what was needed elsewhere. */
  remember(memory: SuppressionMemory): void;
}

/** A finding about decisions, and where those stand. */
export interface AboutDecisions {
  readonly source: Suppression['source'];
  readonly finding: Finding;
}

/** What was looked at: of all else nobody can say whether a decision about it is still needed. */
export interface Asked {
  rule(id: string): boolean;
  /** Where an entry of the baseline is about, and of which rule: all of a part that it names, or of everything that the baseline is for. */
  place(within: string | undefined, rule?: string): boolean;
}

/** Which decisions were needed: allowances by their place in the configuration, entries of the baseline by rule and fingerprint. */
export interface SuppressionMemory {
  readonly allowances: readonly number[];
  readonly baseline: readonly string[];
}

/**
 * Puts the decisions of the configuration and of the baseline to work; `today` is a day as `2027-01-31`, and `statedIn` names for
 * each allowance the configuration that it came from by being extended.
 */
export function suppressions(
  allow: readonly Allowance[],
  baseline: readonly BaselineEntry[],
  today: string,
  statedIn: readonly (string | null)[] = [],
): Suppressions {
  const used = new Set<Allowance>();
  const neededOnes = new Set<string>();
  const known = new Set(baseline.map(keyOf));
  const valid = allow.filter((one) => !isPast(one, today));
  const isLeftOver = (one: BaselineEntry, asked: Asked): boolean =>
    !neededOnes.has(keyOf(one)) && asked.rule(one.rule) && asked.place(one.within, one.rule);
  return {
    suppress(found) {
      const allowance = valid.find((one) => covers(one, found));
      const key = found.fingerprint === null ? '' : keyOf({ rule: found.rule, fingerprint: found.fingerprint });
      if (known.has(key)) neededOnes.add(key);
      if (allowance !== undefined) {
        used.add(allowance);
        const { reason, owner = null, expires = null } = allowance;
        return { reason, owner, expires, source: 'config' };
      }
      if (!known.has(key)) return null;
      return { reason: 'It was there when the baseline was written.', owner: null, expires: null, source: 'baseline' };
    },
    findings(asked) {
      const ofConfig = allow.flatMap((one, index) => {
        const place = statedIn[index] ?? null;
        if (isPast(one, today)) return [expired(one, place)];
        return used.has(one) || !asked.rule(one.rule) ? [] : [unused(one, place, asked.place(undefined))];
      });
      const ofBaseline = leftOver(baseline.filter((one) => isLeftOver(one, asked)).length);
      return [
        ...ofConfig.map((finding) => ({ source: 'config' as const, finding })),
        ...ofBaseline.map((finding) => ({ source: 'baseline' as const, finding })),
      ];
    },
    needed: (asked) => baseline.filter((one) => !isLeftOver(one, asked)),
    memory: () => ({
      allowances: allow.flatMap((one, index) => (used.has(one) ? [index] : [])),
      baseline: [...neededOnes].sort(),
    }),
    remember(memory) {
      for (const index of memory.allowances) if (allow[index] !== undefined) used.add(allow[index]);
      for (const key of memory.baseline) if (known.has(key)) neededOnes.add(key);
    },
  };
}

function covers({ rule, fingerprint }: Allowance, found: Finding): boolean {
  return rule === found.rule && (fingerprint === undefined || fingerprint === found.fingerprint);
}

function isPast({ expires }: Allowance, today: string): boolean {
  return typeof expires === 'string' && expires < today;
}

function keyOf({ rule, fingerprint }: BaselineEntry): string {
  return `${rule} ${fingerprint}`;
}

function expired({ rule, expires, reason }: Allowance, place: string | null): Finding {
  return finding({
    rule: 'suppressions-are-current',
    stage: 'dataset',
    severity: 'error',
    message: `The suppression of ${rule} ("${short(reason)}")${comingFrom(place)} held until ${expires}, and that day is past.`,
    why: 'A suppression has a last day so that the decision is made again.',
    fix: 'Mend the finding, or decide anew and write a later day.',
  });
}

/** Where only a part of what the configuration is for was looked at, the rest may need it. */
function unused({ rule, reason, fingerprint }: Allowance, place: string | null, ofAll: boolean): Finding {
  const out =
    place === null ? 'ake it out of the configuration' : `ake it out of ${place}, or no longer extend that one`;
  return finding({
    rule: 'suppressions-are-used',
    stage: 'dataset',
    severity: 'warning',
    message: `The suppression of ${rule}${fingerprint === undefined ? '' : ` with the fingerprint ${fingerprint}`} ("${short(reason)}")${comingFrom(place)} matches nothing${ofAll ? '' : ' in the part that was looked at'}.`,
    why: 'A suppression that is no longer needed hides the next finding of its kind.',
    fix: ofAll ? `T${out}.` : `Look at the whole folder of the configuration, and t${out} if it matches nothing there.`,
  });
}

function comingFrom(place: string | null): string {
  return place === null ? '' : `, which comes from ${place},`;
}

function leftOver(count: number): Finding[] {
  if (count === 0) return [];
  return [
    finding({
      rule: 'suppressions-are-used',
      stage: 'dataset',
      severity: 'warning',
      message: `${count} ${count === 1 ? 'entry of the baseline matches' : 'entries of the baseline match'} nothing.`,
      why: 'A suppression that is no longer needed hides the next finding of its kind.',
      fix: 'Run forsy-lint --prune-suppressions.',
    }),
  ];
}

function short(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
