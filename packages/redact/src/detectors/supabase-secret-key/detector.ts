import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Supabase secret key. */
export const supabaseSecretKey: PatternDetector = {
  id: 'supabase-secret-key',
  type: 'supabase_secret_key',
  label: 'Supabase secret key',
  shape: 'sb_secret_, 22 base64url characters, an underscore and a checksum of eight.',
  link: 'https://supabase.com/docs/guides/api/api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sb_secret_'],
  pattern: standalone(/sb_secret_[A-Za-z0-9_-]{31}/, { after: dashed }),
  reach: [0, 31],
  accept: isVaried,
};
