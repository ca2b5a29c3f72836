import type { Part } from '../parts.ts';
import { identityOf } from '../session/identity.ts';
import type { Session } from '../session/session.ts';
import type { Marking } from './marking.ts';

/** Writes what stands in the place of a part. */
export function markerFor(part: Part, text: string, session: Session, { strategy, style }: Marking): string {
  if (strategy === 'drop') return '';
  const { type, family } = part.origin;
  const digest = part.digest ?? session.digest(identityOf(part.value ?? text.slice(part.start, part.end), family));
  if (style === 'forsy')
    return family === 'PERSON' ? `[PERSON_${session.number('PERSON', part.person ?? digest)}]` : `[${family}]`;
  return `[REDACTED:${type}:${strategy === 'hash' ? digest : digest.slice(0, 8)}]`;
}
