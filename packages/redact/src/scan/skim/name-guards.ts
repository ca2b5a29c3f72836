import type { PatternDetector } from '../../detector.ts';
import { nameGuardOf, passes } from '../../shape/guard.ts';
import { namesAt, refuses } from './names-at.ts';

/** Says whether some of the given detectors may find a value in whose name their anchor stands, as it does at an offset. */
export type NameGuards = (detectors: readonly number[], text: string, at: number) => boolean;

/** The name guards of some detectors, each compiled when it is first asked. */
export function nameGuards(patterns: readonly PatternDetector[]): NameGuards {
  const guards: (RegExp | undefined | null)[] = patterns.map(() => null);
  return (detectors, text, at) => {
    for (let index = 0; index < detectors.length; index++) {
      const detector = detectors[index]!;
      let guard = guards[detector];
      if (guard === null) {
        guard = nameGuardOf(patterns[detector]!);
        guards[detector] = guard;
      }
      if (passes(guard, text, at) && !refuses(patterns[detector]!, namesAt(text, at))) return true;
    }
    return false;
  };
}
