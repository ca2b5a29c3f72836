import {
  type Dataset,
  type DatasetHit,
  type DatasetRule,
  type TraceFacts,
  unreadAmong,
} from '../../../dataset/dataset.ts';
import { momentOf } from '../../moment.ts';

/** What a trace continues is there, and nothing continues itself. */
export const priorTracesExist: DatasetRule = {
  id: 'prior-traces-exist',
  claim:
    'Every `prior_trace_id` names a trace of the dataset that began earlier, and following them never leads back to where one began.',
  why: 'A continued trace is read after the one before it; a circle has no beginning.',
  fix: 'Correct the id; add the trace that came before, or suppress the finding and say which dataset holds it.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  *checkDataset(dataset: Dataset): Iterable<DatasetHit> {
    const byId = new Map<string, TraceFacts>();
    for (const trace of dataset.traces) if (trace.id !== null && !byId.has(trace.id)) byId.set(trace.id, trace);
    const isUnread = unreadAmong(dataset);
    for (const trace of byId.values()) {
      const { priorId, id, folder } = trace;
      if (priorId === null) continue;
      const prior = byId.get(priorId);
      const continues = `Trace ${JSON.stringify(id)} continues ${JSON.stringify(priorId)}`;
      if (prior === undefined) {
        if (!isUnread(priorId))
          yield { about: folder, certainty: 'hint', message: `${continues}, which is not in this dataset.` };
      } else if (beganLater(prior, trace))
        yield {
          about: folder,
          certainty: 'hint',
          message: `${continues}, but began at ${trace.startedAt}, before that one at ${prior.startedAt}, which looks like a wrong id or a wrong time.`,
          fix: 'Correct the id, or the time that is wrong.',
        };
    }
    for (const circle of circles(byId))
      yield {
        about: circle[0]!.folder,
        message:
          circle.length === 1
            ? `Trace ${JSON.stringify(circle[0]!.id)} names itself as the trace it continues.`
            : `${circle.length} traces continue each other in a circle: ${circle
                .slice(0, 5)
                .map(({ id }) => JSON.stringify(id))
                .join(', ')}${circle.length > 5 ? ' and others' : ''}.`,
      };
  },
};

/** Only times that say their zone can be compared, and clocks differ by less than a second. */
function beganLater(one: TraceFacts, other: TraceFacts): boolean {
  const [later, earlier] = [momentOf(one.startedAt ?? ''), momentOf(other.startedAt ?? '')];
  return later?.hasZone === true && earlier?.hasZone === true && later.at - earlier.at >= 1000;
}

/** Every circle once. Each trace has at most one before it, so every trace is walked through once. */
function* circles(byId: ReadonlyMap<string, TraceFacts>): Generator<TraceFacts[]> {
  const walk = new Map<TraceFacts, number>();
  let number = 0;
  for (const start of byId.values()) {
    number += 1;
    let trace: TraceFacts | undefined = start;
    while (trace !== undefined && !walk.has(trace)) {
      walk.set(trace, number);
      trace = trace.priorId === null ? undefined : byId.get(trace.priorId);
    }
    if (trace === undefined || walk.get(trace) !== number) continue;
    const circle: TraceFacts[] = [trace];
    for (let next = byId.get(trace.priorId!)!; next !== trace; next = byId.get(next.priorId!)!) circle.push(next);
    yield circle;
  }
}
