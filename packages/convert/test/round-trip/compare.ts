import { factsOf, fieldsOf } from '../../src/formats/passages.ts';
import type { LossEntry, Timeline, TimelineEvent, Trap, WritableFormat } from '../../src/index.ts';
import type { Fact } from '../../src/losses/facts.ts';
import { textOf } from '../../src/timeline/timeline.ts';
import { orderOf, saidOf, settled } from './said.ts';

/** One way of a timeline through a format: what stood before, and every loss that was noted on the way, not added up. */
export interface Leg {
  readonly before: Timeline;
  readonly to: WritableFormat;
  readonly losses: readonly LossEntry[];
}

/**
 * What differs after a way there and back and is not listed among the losses. Each fact may differ as often as the losses say that it was
 * dropped, approximated, renamed or made, and not once more; the order of what was said may not differ at all, unless a loss says so.
 */
export function unlisted(before: Timeline, after: Timeline, legs: readonly Leg[]): readonly string[] {
  const losses = legs.flatMap((leg) => leg.losses);
  const problems: string[] = [];
  for (const [fact, say] of Object.entries(saidOf) as [Fact, (timeline: Timeline) => readonly never[]][]) {
    const [one, other] = [say(before).map(settled), say(after).map(settled)];
    const gone = without(one, other);
    const come = without(other, one);
    const allowed = (kinds: readonly string[]): number =>
      losses
        .filter((loss) => kinds.includes(loss.kind) && covers(loss, fact))
        .reduce((sum, { count = 1, fact: lost }) => sum + count * (lost === fact ? 1 : entriesOf(lost)), 0);
    const listed = allowed(['dropped', 'approximated', 'renamed']);
    if (gone.length > listed)
      problems.push(
        `${fact}: ${gone.length} gone and ${listed} listed, such as ${gone[0]} (there are ${come.slice(0, 3)})`,
      );
    const made = allowed(['missing', 'approximated', 'renamed']);
    // What a format reads out of its own form, such as numbers of turns, is nothing that was said.
    const isOfAnEvent =
      fact === 'session.model' &&
      come.every((model) => before.events.some((event) => settled(event.model ?? null) === model));
    if (!derived.has(fact) && !isOfAnEvent && come.length > made)
      problems.push(`${fact}: ${come.length} come and ${made} listed, such as ${come[0]}`);
  }
  const isMoved = losses.some(
    ({ trap, fact }) => trap === 'moved-to-its-call' || fact === 'event.response' || fact === 'span',
  );
  const lost = losses.some(
    (loss) => loss.kind !== 'missing' && (covers(loss, 'message.text') || covers(loss, 'call.tool')),
  );
  if (!isMoved && !lost && orderOf(before).join('\n') !== orderOf(after).join('\n'))
    problems.push(`order: ${orderOf(before).join(' | ')} became ${orderOf(after).join(' | ')}`);
  return problems;
}

/** How many entries one loss can change: responses that become one are two texts less and another one more. */
function entriesOf(lost: Fact | undefined): number {
  return lost === 'event.response' ? 2 : 1;
}

/** What was noted and is not declared in the `fields.ts` of the format that was written. */
export function undeclared({ before, to, losses }: Leg): readonly string[] {
  const held = factsOf(to);
  const problems = new Set<string>();
  for (const [trap, most] of Object.entries(mostOf(before)) as [Trap, number][]) {
    const said = losses.filter((loss) => loss.trap === trap && loss.kind === 'dropped').length;
    if (said > most) problems.add(`${to}: ${said} losses blame ${trap}, and there can be ${most}`);
  }
  for (const { kind, fact, why, trap } of losses) {
    if (fact === undefined) problems.add(`${to}: no fact: ${why}`);
    else if (fact === 'own' || !held.has(fact)) continue;
    else if (trap === 'subagent-left-out' && !held.has('span')) continue;
    else if (!isDeclared(to, fact, kind, trap)) problems.add(`${to}: ${fact} ${kind}: ${why}`);
  }
  return [...problems];
}

