import { atifFromTimeline } from '../atif/from-timeline.ts';
import { forsyFromTimeline } from '../forsy/from-timeline.ts';
import { openTokenFromTimeline } from '../open-token/from-timeline.ts';
import type { OpenTokenOptions } from '../open-token/options.ts';
import { stsFromTimeline } from '../sts/from-timeline.ts';
import { type TrajectoryOptions, trajectoryFromTimeline } from '../trajectory/from-timeline.ts';
import type { WritableFormat } from './formats.ts';
import type { Writer } from './writer.ts';

/** The options of each writer: the ones that `convert` takes beside `to` and `from`. */
export interface WriterOptions {
  readonly 'open-token': OpenTokenOptions;
  readonly trajectory: TrajectoryOptions;
  readonly forsy: object;
  readonly atif: object;
  readonly sts: object;
}

/** The writer of each format. */
export const writers: { readonly [Format in WritableFormat]: Writer<WriterOptions[Format]> } = {
  'open-token': openTokenFromTimeline,
  trajectory: trajectoryFromTimeline,
  forsy: forsyFromTimeline,
  atif: atifFromTimeline,
  sts: stsFromTimeline,
};
