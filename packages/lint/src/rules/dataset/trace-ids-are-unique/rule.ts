import { type Dataset, type DatasetHit, type DatasetRule, nameOf, type TraceFacts } from '../../../dataset/dataset.ts';
import { type Slug, slugsOf } from '../../../dataset/slugs.ts';
import { asSeen, asTaken, spelled } from '../../as-seen.ts';
import { saysNothing } from '../../says-nothing.ts';

/** One id, one trace. */
export const traceIdsAreUnique: DatasetRule = {
  id: 'trace-ids-are-unique',
  claim: 'Every trace of the dataset has an id and a slug of its own, and people can see which is which.',
  why: 'Splits, links and attestations go by the id; two traces under one id, or under two that look the same, are mixed up without a sign.',
  fix: 'Give each trace an id of its own, and take out the one that is a copy.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  ofAnyTraces: true,
  *checkDataset(dataset) {
    const { traces } = dataset;
    const first = new Map<string, TraceFacts>();
    const alike = new Map<string, TraceFacts>();
    for (const trace of traces) {
      if (trace.id === null) continue;
      const key = `${trace.kind} ${trace.id}`;
      const other = first.get(key);
      if (other !== undefined) {
        yield {
          about: trace.folder,
          message: `The trace id ${spelled(trace.id)} stands in ${nameOf(trace)} and in ${nameOf(other)}.`,
        };
        continue;
      }
      first.set(key, trace);
      const twin = alike.get(`${trace.kind} ${asTaken(trace.id)}`);
      if (twin === undefined) alike.set(`${trace.kind} ${asTaken(trace.id)}`, trace);
      else yield mixedUp(trace, twin);
      // What an export repeats is told of the trace itself.
      if (trace.kind === 'trace' && asSeen(trace.id) !== trace.id.normalize('NFC')) yield unseen(trace, trace.id);
      else if (trace.kind === 'trace' && fillsThePlaceOfAnId(trace.id)) yield noId(trace, trace.id);
    }
    yield* slugsOfSeveral(dataset);
  },
};

function mixedUp(trace: TraceFacts, twin: TraceFacts): DatasetHit {
  const same = asSeen(trace.id!) === asSeen(twin.id!);
  return {
    about: trace.folder,
    certainty: same ? 'exact' : 'hint',
    message: `The trace ids ${spelled(trace.id!)} in ${nameOf(trace)} and ${spelled(twin.id!)} in ${nameOf(twin)} ${
      same
        ? 'are not the same, but nobody sees a difference'
        : 'look like one and the same to whoever does not tell capitals or letters of two scripts apart'
    }.`,
    fix: 'Give one of the two another id.',
  };
}

/** Two collections that were put together may each have called one so, where their folders keep them apart. */
function* slugsOfSeveral(dataset: Dataset): Generator<DatasetHit> {
  const first = new Map<string, readonly [id: string, Slug]>();
  for (const [id, one] of slugsOf(dataset)) {
    const key = asTaken(one.slug);
    const [otherId, other] = first.get(key) ?? [];
    if (otherId === undefined || other === undefined) first.set(key, [id, one]);
    // Of ids that look alike it is told that nobody tells them apart.
    else if (asTaken(id) !== asTaken(otherId))
      yield {
        about: one.folder,
        certainty: 'hint',
        message: `The slug ${spelled(one.slug)} of trace ${spelled(id)} in ${one.place} looks like that of trace ${spelled(otherId)} in ${other.place}, so that folders and addresses made of it would be one.`,
        fix: 'Give one of the two another slug.',
      };
  }
}

/** "<trace-id>", "${id}", "TODO", a UUID of zeros: what a template or a program has where the id should stand. */
function fillsThePlaceOfAnId(id: string): boolean {
  return (
    saysNothing(id) ||
    /^(?:<[^<>]*>|\$?\{.*\}|\[[^[\]]*\]|[0-]+|(?:trace|collection)[-_ ]?id)$/i.test(id.slice(0, mostOfAPlace))
  );
}

const mostOfAPlace = 60;

function noId(trace: TraceFacts, id: string): DatasetHit {
  return {
    about: trace.folder,
    certainty: 'hint',
    message: `The trace id ${spelled(id)} in ${nameOf(trace)} looks like it only fills the place of one.`,
    fix: 'Give the trace an id of its own that no other trace will have.',
  };
}

function unseen(trace: TraceFacts, id: string): DatasetHit {
  const isEmpty = asSeen(id) === '';
  return {
    about: trace.folder,
    ...(isEmpty ? {} : { severity: 'warning' as const }),
    message: isEmpty
      ? `The trace id ${spelled(id)} in ${nameOf(trace)} has nothing that can be seen.`
      : `The trace id ${spelled(id)} in ${nameOf(trace)} has signs or blanks that nobody sees, so whoever types it finds nothing.`,
    fix: 'Write the id without them, here and wherever it is named.',
  };
}
