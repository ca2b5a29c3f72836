import { arrayAt, hasAll, isObject, keysIn, own } from '../json/value.ts';
import { type Claim, type Detector, toldVersion, weigh } from './claim.ts';

/** Inspect: one evaluation log with its plan, results and samples. The zipped form is told by its bytes. */
export const inspectAi: Detector = ({ records, shape }) => {
  const [value] = records;
  if (shape !== 'value' || !isObject(value)) return [];
  const evaluation = own(value, 'eval');
  const { confidence, saw } = weigh([
    [isObject(evaluation) && hasAll(value, 'status'), 0.5, 'status and eval'],
    [
      keysIn(evaluation, ['run_id', 'task', 'task_id', 'eval_id', 'dataset']).length >= 2,
      0.7,
      'eval with run_id and task',
    ],
    [hasAll(value, 'plan') && isObject(evaluation), 0.3, 'a plan'],
    [arrayAt(value, 'samples') !== undefined && isObject(evaluation), 0.3, 'samples'],
  ]);
  if (confidence === 0) return sample(value);
  const stated = own(value, 'version');
  const claim: Claim = { format: 'inspect-ai', confidence, saw };
  if (stated === undefined) return [claim];
  const version = toldVersion(stated);
  return [version === '1' || version === '2' ? { ...claim, version } : { ...claim, version, newest: '2' }];
};

/** One sample, as it stands in the zipped form. */
function sample(value: unknown): readonly Claim[] {
  const is = hasAll(value, 'id', 'epoch', 'input', 'target') && arrayAt(value, 'messages') !== undefined;
  return is ? [{ format: 'inspect-ai', confidence: 0.85, saw: ['a sample with epoch, input and target'] }] : [];
}
