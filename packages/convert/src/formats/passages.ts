import { atifFields } from '../atif/fields.ts';
import { forsyFields } from '../forsy/fields.ts';
import type { Fact } from '../losses/facts.ts';
import type { Fields } from '../losses/fields.ts';
import { openTokenFields } from '../open-token/fields.ts';
import { stsFields } from '../sts/fields.ts';
import { trajectoryFields } from '../trajectory/fields.ts';
import type { WritableFormat } from './formats.ts';

/** What becomes of the properties of each format that can be read and written. */
export const fieldsOf: Readonly<Record<WritableFormat, Fields>> = {
  'open-token': openTokenFields,
  trajectory: trajectoryFields,
  forsy: forsyFields,
  atif: atifFields,
  sts: stsFields,
};

/** What becomes of one property between two formats. */
export interface Passage {
  readonly property: string;
  /** Properties of the target that hold it; none where it is dropped, or belongs to the form. */
  readonly into: readonly string[];
  readonly becomes: 'carried' | 'dropped' | 'form';
  readonly note: string | undefined;
}

/** The facts that a format can hold. */
export function factsOf(format: WritableFormat): ReadonlySet<Fact> {
  return new Set(Object.values(fieldsOf[format]).flatMap((field) => (field.becomes === 'carried' ? [field.fact] : [])));
}

/** Whether a format is one conversation, which has no place for the work of subagents. */
export function isConversationAlone(format: WritableFormat): boolean {
  const held = factsOf(format);
  return !held.has('span') && !held.has('actor.name');
}

/** What becomes of every property of one format in another: carried where both hold its fact. */
export function passages(from: WritableFormat, to: WritableFormat): readonly Passage[] {
  return Object.entries(fieldsOf[from]).map(([property, field]): Passage => {
    if (field.becomes === 'dropped') return { property, into: [], becomes: 'dropped', note: field.why };
    if (field.fact === 'form') return { property, into: [], becomes: 'form', note: undefined };
    const targets = Object.entries(fieldsOf[to]).filter(
      ([, target]) => target.becomes === 'carried' && target.fact === field.fact,
    );
    const notes = new Set(targets.flatMap(([, target]) => ('how' in target && target.how ? [target.how] : [])));
    return targets.length === 0
      ? { property, into: [], becomes: 'dropped', note: 'The target has no place for it.' }
      : { property, into: targets.map(([name]) => name), becomes: 'carried', note: [...notes].join(' ') || undefined };
  });
}
