import type { PatternDetector } from '../../detector.ts';

/** Azure Service Bus, Event Hubs or IoT Hub key. */
export const azureSharedAccessKey: PatternDetector = {
  id: 'azure-shared-access-key',
  type: 'azure_shared_access_key',
  label: 'Azure Service Bus, Event Hubs or IoT Hub key',
  shape: 'SharedAccessKey= and 43 base64 characters with an equal sign.',
  link: 'https://learn.microsoft.com/en-us/azure/service-bus-messaging/service-bus-sas',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sharedaccesskey='],
  pattern: /[sS]hared[aA]ccess[kK]ey=(?<value>[A-Za-z0-9+/]{43}=)(?![A-Za-z0-9+/=])/g,
  reach: [0, 44],
};
