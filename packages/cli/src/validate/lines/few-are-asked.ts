/** Whether lines are passed over because nearly all of them fail. */
export interface FewAreAsked {
  /** True for a line that need not be asked about; counts each that is passed over. */
  isPassedOver(): boolean;
  /** Notes whether a line passed; one that was passed over did not. */
  note(passed: boolean): void;
}

/**
 * Notices when fewer than one line in ten passes, and lets only one in sixteen be scanned from then on: a line that fails the scan is
 * read with care anyway, so that the scan was time lost.
 */
export function fewAreAsked(): FewAreAsked {
  let asked = 0;
  let good = 0;
  let skipped = 0;
  return {
    isPassedOver: () => asked >= enoughToJudge && good * 10 < asked && ++skipped % 16 !== 0,
    note(passed) {
      asked++;
      if (passed) good++;
      // Lines of long ago count for half, so that a file whose lines are better further on is soon asked about again.
      if (asked === mostRemembered) [asked, good] = [mostRemembered / 2, good / 2];
    },
  };
}

const enoughToJudge = 64;
const mostRemembered = 4096;
