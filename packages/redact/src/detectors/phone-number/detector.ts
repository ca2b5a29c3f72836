import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { anyWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isPhone } from './accept.ts';

/** A phone number. Without a country code only a word beside it tells it from other numbers. */
export const phoneNumber: PatternDetector = {
  id: 'phone-number',
  type: 'phone',
  label: 'Phone number',
  shape:
    'An international number that the numbering plan of its country knows, or a national one beside a word such as "phone".',
  link: 'https://www.itu.int/rec/T-REC-E.164',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ...inLines`
      phone|msisdn|cell|tel|call|fax|whatsapp|sms|+1|+2|+3|+4|+5|+6|+7|+8|+9|%2b|contact|+ |(0|wa.me/|
      sip:|sips:|sip/|iax2/|(2|(3|(4|(5|(6|(7|(8|(9|joindre|signal|hotline|text me|handy|erreichbar|
      number's|gsm|cel.|cel:|celular|hp:|tlf|rufnummer|portable|reach|ring me|ring 0|ring 6|ring 7|ring 8|
      ring 9| 00|kontaktnummer|m: 0|t: 0|p: 0|hp 0|ring her|ring him|ring us|y number|il mio numero|
      meine nummer|mijn nummer|dial|ph:|ph.|fon:|fon |ph |mob|movil|puh|appelez|ruf mich|
      chiamami|bel me|informed on|back on|hmu|hit me up|numer|y no |y no.|is no |er no |r new no|appelle d|simu|durchwahl|
      zelle|bizum|twint|swish|vipps|mobilepay|mb way|mbway|gcash|paytm|m. 0|t. 0|p. 0|unter 0|ring til|ring mig|pesa|dzwo|at 0|on 0|au 0|al 0|op 0|em 0|na 0|pod 0|llama|llame|marcar |chiam|appeler |ligar |ligue|bellen |ringa p|ringe p|@
    `.split('|'),
    ...['m', 't', 'p', 'c'].flatMap((letter) => [...'123456789('].map((digit) => `${letter}: ${digit}`)),
  ],
  trigger: expression(
    inLines`
      \u00b7 \(?\d|\u2022 \(?\d|
      \b07\d{3} \d{3}|\b0[789]0-\d{4}-\d|\b0[67] \d\d \d\d \d\d|p\u00e5 0|[\u03c4\u03a4]\u03b7\u03bb|[\u03ba\u039a]\u03b9\u03bd\u03b7\u03c4|\n[MTPmtp] 0\d|\u260e|\ud83d[\udcde\udcf1]|
      num\u00e9ro|n\u00famero|i\u1ec7n tho\u1ea1i|[mM]\u00f3vil|[tT]\u00e9l|\uc5f0\ub77d\ucc98|[lL]l\u00e1m|
      \u05e0\u05d9\u05d9\u05d3|
      \u05d8\u05dc\u05e4\u05d5\u05df|
      \u092e\u094b\u092c\u093e\u0907\u0932|
      \u092b\u094b\u0928|\u0e42\u0e17\u0e23|\u0e40\u0e1a\u0e2d\u0e23\u0e4c|\u0432\u043e\u043d|S\u0110T|s\u0111t|\u96fb\u8a71|\u624b\u673a|\u7535\u8bdd|
      \u643a\u5e2f|\u0442\u0435\u043b|\u0422\u0435\u043b|\u043c\u043e\u0431|\u041c\u043e\u0431|\uc804\ud654|
      \ud734\ub300\ud3f0|\ud578\ub4dc\ud3f0|\u0647\u0627\u062a\u0641
    `,
    'gi',
  ),
  pattern: expression(
    inLines`
      (?:\bwa\.me/|\b(?:PJSIP|SIP|IAX2)/|\b(?:sips?|sms|callto|whatsapp):(?://)?)(?<value>\+?[1-9]\d{7,14})(?!\d)|
      (?<![\w.+/#@&-])(?<value>
        \+[1-9](?=(?:[ ()./-]?[ ()]?\d){9})(?:[\d()./-]|[ ](?![ ])){8,20}\d(?=[ ]{2,40}\S)|
        (?:\+|00)[1-9]\d{8,13}(?=[ ]\(\d)|
        (?:\+|%2B|00)[1-9][\d ()./-]{6,20}\d|
        8[ ]?\((?=\d{3}\)[ ]?\d{3}[ -]?\d\d[ -]?\d\d(?!\d))\d{3}\)[\d -]{7,10}\d|
        \(0?\d{2,4}\)[\d ./-]{5,14}\d|\(0\)[ ]?\d{2,4}[ /-]{1,3}[\d ./-]{4,12}\d|
        [0-9]{2,5}(?: / |[ ./-]?)\d[\d ./-]{4,14}\d
      )(?![\w@%]|=(?!\r?\n)|[.:/-]\d)
    `,
    'g',
  ),
  // A bracket before digits says something only where it holds the beginning of a number alone.
  guard: `(?!\\((?=\\d)(?!\\d{1,5}\\)))${anyWritten(90)}\\d(?:[ ()./\\\\-]{0,14}\\d){5}|(?<=00[1-9][\\d ()./-]{6,20}\\d[^]{0,60})|@(?<=\\d[ \\t]{0,3}[|,;/\\u00b7\\u2022\\u2013\\u2014]?[ \\t]{1,3}[\\w.+-]{1,64}@)`,
  reach: [60, 64],
  accept: isPhone,
};
