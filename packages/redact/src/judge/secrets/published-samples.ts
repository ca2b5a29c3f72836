/**
 * True for values that documentation publishes as nobody's, however they are spaced: they stand in for a real one. Phone
 * numbers that are kept free for films, and the examples of accounts and national numbers, are not among them: whoever
 * makes up a person takes one of these, and what stands beside it may be real.
 */
export function isPublishedSample(value: string): boolean {
  if (value.length > 260) return false;
  if (value.startsWith('ey')) return signatures.some((signature) => value.endsWith(signature));
  if (value.length > 40) return value.startsWith(testKey) || emulated.has(value.replace(/^0x/, ''));
  const bare = value.replace(/[\s()./-]/g, '');
  return samples.has(bare) || specified.has(value) || value.startsWith(testKey);
}

/** The last part of the tokens that https://www.jwt.io has shown in its editor. */
const signatures: readonly string[] = [
  ['SflKxwRJSMeKKF2QT4fw', 'pMeJf36POk6yJV_adQssw5c'].join(''),
  ['TJVA95OrM7E2cBab30RM', 'HrHDcEfxjoYZgeFONFh7HgQ'].join(''),
  ['KMUFsIDTnFmyG3nMiGM6', 'H9FNFUROf3wh7SmqJp-QV30'].join(''),
];

/** The key of https://docs.stripe.com/keys that everybody may try. */
const testKey = ['sk_test_', '4eC39HqLyjWDarjtT1zdp7dc'].join('');

/**
 * Keys that come with a program for the own machine and open nothing else: the emulators of Azure storage
 * (https://learn.microsoft.com/azure/storage/common/storage-connect-azurite) and of Cosmos DB, and the first accounts of
 * the test chain of https://hardhat.org/hardhat-network/docs; and the hash of `password` in the factories of Laravel.
 */
const emulated: ReadonlySet<string> = new Set([
  ['Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsu', 'Fq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='].join(''),
  ['C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nD', 'uVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw/Jw=='].join(''),
  ['ac0974bec39a17e36ba4a6b4d238ff94', '4bacb478cbed5efcae784d7bf4f2ff80'].join(''),
  ['59c6995e998f97a5a0044966f0945389', 'dc9e86dae88c7a8412f4603b6b78690d'].join(''),
  ['$2y$10$92IXUNpkjO0rOQ5byMi.Ye4o', 'KoEa3Ro9llC/.og/at2.uheWG/igi'].join(''),
  ['5de4111afa1a4b94908f83103eb1f170', '6367c2e68ca870fc3fb9a804cdab365a'].join(''),
]);

/** What RFC 6749, 6750 and 7617 and OpenID Connect show of requests, and the page on the addresses of authenticators, which every library quotes. */
const specified: ReadonlySet<string> = new Set([
  'SplxlOBeZQQYbYS6WxSbIA',
  '2YotnFZFEjr1zCsicMWpAA',
  'tGzv3JOkF0XG5Qx2TlKWIA',
  'mF_9.B5f-4.1JqM',
  '7Fjfp0ZBr1KtDRbnfVdmIw',
  'SlAV32hkKG',
  'JBSWY3DPEHPK3PXP',
  'czZCaGRSa3F0MzpnWDFmQmF0M2JW',
  'QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
]);

/** Cards of https://docs.stripe.com/testing and https://developer.paypal.com/tools/sandbox/card-testing. */
const samples: ReadonlySet<string> = new Set(
  `
    4242424242424242 4000056655665556 5555555555554444 2223003122003222 5200828282828210 5105105105105100 378282246310005
    371449635398431 6011111111111117 6011000990139424 3056930009020004 36227206271667 6555900000604105 3566002020360505
    6200000000000005 4000000000000002 4000000000009995 4000000000009987 4000000000009979 4000000000000069
    4000000000000127 4000000000000119 4000002500003155 4000002760003184 4000003800000446 4000008260003178
    4000000000003220 4000000000000077 4111111111111111 4012888888881881 4222222222222 30569309025904 38520000023237
    3530111333300000 4007000000027 5424000000000015 6011000000000012 370000000000002 4917610000000000
  `
    .trim()
    .split(/\s+/),
);
