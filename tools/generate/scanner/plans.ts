import type { ScanPlan } from '../../../packages/validate/src/scan/scan-plan.ts';
import type { Shape } from '../../../packages/validate/src/shape/fault.ts';
import { laidOut } from './laid-out.ts';
import { planOf } from './plan-of.ts';

/** The plan by which the scanner of bytes reads documents of a schema. */
export function scanPlanOf(shape: Shape): ScanPlan {
  return laidOut(planOf(shape));
}
