import { listed } from '@trace-formats/validate';
import type { DatasetHit, TraceFacts } from '../../../dataset/dataset.ts';
import { fieldsGiven, fieldsLeftOut, fieldsThatDiffer, numberIn } from '../../../dataset/step-digest.ts';

/** What an export of steps has otherwise than the traces: how many there are, and what stands in them. */
export function* wrongSteps(
  folder: string,
  file: string,
  steps: ReadonlyMap<string, readonly string[]>,
  truth: ReadonlyMap<string, TraceFacts>,
  isUnread: (id: string) => boolean,
): Generator<DatasetHit> {
  for (const [id, trace] of truth) {
    const rows = steps.get(id)?.length ?? 0;
    if (rows !== trace.steps)
      yield {
        about: folder,
        message: `${file} has ${rows} ${rows === 1 ? 'row' : 'rows'} for trace ${JSON.stringify(id)}, which has ${trace.steps} ${trace.steps === 1 ? 'step' : 'steps'}.`,
      };
    else yield* otherSteps(folder, file, steps.get(id) ?? [], trace);
  }
  for (const id of steps.keys())
    if (!truth.has(id) && !isUnread(id))
      yield { about: folder, message: `${file} has steps of trace ${JSON.stringify(id)}, which is not there.` };
}

/** One finding for a trace, however many of its rows are out of date: the export is made anew as a whole. */
function* otherSteps(
  folder: string,
  file: string,
  rows: readonly string[],
  { id, file: own, stepDigests }: TraceFacts,
): Generator<DatasetHit> {
  if (stepDigests === undefined) return;
  const left = leftOf(stepDigests);
  const given = fieldsGiven(rows);
  const known = new Set(left.keys());
  // Two steps of a trace may bear one number, so the rows that are like a step are told off before those that are not.
  const unlike = rows.filter((row) => !takeOut(left.get(numberIn(row)), row, given));
  const wrong = unlike.map((row) => {
    const number = numberIn(row);
    if (!known.has(number))
      return number === '' ? 'a step without a number' : `a step ${number}, which the trace does not have`;
    const digest = left.get(number)!.shift();
    if (digest === undefined)
      return `step ${number} ${stepDigests.filter((one) => numberIn(one) === number).length === 1 ? 'twice' : 'too often'}`;
    return [
      ['with another', fieldsThatDiffer(digest, row)] as const,
      ['without its', fieldsLeftOut(digest, row, given)] as const,
    ]
      .filter(([, fields]) => fields.length > 0)
      .map(
        ([how, fields], index) =>
          `${index === 0 ? `step ${number} ` : ''}${how} ${listed(fields.map((field) => `\`${field}\``))}`,
      )
      .join(' and ');
  });
  if (wrong.length === 0) return;
  const more = wrong.length > 3 ? `; and so on, in ${wrong.length} rows` : '';
  yield {
    about: folder,
    message: `${file} does not have the steps of trace ${JSON.stringify(id)} as ${own} has them: it has ${wrong.slice(0, 3).join('; ')}${more}.`,
  };
}

/** The digests of a trace's steps by their number. */
function leftOf(digests: readonly string[]): Map<string, string[]> {
  const left = new Map<string, string[]>();
  for (const digest of digests) {
    const same = left.get(numberIn(digest));
    if (same === undefined) left.set(numberIn(digest), [digest]);
    else same.push(digest);
  }
  return left;
}

/** Takes the first digest that says what the row says, and no more, out of those that are left; false where there is none. */
function takeOut(left: string[] | undefined, row: string, given: readonly boolean[]): boolean {
  const at =
    left?.findIndex(
      (digest) => fieldsThatDiffer(digest, row).length === 0 && fieldsLeftOut(digest, row, given).length === 0,
    ) ?? -1;
  if (at >= 0) left!.splice(at, 1);
  return at >= 0;
}
