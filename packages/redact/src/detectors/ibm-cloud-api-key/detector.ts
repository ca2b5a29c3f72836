import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** IBM Cloud API key. */
export const ibmCloudApiKey: PatternDetector = {
  id: 'ibm-cloud-api-key',
  type: 'ibm_cloud_api_key',
  label: 'IBM Cloud API key',
  shape: '44 base64url characters beside the name IBM Cloud or Watson.',
  link: 'https://cloud.ibm.com/docs/account?topic=account-userapikey',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['ibmcloud', 'ibm_cloud', 'ibm cloud', 'ibm_api', 'watson'],
  pattern: named(['ibmcloud', 'ibm_cloud', 'ibm cloud', 'ibm_api', 'watson'], /[A-Za-z0-9_-]{44}/),
  reach: [0, 194],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};
