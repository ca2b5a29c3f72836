import type { PatternDetector } from '../../detector.ts';
import { hasPersonalData } from '../../judge/people/told-of-person.ts';
import { labelled } from '../../numbers/labelled.ts';
import { inLines } from '../../shape/in-lines.ts';

/** Where somebody's coins lie: everybody can see what was paid from there and to there. */
export const walletAddress: PatternDetector = {
  id: 'wallet-address',
  type: 'wallet_address',
  label: 'Wallet address of a person',
  shape:
    'An address of Bitcoin, Ethereum, Litecoin, Tron, Cardano or Solana behind `wallet`, `payout address` and their like, where the words or the data around it tell of its owner.',
  link: 'https://en.bitcoin.it/wiki/Invoice_address',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  ...labelled(`
    wallet, wallets, wallet address, wallet addr, crypto address, btc address, bitcoin address, eth address, ethereum address, ltc address, trx address, usdt address, sol address, payout address, payout wallet, deposit address, withdrawal address, withdraw address, refund address, beneficiary address, *cartera, *billetera, *portefeuille, *portafoglio, *carteira, *geldbörse, *cüzdan, кошелёк, кошелек, 钱包, 錢包, 지갑, ウォレット | [0]x[\\da-f]{40} bc1[\\da-z]{38,59} [13][1-9A-HJ-NP-Za-km-z]{25,33} [LMT][1-9A-HJ-NP-Za-km-z]{26,33} addr1[\\da-z]{50,100} [1-9A-HJ-NP-Za-km-z]{43,44}
  `),
  accept: (value, candidate) => {
    const { text, start, end, place } = candidate;
    const around = `${text.slice(Math.max(0, start - 160), start)} ${text.slice(end, end + 80)} ${place.record ?? ''}`;
    // Words of a sentence have none but letters of that kind as well.
    return /\d/.test(value) && !/^0x0{6}|dead/i.test(value) && (ofSomebody.test(around) || hasPersonalData(candidate));
  },
};

/** Words about the one whose wallet it is. */
const ofSomebody = new RegExp(
  inLines`
    (?:^|[^\p{L}])(?:
      customers?|clients?|beneficiar(?:y|ies)|(?:account |wallet |card)?holder|personal|private person|his|her|my|their|
      kyc|employee|freelancer|contractor|payee|recipient|donor|subscriber|(?:full|first|last)[ _]?name|owner[ _]?name
    )(?![\p{L}])
  `,
  'iu',
);
