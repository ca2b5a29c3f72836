import type { FormatId, Path } from '@trace-formats/schema';
import type { Finding } from '@trace-formats/schema/report';
import { shown } from '@trace-formats/validate';
import { finding } from '../engine/finding.ts';
import type { Rule } from '../engine/rule.ts';
import type { Profile } from '../generated/config-type.ts';
import { forsyRules, openTokenRules, trajectoryRules } from '../rules/index.ts';
import { legacyView } from './legacy-view.ts';

export type { Profile } from '../generated/config-type.ts';

/** Rules that read documents of one kind. */
export interface Family {
  readonly name: 'forsy' | 'open-token' | 'trajectory';
  /** The document's main list. */
  readonly list: string;
  readonly rules: readonly Rule<never, never>[];
}

/** How a document is read: by which schema, by which rules, and in which layout. */
export interface Laying {
  /** The format whose schema judges the original. */
  readonly format: FormatId;
  readonly family: Family | undefined;
  readonly legacy: boolean;
  /** What the rules read. */
  readonly document: unknown;
  /** The format whose shape the rules rely on. */
  readonly readAs: FormatId | undefined;
  /** From a place in what the rules read to the place in the original; undefined where both are the same. */
  readonly originalPath: ((path: Path) => Path) | undefined;
  readonly findings: readonly Finding[];
}

const forsy: Family = { name: 'forsy', list: 'steps', rules: forsyRules };
const openToken: Family = { name: 'open-token', list: 'events', rules: openTokenRules };
const trajectory: Family = { name: 'trajectory', list: 'messages', rules: trajectoryRules };

/** Decides how a document is read. */
export function layingOf(document: unknown, format: FormatId, profile: Profile | undefined): Laying {
  const plain = { format, legacy: false, document, originalPath: undefined, findings: [] };
  switch (format) {
    case 'forsy/v0.1':
    case 'forsy/v0.1-draft':
      if (profile === 'legacy') return older(document, []);
      return { ...plain, family: forsy, readAs: format };
    case 'forsy/legacy':
      if (profile === 'strict') return { ...plain, format: 'forsy/v0.1', family: forsy, readAs: 'forsy/v0.1' };
      return older(document, profile === 'legacy' ? [] : [notCurrent(document)]);
    case 'open-token/v0.1':
      return { ...plain, family: openToken, readAs: format };
    case 'trajectory':
      return Array.isArray(document)
        ? {
            ...plain,
            family: trajectory,
            readAs: format,
            document: { messages: document },
            originalPath: (path) => path.slice(1),
          }
        : { ...plain, family: trajectory, readAs: format };
    default:
      return { ...plain, family: undefined, readAs: undefined };
  }
}

function older(original: unknown, findings: readonly Finding[]): Laying {
  const { document, originalPath } = legacyView(original);
  return {
    format: 'forsy/legacy',
    family: forsy,
    legacy: true,
    document,
    // Older traces cannot state everything that v0.1 asks for; what they leave open is open as in a draft.
    readAs: 'forsy/v0.1-draft',
    originalPath,
    findings,
  };
}

function notCurrent(document: unknown): Finding {
  const stated = (document as Readonly<Record<string, unknown>>)['schema_version'];
  return finding({
    rule: 'traces-are-current',
    stage: 'rule',
    severity: 'warning',
    message: `This trace is older than v0.1 (${stated === undefined ? 'it states no schema_version' : `schema_version ${shown(stated)}`}), so it was read through the legacy schema.`,
    why: 'Older traces hold their fields under other names and in looser types; programs that read v0.1 cannot read them.',
    fix: 'Run trace-formats migrate, then judge what it could not know; --profile legacy accepts the older form.',
  });
}
