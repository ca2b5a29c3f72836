/** What a Forsy trace can be turned into for training, in the order of the documentation. */
export const trainingViews = ['sft', 'preferences', 'step-labels'] as const;

/** Name of a training view. */
export type TrainingView = (typeof trainingViews)[number];

/** What each view is, in one sentence. */
export const aboutViews: Readonly<Record<TrainingView, string>> = {
  sft: 'One row for a trace: the conversation of the agent as chat messages, where those of steps that failed or were done again carry `"weight": 0`.',
  preferences:
    'One row for each step that was done again and judged better than before: the messages up to there, what was done again as `chosen`, what it replaced as `rejected`.',
  'step-labels': 'One row for each judged step of an agent: what it did, and the judgement as `label`.',
};
