import type { KindOfClaim } from './kind-of-claim.ts';
import { ofAttachments, ofThingsBeside } from './of-artifacts.ts';
import { ofJudges } from './of-judges.ts';
import { ofMedia } from './of-media.ts';
import { ofNoFailure, ofTheGoal } from './of-success.ts';
import {
  ofHiddenThoughts,
  ofLiveRecording,
  ofManyAgents,
  ofParallelSteps,
  ofProof,
  ofReasonsThroughout,
  ofTheUser,
  ofTimes,
} from './of-the-steps.ts';

/** All kinds of claims that are known, in the order in which they are looked for. */
export const kindsOfClaims: readonly KindOfClaim[] = [
  ofMedia,
  ofThingsBeside,
  ofJudges,
  ofLiveRecording,
  ofNoFailure,
  ofTheGoal,
  ofAttachments,
  ofManyAgents,
  ofProof,
  ofTimes,
  ofHiddenThoughts,
  ofReasonsThroughout,
  ofTheUser,
  ofParallelSteps,
];
