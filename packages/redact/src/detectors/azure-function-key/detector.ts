import type { PatternDetector } from '../../detector.ts';

/** Azure Functions key. */
export const azureFunctionKey: PatternDetector = {
  id: 'azure-function-key',
  type: 'azure_function_key',
  label: 'Azure Functions key',
  shape: 'The code parameter of a URL under azurewebsites.net: 54 base64 or base64url characters and two equal signs.',
  link: 'https://learn.microsoft.com/en-us/azure/azure-functions/function-keys-how-to',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['azurewebsites.net/'],
  pattern:
    /azurewebsites\.net\/[^\s"'<>?]{1,200}\?(?:[^\s"'#]{0,200}[&;])?code=(?<value>[A-Za-z0-9_/+-]{54}(?:==|%3[dD]%3[dD]))(?![A-Za-z0-9%=])/g,
  reach: [0, 467],
};
