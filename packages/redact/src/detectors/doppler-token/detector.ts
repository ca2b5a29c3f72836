import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Doppler token. */
export const dopplerToken: PatternDetector = {
  id: 'doppler-token',
  type: 'doppler_token',
  label: 'Doppler token',
  shape:
    'dp., the kind of token, a dot, in service tokens the name of the configuration, and 40 to 44 letters or digits.',
  link: 'https://docs.doppler.com/reference/auth-token-formats',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dp.pt.', 'dp.st.', 'dp.ct.', 'dp.sa.', 'dp.scim.', 'dp.audit.', 'dp.said.'],
  pattern: standalone(/dp\.(?:pt|st|ct|sa|scim|audit|said)\.(?:[a-z0-9_-]{2,35}\.)?[A-Za-z0-9]{40,44}/),
  reach: [0, 83],
};
