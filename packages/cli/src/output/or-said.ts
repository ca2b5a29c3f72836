import { NotWritten } from '../cannot-work.ts';
import { isOfDisk, whyNotWritten } from './why-not-written.ts';

/** Does what the system may refuse, and says so in our words. */
export function orSaid<Done>(path: string, work: () => Done, whatIsThere = 'It is as it was.'): Done {
  try {
    return work();
  } catch (error) {
    throw new NotWritten(
      `${path} could not be written: ${whyNotWritten(error as NodeJS.ErrnoException)}.`,
      // Of this place alone: other results of the run may have been written before.
      whatIsThere,
      isOfDisk(error as NodeJS.ErrnoException),
    );
  }
}
