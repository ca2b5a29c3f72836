import type { ForsyTrace } from '@trace-formats/schema';
import type { Readied } from '../../../sieve/readied.ts';

/** A kind of claim, and what of a trace bears it out. */
export interface KindOfClaim {
  readonly form: Readied;
  /** The same in other languages. */
  readonly abroad?: Readied;
  readonly because: string;
  /** What the trace is asked for. */
  readonly reads: readonly string[];
  /** Whether the trace gives the description the right to say so. */
  holds(trace: ForsyTrace, text: string): boolean;
}
