import { inLines } from '../../shape/in-lines.ts';
/**
 * True for a word of a name where it can be nobody's but a person's: greeted, asked, thanked or quoted. The same word may
 * be a city (`flights to Paris`) or a product, and there it stays.
 */
export function isSaidOfPerson(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - longestLead), start);
  if (/@$/.test(before)) return true;
  if (!/^\p{Lu}/u.test(text.slice(start, start + 2))) return false;
  const behind = text.slice(end, end + longestLead);
  if (addressed.test(before)) return true;
  if (closing.test(before) && /^[ \t]{0,4}(?:$|[\r\n,]|\\+n)/.test(behind)) return true;
  if (/^['\u2019]s(?![\p{L}\d])/u.test(behind) || acting.test(behind)) return true;
  return /(?:^|[\n\r>*"])[ \t]{0,8}$|\\n[ \t]{0,8}$/.test(before) && /^(?:, ?[a-z]|: ?["'a-z])/.test(behind);
}

const longestLead = 40;

const addressed = new RegExp(
  inLines`
    (?:^|[^\p{L}\d])(?:
      hi|hello|hey|dear|thanks|thank you|thx|cheers|cc|ask(?:ed|ing|s)?|tell(?:ing|s)?|told|ping(?:ed)?|
      call(?:ed)?|email(?:ed)?|remind(?:ed)?|with|by|let|mr|mrs|ms|dr|herr|frau|author|reviewer|assignee|
      reporter|owner|manager|colleague|boss|hallo|hola|bonjour|ciao|danke|merci|gracias|liebe[r]?|name is|am|
      i['\u2019]m|according to
    )[,.:]? {0,2}["'*]{0,2}$
  `,
  'iu',
);

/** What a letter ends with, above the name of whoever wrote it. */
const closing = new RegExp(
  inLines`
    (?:^|[\n>"]|\\n)[ \t]{0,4}(?:
      best|(?:best|kind|warm)[ ](?:regards|wishes)|regards|cheers|thanks|thank you|sincerely|(?:viele|liebe|beste|sch\u00f6ne)[ ]gr\u00fc\u00dfe|gru\u00df|
      cordialement|amicalement|saludos|un saludo|abra\u00e7os?|saluti|groet(?:en|jes)|pozdrawiam|sayg\u0131lar
    )[,!.]?(?:\r?\n|(?:\\+r)?\\+n){1,2}[ \t]{0,4}$
  `,
  'iu',
);

const acting = new RegExp(inLines`
  ^,? (?:
    said|says|asked|asks|wrote|writes|wants|wanted|thinks|thought|told|mentioned|reported|suggested|approved|
    merged|reviewed|pushed|committed|added|fixed|opened|closed|replied|answered|confirmed|agreed|prefers|
    joined|assigned|broke|signed|noticed|called|emailed|and I\b
  )
`);
