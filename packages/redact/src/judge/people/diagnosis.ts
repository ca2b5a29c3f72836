import { atFirstUse } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** True for words that may say what somebody suffers from, or the code of it: not for what stands where nothing is known yet. */
export function mayBeDiagnosis(value: string): boolean {
  return /\p{L}/u.test(value) && !nothing.test(value);
}

const nothing =
  /^(?:none|n\/a|null|nil|true|false|pending|unknown|tbd|string|text|see \w+|required|optional|no diagnosis|keine?|unbekannt|ninguno|aucun|not? \w+(?: \w+)?)$/i;

/** True where a form or a note names a patient, or gives the number or the birthday of one. */
export function namesPatient(text: string): boolean {
  return patient().test(text);
}

const patient = atFirstUse(
  inLines`
    (?:^|[^\p{L}])(?:
      (?:
        (?:[Pp]ati[e\u00eb]nt(?:in|e|ka)?|PATIENT|[Pp]a[cz]iente|[Pp]acjent(?:ka)?|[Pp]asient|[Hh]asta|\u041f\u0430\u0446\u0438\u0435\u043d\u0442(?:\u043a\u0430)?)
          (?:[ _-]?(?:[Nn]ame|NAME))?["'*]{0,3}[ \t]{0,3}[:=|][ \t"'*]{0,4}(?:(?:Mr|Mrs|Ms|Herr|Frau)\.?[ ])?(?:\p{Lu}[\p{L}'\u2019.-]{1,30},?[ ]\p{Lu}|\[)|
        (?:MRN|DOB|D\.O\.B\.|[Dd]ate of [Bb]irth|[Gg]eburtsdatum|[Dd]ate de naissance|[Ff]echa de nacimiento|[Dd]ata di nascita|[Gg]eboortedatum|(?:[Pp]atient(?:en)?|NHS|[Hh]ospital|HOSPITAL|[Cc]hart|[Mm]edical [Rr]ecord)[ _-]?(?:ID|[Ii]d|[Nn]umber|NUMBER|[Nn]o\.?|[Nn]ummer))
          ["'*]{0,3}[ \t]{0,3}[:=#|][ \t"'*]{0,4}[\w[]
      )
    )|(?:\u60a3\u8005|\u75c5\u4eba|\ud658\uc790)(?:\u59d3\u540d|\u540d|\uba85)?[ ]?[:\uff1a][ ]?[\p{Lo}[]
  `,
  'u',
);
