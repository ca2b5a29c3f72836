import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Supabase access token. */
export const supabaseAccessToken: PatternDetector = {
  id: 'supabase-access-token',
  type: 'supabase_access_token',
  label: 'Supabase access token',
  shape: 'sbp_ (sbp_oauth_ for an application) and 40 hexadecimal digits.',
  link: 'https://supabase.com/docs/reference/api/introduction',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sbp_'],
  pattern: standalone(/sbp_(?:v[0-9]_|oauth_)?[0-9a-f]{40}/),
  reach: [0, 50],
};
