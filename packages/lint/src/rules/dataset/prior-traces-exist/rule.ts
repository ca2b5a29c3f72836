import type { Dataset, DatasetHit, DatasetRule, TraceFacts } from '../../../dataset/dataset.ts';

/** What a trace continues is there, and nothing continues itself. */
export const priorTracesExist: DatasetRule = {
  id: 'prior-traces-exist',
  claim: 'Every `prior_trace_id` names a trace of the dataset, and following them never leads back to where one began.',
  why: 'A continued trace is read after the one before it; a circle has no beginning.',
  fix: 'Correct the id; add the trace that came before, or suppress the finding and say which dataset holds it.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  *checkDataset({ traces }: Dataset): Iterable<DatasetHit> {
    const byId = new Map<string, TraceFacts>();
    for (const trace of traces) if (trace.id !== null && !byId.has(trace.id)) byId.set(trace.id, trace);
    for (const { priorId, id, folder } of byId.values())
      if (priorId !== null && !byId.has(priorId))
        yield {
          about: folder,
          certainty: 'hint',
          message: `Trace ${JSON.stringify(id)} continues ${JSON.stringify(priorId)}, which is not in this dataset.`,
        };
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
