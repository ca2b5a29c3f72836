import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { quoteWritten, spaceWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isMixed, isVaried } from '../../shape/varied.ts';

/** The private key of a wallet, in the spellings that wallets and development chains print. */
export const walletKey: PatternDetector = {
  id: 'wallet-key',
  type: 'private_key',
  label: "Wallet's private key",
  shape:
    'A list of `0x` and 64 hexadecimal digits below a heading that speaks of private keys, a WIF key behind such words or `importprivkey`, the argument of `Wallet(…)` and its like, the seed of a wallet in hexadecimal digits, an extended private key (`xprv`), or a key that says so in its first letters (`nsec1`, `suiprivkey1`, `edsk`, `ed25519_sk1`).',
  link: 'https://en.bitcoin.it/wiki/Wallet_import_format',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: [
    'private key',
    'private-key',
    'privkey',
    'priv key',
    'priv-key',
    'priv_key',
    'privatekey',
    'private_key',
    'wif',
    'xprv',
    'tprv',
    'yprv',
    'zprv',
    'nsec1',
    'suiprivkey1',
    'edsk',
    '_sk1',
    '_xsk1',
    'wallet(',
    'toaccount(',
    'addaccount(',
    'signingkey(',
    'from_key(',
    ...['wallet', 'master', 'bip39', 'bip32', 'hd', 'signer', 'deployer', 'validator'].flatMap((whose) =>
      ['_', '-', ' ', ''].map((joint) => `${whose}${joint}seed`),
    ),
    'accounts',
    ...['wallet', 'signer', 'deployer', 'owner', 'account', 'private', 'eth', 'evm', 'sender'].flatMap((whose) => [
      `${whose}pk`,
      `${whose}_pk`,
    ]),
  ],
  pattern: expression(
    inLines`
      \bprivate[ _]?keys?\b[^\n]{0,40}\r?\n(?:[ \t]{0,8}[=-]{2,60}[ \t]{0,4}\r?\n|[ \t]{0,4}\r?\n){0,3}(?:
        [ \t]{0,8}(?:\(?\d{1,3}[).:]?[ \t]{1,4})?(?:0x)?[0-9a-fA-F]{64}(?![0-9a-fA-F])[^\n]{0,40}(?:\n|$)
      ){1,40}|
      \([0-9]{1,3}\)[ \t]{1,3}(?<value>0x[0-9a-fA-F]{64})(?![0-9a-fA-F])(?=[^\n]{0,40}private key)|
      (?<![0-9A-Za-z])(?<value>(?:0x)?[0-9a-fA-F]{64})(?=["'\x60]?(?:,)?[ ](?:is|was|as|-|\()[ ]?(?:(?:the|my|our|your|its|a)[ ])?(?:\w{2,16}[ ]){0,2}?private[ _]key)|
      (?:priv(?:ate)?[ _-]?key|\bwif)s?\b[^\n]{0,40}?(?<![A-Za-z0-9])(?<value>
        (?:5[1-9A-HJ-NP-Za-km-z]{50}|[KLc][1-9A-HJ-NP-Za-km-z]{51})
      )(?![A-Za-z0-9])|
      (?:
        \b(?:Wallet|privateKeyToAccount|SigningKey|fromPrivateKey|addAccount|from_key)\(\s{0,4}|
        \baccounts["']?\s{0,3}[:=]\s{0,3}\[\s{0,4}
      )\\{0,3}["'\x60](?<value>(?:0x)?[0-9a-fA-F]{64})(?=\\{0,3}["'\x60])|
      (?<![A-Za-z])(?:wallet|signer|deployer|owner|account|private|eth|evm|sender)_?pk(?:\\{0,3}["'\x60])?\s{0,3}(?::|={1,2})\s{0,3}(?:\\{0,3}["'\x60])?(?<value>(?:0x)?[0-9a-f]{64})(?![0-9A-Za-z])|
      (?<![A-Za-z])(?:wallet|master|bip39|bip32|hd|signer|deployer|validator)[ _-]?seed(?:[ _-]?hex)?(?:\\{0,3}["'\x60])?\s{0,3}(?::|={1,2}|\sis\s)\s{0,3}(?:\\{0,3}["'\x60])?
        (?<value>(?:0x)?(?:[0-9a-f]{128}|[0-9a-f]{64}))(?![0-9A-Za-z])|
      (?<![A-Za-z0-9])(?<value>nsec1[02-9ac-hj-np-z]{58}|suiprivkey1[02-9ac-hj-np-z]{59})(?![A-Za-z0-9])|
      (?<![A-Za-z0-9_])(?<value>
        (?:(?:ed25519e?|addr|stake|root|acct|policy)_x?|stake_vkh_|payment_)sk1[02-9ac-hj-np-z]{58,230}|
        edsk(?:[1-9A-HJ-NP-Za-km-z]{94}|[1-9A-HJ-NP-Za-km-z]{50})
      )(?![A-Za-z0-9])|
      (?<![A-Za-z0-9])(?<value>[xtyz]prv[1-9A-HJ-NP-Za-km-z]{100,112})(?![A-Za-z0-9])
    `,
    'gi',
  ),
  guard: `(?!accounts)|accounts(?:${quoteWritten})?${spaceWritten}{0,3}[:=]${spaceWritten}{0,3}\\[`,
  reach: [140, 5000],
  ranges: keysOf,
  accept: (value) =>
    isVaried(value) && (/^(?:0x)?[0-9a-f]+$|^(?:nsec|suiprivkey|\w{4,14}sk)1/i.test(value) || isMixed(value)),
};

function keysOf(match: string): [number, number][] {
  return [
    ...match.matchAll(
      /(?:nsec|suiprivkey)1[02-9ac-hj-np-z]{58,59}|\b[a-z\d]{4,8}_x?sk1[02-9ac-hj-np-z]{58,230}|(?:0x)?(?:[0-9a-fA-F]{128}|[0-9a-fA-F]{64})(?![0-9a-fA-F])|[1-9A-HJ-NP-Za-km-z]{51,116}/g,
    ),
  ].map(({ 0: key, index }) => [index, index + key.length]);
}
