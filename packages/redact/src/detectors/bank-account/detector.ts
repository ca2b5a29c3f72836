import type { Candidate, PatternDetector } from '../../detector.ts';
import { type Labelled, labelled } from '../../numbers/labelled.ts';

/** Names of accounts, of banks and of cards, and the numbers behind them. */
const table: Labelled = labelled(`
  account number, account no, account num, acc no, acc number, a/c no, a/c number, account nr, account #, acct number, acct no, acct num, acct #, acct nr, bank account, bank acct, checking account, savings account, *kontonummer, *kontonr, *rekeningnummer, bankrekening, numéro de *compte, *compte bancaire, número de *cuenta, numero di *conto, conto corrente, número da *conta, *bankkonto, *tilinumero, nr konta, numer konta, číslo účtu, cislo uctu, *bankszámlaszám, hesap no, hesap numarası, номер счёта, расчётный счёт, лицевой счёт, номер рахунку, 口座番号, 银行账号, 银行卡号, 銀行帳號, 账号, 계좌번호, nomor *rekening, số tài khoản, เลขที่บัญชี, รหัสบัญชี, खाता संख्या, رقم الحساب, מספר חשבון | 9{26} 9{6,17} 9{2,6}[/]?9{3,10}[/]9{4} 9{4}-9{4}-9{2}-9{10}
  account?, acct?, acc?, konto?, a/c? | 9{8,17}
  routing, routing number, routing no, routing code, routing transit, aba?, aba routing, aba number, bank routing, *rtn?, transit number, institution number, *blz, *bankleitzahl | 9{8,9} 9{5}-9{3}
  sort code, bank code, bank sort code | 99-?99-?99
  *bsb | 9{3}-?9{3}
  *clabe | 9{18}
  *cbu, *cvu | 9{22}
  cvv, cvv2, cvc, cvc2, cvn, card security, card verification, security code of card, security code, cryptogramme, cryptogramme visuel, kartenprüfnummer, kartenprüfziffer, code de sécurité, codice di sicurezza, código de seguridad, código de segurança | 9{3,4}
`);

/** The number of a bank account, without the check digits that an IBAN has. */
export const bankAccount: PatternDetector & Labelled = {
  id: 'bank-account',
  type: 'bank_account',
  label: 'Bank account or routing number',
  shape:
    'Six to seventeen digits behind `account number`, `routing number`, `sort code`, `BSB` and their like of other countries, or in the column under one; the three or four digits behind `CVV`.',
  link: 'https://www.aba.com/about-us/routing-number',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  ...table,
  ranges: (match, text, at) =>
    table.ranges(match, text, at).flatMap(([start, end]) => [[start, end], ...accountBehind(text, at, [start, end])]),
  accept: (value, candidate) => !(/^\d{12}$/.test(value) && isOfCloud(candidate)),
};

/** Behind the number of a bank the word for an account says enough: `Sort code 20-45-77, account 53418827`. */
function accountBehind(text: string, at: number, place: readonly [number, number]): [number, number][] {
  if (!/^(?:sort|bank c|bsb|rout|aba|trans|blz)/i.test(text.slice(at, at + 6))) return [];
  behindBank.lastIndex = at + place[1];
  const found = behindBank.exec(text);
  if (!found) return [];
  const end = place[1] + found[0].length;
  return [[end - found[1]!.length, end]];
}

const behindBank =
  /[,;/]? (?:and |und |& )?(?:account|acct?|a\/c|konto)\.?(?: (?:number|no\.?|nr\.?|is))?:? (\d{2,4}(?: \d{3,4}){1,3}|\d{6,12})(?![\d.,/-]\d|\w)/iy;

/** Clouds number what their customers rent by twelve digits, and call it an account as well. */
function isOfCloud({ text, start, end }: Candidate): boolean {
  return (
    /accounts?(?:[ _-]?ids?)?\\{0,7}["']?\s{0,3}[:=]?\s{0,24}\[?\s{0,24}\\{0,7}["']?$/i.test(
      text.slice(Math.max(0, start - 80), start),
    ) && !ofBanks.test(text.slice(Math.max(0, start - 200), end + 200))
  );
}

const ofBanks =
  /bank|iban|routing|sort.?code|branch|holder|balance|swift|\bbic\b|deposit|payee|payout|payment|wire|(?<!content-)transfer|refund|debit|credit|checking|savings|salary|payroll/i;
