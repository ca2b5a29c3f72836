import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import type { DocumentRule, EntryRule } from '../../engine/rule.ts';

/** A rule over a whole Forsy trace. */
export type ForsyTraceRule = DocumentRule<ForsyTrace>;

/** A rule over one step of a Forsy trace. */
export type ForsyStepRule = EntryRule<ForsyTrace, ForsyStep>;

/** Either. */
export type ForsyRule = ForsyTraceRule | ForsyStepRule;
