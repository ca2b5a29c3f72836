import type { Shape } from './fault.ts';
import type { Plan } from './scan/plan.ts';
import { planOf } from './scan/plan-of.ts';
import { scan } from './scan/scan.ts';

/**
 * A fast answer to the question whether bytes are one valid and sound document of a schema. Yes is certain; no only means that
 * they have to be read as they should be. The platform says whether bytes are UTF-8, which it does many times as fast as we could.
 */
export function passing(shape: Shape, isUtf8: (bytes: Uint8Array) => boolean): (bytes: Uint8Array) => boolean {
  let plan: Plan | undefined;
  return (bytes) => {
    plan ??= planOf(shape);
    return scan(plan, bytes) && isUtf8(bytes);
  };
}
