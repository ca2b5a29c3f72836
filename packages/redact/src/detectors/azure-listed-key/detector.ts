import type { PlaceDetector } from '../../detector.ts';

/** What `az storage account keys list` prints: the name of a key, and the key. */
export const azureListedKey: PlaceDetector = {
  id: 'azure-listed-key',
  type: 'azure_storage_account_key',
  label: 'Azure storage account key in a list',
  shape:
    '86 base64 characters and two equal signs, or 43 and one, under `value` beside a `keyName`, or under `primaryKey` and its like.',
  link: 'https://learn.microsoft.com/en-us/cli/azure/storage/account/keys#az-storage-account-keys-list',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  words: [
    'primarykey',
    'primaryreadonly',
    'primarymaster',
    'secondarykey',
    'secondaryreadonly',
    'secondarymaster',
    ...Array.from('0123456789', (digit) => `key${digit}`),
  ],
  concerns: ({ key }) => key === 'value' || (key !== undefined && listed.test(key)),
  inspect: (text, place) =>
    (text.length === 88 || text.length === 44) &&
    (listed.test(place.key ?? '') || (place.key === 'value' && /^key\d$/i.test(place.entry ?? ''))) &&
    /^(?:[A-Za-z0-9+/]{86}==|[A-Za-z0-9+/]{43}=)$/.test(text)
      ? [[0, text.length]]
      : [],
};

const listed = /^(?:(?:primary|secondary)(?:Readonly|Master)*Key|key[12])$/i;
