import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { aroundObservation, aroundOutput, aroundReasoning, aroundReturned } from './around.ts';
import { leans } from './leans.ts';
import * as learned from './learned.ts';
import { withinReach } from './within-reach.ts';

/** True for an observation that leans clearly towards what readers call bad. */
export function observationLeans(text: string, step: ForsyStep, trace: ForsyTrace, index: number): boolean {
  return (
    withinReach.observation(text) && leans(learned.observation, text, () => aroundObservation(text, step, trace, index))
  );
}

/** True for a reasoning that leans clearly towards what readers call bad. */
export function reasoningLeans(text: string, step: ForsyStep): boolean {
  return withinReach.reasoning(text) && leans(learned.reasoning, text, () => aroundReasoning(text, step));
}

/** True for a final output that leans clearly towards what readers call bad. */
export function outputLeans(text: string, trace: ForsyTrace): boolean {
  return withinReach.output(text) && leans(learned.output, text, () => aroundOutput(text, trace));
}

/** True for what a tool is said to have given back, but leans clearly towards what somebody says of it. */
export function returnedLeans(text: string, step: ForsyStep): boolean {
  return withinReach.returned(text) && leans(learned.returned, text, () => aroundReturned(text, step));
}
