import { momentOf } from '../../moment.ts';
import type { TrajectoryRule } from '../trajectory-rule.ts';

/** The time of saving exists. */
export const trajectoryTimesAreSound: TrajectoryRule = {
  id: 'times-are-sound',
  claim: '`timestamp` is a time of the calendar.',
  why: 'Programs that read such a time either refuse the file or make another day of it without a word.',
  fix: 'Write the time at which the trajectory was saved.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['timestamp'],
  *check({ timestamp }) {
    // A list of messages alone states none, and the schema asks for it in anything else.
    if (timestamp !== undefined && momentOf(timestamp) === undefined)
      yield {
        at: ['timestamp'],
        message: `The trajectory was saved at ${JSON.stringify(timestamp)}, which is no date of the calendar.`,
      };
  },
};
