import { existsSync } from 'node:fs';
import { NotWritten } from '../cannot-work.ts';
import { isOfDisk, whyNotWritten } from './why-not-written.ts';

/** Does what the system may refuse, and says so in our words. */
export function orSaid<Done>(path: string, work: () => Done, whatIsThere?: string): Done {
  try {
    return work();
  } catch (error) {
    throw new NotWritten(
      `${path} could not be written: ${whyNotWritten(error)}.`,
      // Of this place alone: other results of the run may have been written before. What never was is not as it was.
      whatIsThere ?? (existsSync(path) ? 'It is as it was.' : 'Nothing was written there.'),
      isOfDisk(error),
    );
  }
}
