import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { blankWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Azure storage account key. */
export const azureStorageAccountKey: PatternDetector = {
  id: 'azure-storage-account-key',
  type: 'azure_storage_account_key',
  label: 'Azure storage account key',
  shape:
    '86 base64 characters and two equal signs behind AccountKey or a like name, in the row of `key1` that `az` prints, or behind the address or the name in the call of a client; Cosmos DB keys share it.',
  link: 'https://learn.microsoft.com/en-us/azure/storage/common/storage-account-keys-manage',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: [
    'accountkey',
    'account_key',
    'storage_key',
    'storagekey',
    'storage_access_key',
    ...['', '_', ' ', '-'].flatMap((joint) => ['primary', 'secondary'].map((one) => `${one}${joint}key`)),
    'key1',
    'key2',
    'client(',
    'credential(',
    'credentials(',
  ],
  // Of what is called so, the rows of a table, and the calls of these clients.
  guard: inLines`
    (?!key[12]|client|credential)|key[12]${blankWritten}|
    (?<=(?:cosmos|document|table|blob|queue|share|datalake)\w{0,20})c
  `,
  pattern: expression(
    inLines`
      (?:[aA]ccount[kK]ey|ACCOUNT_KEY|account_key|STORAGE_KEY|storage_key|[sS]torage[kK]ey|STORAGE_ACCESS_KEY|
        (?:[pP]rimary|PRIMARY|[sS]econdary|SECONDARY)[ _-]?(?:[kK]ey|KEY)
      )
        (?:\\{0,3}["'\x60]|\*\*)?\s{0,4}(?::?=|[:|>,])\s{0,4}(?:\\{0,3}["'\x60])?(?<value>[A-Za-z0-9+/]{86}==)|
      \bkey[12](?:\t|[ ]{2,20})(?:FULL|Full|Read)(?:\t|[ ]{2,20})(?<value>[A-Za-z0-9+/]{86}==)|
      \b(?:Cosmos|Document|Table|Blob|Queue|Share|DataLake|StorageSharedKey)\w{0,16}(?:Client|Credentials?)\(\s{0,40}
        (?:[\w.]{1,80}|\\{0,3}["'][^"'\n\\]{1,200}\\{0,3}["']),\s{0,40}(?:\w{1,20}[ ]?=[ ]?|new[ ]\w{1,40}\()?\\{0,3}["'](?<value>[A-Za-z0-9+/]{86}==)
    `,
    'g',
  ),
  reach: [40, 440],
};
