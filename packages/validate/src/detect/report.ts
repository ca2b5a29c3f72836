import { arrayAt, hasAll, own, stringAt } from '../json/value.ts';
import { type Claim, type Detector, toldVersion, weigh } from './claim.ts';

/** Our own JSON report. */
export const report: Detector = ({ records, shape }) => {
  const [value] = records;
  // Lines of findings and their summary state a version too, and are no report of one document.
  if (shape !== 'value' || ['summary', 'finding', 'detected'].includes(stringAt(value, 'type') ?? '')) return [];
  const stated = own(value, 'report_version');
  const { confidence, saw } = weigh([
    [stated !== undefined, 0.6, `report_version ${toldVersion(stated)}`],
    [hasAll(value, 'tool', 'summary') && arrayAt(value, 'results') !== undefined, 0.6, 'tool, results and summary'],
  ]);
  if (confidence === 0) return [];
  const claim: Claim = { format: 'report/v1', confidence, saw };
  if (stated === undefined) return [claim];
  const version = toldVersion(stated);
  return [version === '1' ? { ...claim, version } : { ...claim, version, newest: '1' }];
};
