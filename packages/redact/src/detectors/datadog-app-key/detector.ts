import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Datadog application key. */
export const datadogAppKey: PatternDetector = {
  id: 'datadog-app-key',
  type: 'datadog_app_key',
  label: 'Datadog application key',
  shape: '40 hexadecimal digits beside the name Datadog.',
  link: 'https://docs.datadoghq.com/account_management/api-app-keys/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['datadog', 'dd_app', 'dd-app'],
  pattern: named(['datadog', 'dd_app', 'dd-app'], /[0-9a-f]{40}/),
  reach: [0, 190],
  accept: isNamedSecret,
};
