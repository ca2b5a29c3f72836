import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Astra DB application token. */
export const astraDbToken: PatternDetector = {
  id: 'astra-db-token',
  type: 'astra_db_token',
  label: 'Astra DB application token',
  shape: 'AstraCS:, 24 letters or digits, a colon and 64 hexadecimal digits.',
  link: 'https://docs.datastax.com/en/astra-db-serverless/administration/manage-application-tokens.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['astracs:'],
  pattern: standalone(/AstraCS:[A-Za-z\d]{24}:[0-9a-f]{64}/),
  reach: [0, 97],
};
