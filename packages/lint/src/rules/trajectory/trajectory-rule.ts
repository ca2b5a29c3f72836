import type { Trajectory, TrajectoryMessage } from '@trace-formats/schema';
import type { DocumentRule, EntryRule } from '../../engine/rule.ts';

/** A rule over a whole trajectory. */
export type TrajectoryRule = DocumentRule<Trajectory>;

/** A rule over one message of a trajectory. */
export type TrajectoryMessageRule = EntryRule<Trajectory, TrajectoryMessage>;
