import type { Candidate, PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The number of a credit or debit card. */
export const paymentCard: PatternDetector = {
  id: 'payment-card',
  type: 'card',
  label: 'Payment card number',
  shape: "Thirteen to nineteen digits that begin as an issuer's numbers do and whose last digit checks (Luhn).",
  link: 'https://www.iso.org/standard/70484.html',
  policy: 'pii',
  confidence: 'certain',
  family: 'CUSTOMER_ID',
  anchors: [],
  trigger: /[2-6]\d{3}[ -]?\d{4,6}[ -]?\d{3,}/g,
  pattern: expression(
    inLines`
      (?:(?<![\w./:=#+-]|\d{4}[ -])|(?<=\b(?:pan|card|cc|ccnum|card_?(?:no|num|number)|credit_?card|card(?:\[|%5B)number(?:\]|%5D))=)|(?<=\b(?:visa|amex|mastercard|maestro|discover)\b[^\n=]{0,12}\bnumber=))(?:
        4\d{3}|5[1-5]\d{2}|2[2-7]\d{2}|6(?:011|4[4-9]\d|5\d{2})|3[47]\d{2}|3(?:0[0-5]|[689]\d)\d|35\d{2}|62\d{2}
      )(?:[ -]?\d){8,15}(?![\w./:+-]{0,2}\d)(?![ -]\d{4}(?![\d/]))(?!\w)
    `,
    'gi',
  ),
  reach: [2, 26],
  accept: isCard,
};

/** What is counted or named by number, and never paid with. */
const counted = new RegExp(
  inLines`
    (?:\b|_)(?:
      id|ids|order|trace|span|snowflake|batch|tracking|parcel|shipment|invoice|ref|reference|serial|timestamp|
      ts|seq|sequence|offset|size|bytes|nonce|build|isbn|ean|upc|sku|barcode|imei|iccid|version|run|job|ticket|
      message|channel|guild|tweet|status|post|counter|cycles|count|total|sum|checksum|seed|hash|crc|ticks|nanos|micros|cursor|revision|
      (?:sequence|serial|order|tracking|batch|item|part|lot|article|product)_?(?:number|no|num)|stock|quantity
    )(?: (?:seed|value|reached|is|was|of|at))?(?:["'\x60]?\s{0,2}[:=#/]{0,2}\s{0,2}["'\x60#]{0,2}|</\w{1,9}>\s{0,4}<\w{1,9}>)$|\) ?={2,3} ?$
  `,
  'i',
);

/** What such a number counts, behind it. */
const countedOff = /^["']? ?(?:ticks|bytes|ns|ms|us|steps|rows|\(u?(?:int)?64\)|u64)\b/;

/** The same for four groups of four, as parcels, orders and papers are numbered as well. */
const referred = new RegExp(
  inLines`
    (?<![\p{L}\d_])(?:
      (?:order|tracking|parcel|shipment|serial|ticket|licen[cs]e)(?:[ _](?:number|no|num|nr|ref|id|key))?|ref|reference|folio|
      (?:sendungs|bestell|auftrags|rechnungs|serien|vorgangs|ticket|lizenz)nummer|
      num\u00e9ro de (?:suivi|commande|s\u00e9rie)|
      n\u00famero de (?:pedido|seguimiento|serie|s\u00e9rie|rastreio)|pedido(?: n\.?[\u00ba\u00b0]?)?|
      numero d['\u2019]ordine|bestelnummer|
      \u6ce8\u6587\u756a\u53f7|\u8ffd\u8de1\u756a\u53f7|\u8ba2\u5355\u53f7|\u5feb\u9012\u5355\u53f7
    )\.?["'\x60]?[ \t]{0,2}[:=#\uff1a]{0,2}[ \t]{0,2}["'\x60#]{0,2}$
  `,
  'iu',
);

function isCard(value: string, { text, start }: Candidate): boolean {
  if (referred.test(text.slice(Math.max(0, start - 32), start))) return false;
  if (!/[ -]/.test(value)) {
    if (/^ ?(?:[*^]|\/(?=[\d(]))/.test(text.slice(start + value.length, start + value.length + 3))) return false;
    if (
      counted.test(text.slice(Math.max(0, start - 24), start)) ||
      countedOff.test(text.slice(start + value.length, start + value.length + 12))
    )
      return false;
    if (value.length === 13 && !/card|visa/i.test(text.slice(Math.max(0, start - 60), start))) return false;
  }
  const digits = value.replace(/\D/g, '');
  if (digits.length < 13 || digits.length > 19 || new Set(digits).size < 4) return false;
  if (/[ -]/.test(value) && !/^\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}$|^\d{4}([ -])\d{6}\2\d{4,5}$/.test(value)) return false;
  if (isCountedUp(value)) return false;
  if (
    /^3[47]/.test(digits)
      ? digits.length !== 15
      : /^5|^2/.test(digits)
        ? digits.length !== 16
        : /^4/.test(digits)
          ? ![13, 16, 19].includes(digits.length)
          : false
  )
    return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** Groups that go up by little are the rows of a table, such as one of characters. */
function isCountedUp(value: string): boolean {
  const groups = value.split(/[ -]/).map(Number);
  return (
    groups.length > 2 && groups.every((group, index) => index === 0 || Math.abs(group - groups[index - 1]! - 15) < 15)
  );
}
