import { isOfNoSession, momentOf } from '../../moment.ts';
import type { TrajectoryRule } from '../trajectory-rule.ts';

/** The time of saving exists. */
export const trajectoryTimesAreSound: TrajectoryRule = {
  id: 'times-are-sound',
  claim: '`timestamp` is a time of the calendar, and of a year in which such a session was saved.',
  why: 'Programs that read such a time either refuse the file or make another day of it without a word.',
  fix: 'Write the time at which the trajectory was saved.',
  checklist: null,
  severity: 'error',
  certainty: 'both',
  reads: ['timestamp'],
  *check({ timestamp }) {
    // A list of messages alone states none, and the schema asks for it in anything else.
    if (timestamp === undefined) return;
    const at = ['timestamp'];
    const moment = momentOf(timestamp);
    if (moment === undefined)
      yield {
        at,
        message: `The trajectory was saved at ${JSON.stringify(timestamp)}, which is no date of the calendar.`,
      };
    else if (isOfNoSession(moment))
      yield {
        at,
        severity: 'warning',
        certainty: 'hint',
        message: `The time ${JSON.stringify(timestamp)} looks like what a program writes where it knows none: no agent worked in that year.`,
      };
  },
};
