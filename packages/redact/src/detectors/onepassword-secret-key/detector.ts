import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** 1Password secret key. */
export const onepasswordSecretKey: PatternDetector = {
  id: 'onepassword-secret-key',
  type: 'onepassword_secret_key',
  label: '1Password secret key',
  shape: 'A3- and groups of six, six, five, five, five and five capitals or digits.',
  link: 'https://support.1password.com/secret-key-security/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['a3-'],
  around: { 'a3-': { run: 7 } },
  pattern: standalone(/A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}/, {
    after: dashed,
  }),
  reach: [0, 37],
  accept: isVaried,
};
