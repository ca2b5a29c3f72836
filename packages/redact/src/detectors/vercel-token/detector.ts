import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** Vercel token. */
export const vercelToken: PatternDetector = {
  id: 'vercel-token',
  type: 'vercel_token',
  label: 'Vercel token',
  shape: '24 letters or digits beside the name Vercel.',
  link: 'https://vercel.com/docs/rest-api/reference/welcome#authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['vercel'],
  pattern: named(['vercel'], /[A-Za-z0-9]{24}/),
  reach: [0, 174],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};
