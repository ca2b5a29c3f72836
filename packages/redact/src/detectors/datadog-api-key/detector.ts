import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Datadog API key. */
export const datadogApiKey: PatternDetector = {
  id: 'datadog-api-key',
  type: 'datadog_api_key',
  label: 'Datadog API key',
  shape: '32 hexadecimal digits beside the name Datadog.',
  link: 'https://docs.datadoghq.com/account_management/api-app-keys/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['datadog', 'dd_api', 'dd-api', 'dd_client'],
  pattern: named(['datadog', 'dd_api', 'dd-api', 'dd_client'], /[0-9a-f]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};
