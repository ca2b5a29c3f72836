import type { Confidence } from '../detector.ts';

/** What all detectors of the user's own have in common. */
export const asConfigured = {
  shape: 'As the configuration says.',
  link: 'https://github.com/trace-formats/trace-formats/blob/main/docs/configuration.md',
  policy: 'secrets',
  confidence: 'certain' as Confidence,
  anchors: [],
  isOwn: true,
  masksAround: true,
} as const;