/** What a format declares for a fact that it holds: that it is said otherwise, and under which traps it is left out. */
function isDeclared(format: WritableFormat, fact: Fact, kind: string, trap: Trap | undefined): boolean {
  return Object.values(fieldsOf[format]).some((field) => {
    if (field.becomes !== 'carried' || field.fact !== fact || field.how === undefined) return false;
    return kind !== 'dropped' || (trap !== undefined && field.not?.includes(trap) === true);
  });
}

/** How often a trap can be to blame at most, counted apart from the writers: a name alone excuses nothing. */
function mostOf({ events, spans }: Timeline): Readonly<Partial<Record<Trap, number>>> {
  const count = (is: (event: TimelineEvent) => boolean): number => events.filter(is).length;
  const spoken = new Set(
    events.flatMap((event) => (event.kind === 'message' || event.kind === 'call' ? [event.response] : [])),
  );
  const calls = new Set<string>();
  let strays = 0;
  for (const event of events) {
    if (event.kind !== 'result') continue;
    if (event.call === undefined || calls.has(event.call)) strays += 1;
    else calls.add(event.call);
  }
  const isEmpty = (event: TimelineEvent): boolean =>
    event.kind === 'message' && event.content.every((part) => part.type === 'text' && part.text.trim() === '');
  const isReminded = (event: TimelineEvent): boolean =>
    event.kind === 'message' && textOf(event.content).includes('<system-reminder>');
  const parts = events.flatMap((event) => (event.kind === 'message' || event.kind === 'result' ? event.content : []));
  return {
    'result-without-call': strays,
    'thought-unavailable': count((event) => event.kind === 'thought' && event.text === undefined),
    'thought-alone': count(
      (event) =>
        event.kind === 'thought' &&
        (event.response === undefined ||
          !spoken.has(event.response) ||
          events.some((other) => other.response === event.response && isEmpty(other))),
    ),
    emptied: count(isEmpty),
    'reminders-alone': count(isReminded),
    'reminders-beside-calls': count((event) => isReminded(event) && event.response !== undefined),
    'reminder-cut': parts.filter((part) => part.type === 'text' && part.text.includes('<system-reminder>')).length,
    'context-left-out': count(
      (event) =>
        event.kind === 'message' && event.author !== 'model' && (event.author !== 'human' || event.span !== undefined),
    ),
    'subagent-left-out': count(({ span }) => span !== undefined) + spans.length,
    'part-without-place': parts.filter(({ type }) => type !== 'text').length,
    'thought-left-out': 0,
  };
}

/** An event that was left out took everything with it that stood in it. */
function covers({ kind, fact, trap }: LossEntry, asked: Fact): boolean {
  if (fact === asked) return true;
  // A response that cannot be told apart changes which words are compared as one.
  if (fact === 'event.response') return ['message.text', 'thought.text', 'thought.form'].includes(asked);
  const isWhole = kind === 'dropped' || trap === 'thoughts-joined' || trap === 'texts-joined';
  if (!isWhole || fact === undefined) return false;
  if (fact === 'span' && trap === 'subagent-left-out') return true;
  const shape = wholes[fact as keyof typeof wholes];
  return (
    shape !== undefined &&
    (asked.startsWith(`${shape}.`) || asked.startsWith('event.') || ['actor.name', 'message.media'].includes(asked))
  );
}

const wholes = {
  'message.text': 'message',
  'thought.text': 'thought',
  'call.tool': 'call',
  'result.text': 'result',
  annotation: 'annotation',
} as const;

const derived: ReadonlySet<Fact> = new Set(['event.turn', 'event.response', 'event.causes', 'event.id']);

/** The entries of the first list that the second has not, each as often as it is missing there. */
function without(one: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const entry of other) left.set(entry, (left.get(entry) ?? 0) + 1);
  return one.filter((entry) => {
    const count = left.get(entry) ?? 0;
    if (count > 0) left.set(entry, count - 1);
    return count === 0;
  });
}
