import { f1, precision, recall, type Scored, type Tally, tally } from './tally.ts';

/** One thing the redactor promises, as a share that must be at least or at most so much. */
export interface Goal {
  readonly name: string;
  readonly covers: (kind: string) => boolean;
  readonly measure: (counts: Tally) => number | undefined;
  readonly bound: 'at least' | 'at most';
  readonly target: number;
}

/** What the redactor promises on text in the shapes that traces have. */
export const goals: readonly Goal[] = [
  { name: 'recall of secrets', covers: isSecret, measure: recall, bound: 'at least', target: 0.9 },
  { name: 'precision of secrets', covers: isSecret, measure: precision, bound: 'at least', target: 0.99 },
  { name: 'false positives of secrets', covers: isSecret, measure: falseRate, bound: 'at most', target: 0.005 },
  { name: 'F1 of personal data', covers: isPersonal, measure: f1, bound: 'at least', target: 0.85 },
  { name: 'false positives of personal data', covers: isPersonal, measure: falseRate, bound: 'at most', target: 0.05 },
  {
    name: 'recall of user names in home paths',
    covers: (kind) => kind === 'pii/home-path',
    measure: recall,
    bound: 'at least',
    target: 0.98,
  },
];

/** A goal with the share that was measured, and whether that meets it. */
export interface GoalReached {
  readonly goal: Goal;
  readonly measured: number | undefined;
  readonly met: boolean;
}

/** Measures every goal over a run. A goal that nothing was measured for is not met. */
export function reached(scored: readonly Scored[]): readonly GoalReached[] {
  return goals.map((goal) => {
    const measured = goal.measure(tally(scored.filter(({ sample }) => goal.covers(sample.shape.kind))));
    const met =
      measured !== undefined && (goal.bound === 'at least' ? measured >= goal.target : measured <= goal.target);
    return { goal, measured, met };
  });
}

function isSecret(kind: string): boolean {
  return kind.startsWith('secret/');
}

function isPersonal(kind: string): boolean {
  return kind.startsWith('pii/');
}

function falseRate({ falsePositives, negatives }: Tally): number | undefined {
  return negatives === 0 ? undefined : falsePositives / negatives;
}
