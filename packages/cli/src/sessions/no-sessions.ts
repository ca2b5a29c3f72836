import { CannotWork } from '../cannot-work.ts';
import { someVariable } from './agents.ts';
import type { Sessions } from './list.ts';

/** What was looked through, for a machine on which no agent has left a session. */
export function noSessions({ folders, strangers, unreadable }: Sessions): CannotWork {
  const [lost] = unreadable;
  const [stranger] = strangers;
  const message = lost
    ? `No sessions were found: ${lost.path} could not be read: ${lost.why}.`
    : stranger
      ? `No sessions were found: what lies in ${stranger.path} is no ${stranger.agent} log.`
      : `No sessions were found in ${folders.join(', ')}.`;
  return new CannotWork(message, `Set ${someVariable} if an agent keeps them elsewhere, or name the log by its path.`);
}
