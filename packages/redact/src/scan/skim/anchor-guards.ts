import type { PatternDetector } from '../../detector.ts';
import { guardOf, passes, refusesCounts } from '../../shape/guard.ts';
import { type Beginning, beginningOf, mayBegin } from './beginning.ts';
import { refuses } from './names-at.ts';
import type { Surroundings } from './surroundings.ts';

/** Says whether some detector may match where one of its anchors begins in a text. */
export type AnchorGuards = (detector: number, around: Surroundings, start: number) => boolean;

/** What a guard looks at, the cheapest look first. */
interface Looks {
  readonly beginning: Beginning | undefined;
  readonly refusesCounts: boolean;
  readonly guard: RegExp | undefined;
}

/** The guards of some detectors, each made ready when it is first asked. */
export function anchorGuards(patterns: readonly PatternDetector[]): AnchorGuards {
  const all: (Looks | undefined)[] = [];
  return (detector, around, start) => {
    const { text } = around;
    const pattern = patterns[detector]!;
    let looks = all[detector];
    if (looks === undefined) {
      looks = looksOf(pattern, text);
      all[detector] = looks;
    }
    if (looks.beginning !== undefined && !mayBegin(looks.beginning, text, start)) return false;
    if (looks.refusesCounts && around.isCount(start)) return false;
    if (!passes(looks.guard, text, start)) return false;
    return pattern.refusesName === undefined || !refuses(pattern, around.names(start));
  };
}

function looksOf(pattern: PatternDetector, like: string): Looks {
  const guard = guardOf(pattern, like);
  return { beginning: guard && beginningOf(guard), refusesCounts: refusesCounts(pattern), guard };
}
