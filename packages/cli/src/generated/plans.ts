/* Made by tools/generate/by-format.ts from the table of formats; do not edit. */

import type { FormatId } from '@trace-formats/schema';
import type { ScanPlan } from '@trace-formats/validate';

/** Loads the plan by which bytes of a format are scanned, and that of no other. */
export const plans: { readonly [Id in FormatId]?: () => Promise<{ readonly plan: ScanPlan }> } = {
  'open-token/v0.1': () => import('@trace-formats/validate/plans/open-token'),
  'open-token/v0.1-record': () => import('@trace-formats/validate/plans/open-token-record'),
  'trajectory': () => import('@trace-formats/validate/plans/trajectory'),
  'forsy/v0.1': () => import('@trace-formats/validate/plans/forsy'),
  'forsy/v0.1-draft': () => import('@trace-formats/validate/plans/forsy-draft'),
  'forsy/v0.1-manifest': () => import('@trace-formats/validate/plans/forsy-manifest'),
  'forsy/legacy': () => import('@trace-formats/validate/plans/forsy-legacy'),
  'forsy/legacy-manifest': () => import('@trace-formats/validate/plans/forsy-legacy-manifest'),
  'report/v1': () => import('@trace-formats/validate/plans/report'),
};
