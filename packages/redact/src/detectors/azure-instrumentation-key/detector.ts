import type { PatternDetector } from '../../detector.ts';

/** What an application sends its telemetry to Azure with. */
export const azureInstrumentationKey: PatternDetector = {
  id: 'azure-instrumentation-key',
  type: 'azure_instrumentation_key',
  label: 'Azure Application Insights instrumentation key',
  shape:
    'A UUID behind `InstrumentationKey` or `APPINSIGHTS_INSTRUMENTATIONKEY`, in a connection string, a variable or a setting.',
  link: 'https://learn.microsoft.com/en-us/azure/azure-monitor/app/connection-strings',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['instrumentationkey', 'instrumentation_key', 'instrumentation-key'],
  pattern:
    /instrumentation[_-]?key["']?\s{0,3}[=:]\s{0,3}["']?(?<value>[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?![\w-])/gi,
  reach: [0, 70],
  accept: (value) => !/^0{8}-/.test(value),
};
