import type { Place } from '../../detector.ts';
import type { Skim, Skimmed } from '../skim/skim.ts';
import type { AskedOfQuiet, Asking } from './quiet.ts';

/** Scans a part of a text as it stands. */
export type PlainScan<Found> = (part: PlainPart) => readonly Found[];

/** A part of a text that is scanned as it stands, and what the skim noted in that text. */
export interface PlainPart {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly place: Place;
  readonly skimmed: Skimmed;
}

/** How a text is looked at, and what says beforehand that there is nothing to see. */
export interface Look<Found> extends AskedOfQuiet {
  readonly plain: PlainScan<Found>;
  /** True for what has a published shape, so that it is known wherever it stands. */
  readonly isSure: (found: Found) => boolean;
  readonly skim: Skim;
}

/** One text while it is scanned in all ways in which it can be read. */
export interface Scanning<Found> {
  readonly look: Look<Found>;
  readonly asking: Asking;
  /** Whatever was found so far, as it lies in the text itself. */
  readonly found: Found[];
  /** Whether the skim noted entities, percent codes or broken tokens. */
  readonly maySpellOtherwise: boolean;
  /** Whether streamed answers may stand in it, cut into pieces. */
  readonly mayHoldChunks: boolean;
}
