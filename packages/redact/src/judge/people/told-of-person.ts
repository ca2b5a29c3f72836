import type { Candidate } from '../../detector.ts';
import { atFirstUse } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/**
 * True where the text around a name says that it is somebody whom the writer has to do with: data about a person stands
 * beside it, or words of an office, of a record or of a letter. A name without any of this is most often that of an author,
 * a public figure, a figure of a book or a brand, and by itself no rule tells one from the other.
 */
export function isToldOfPerson(candidate: Candidate): boolean {
  const { text, start, end, place } = candidate;
  if (place.record !== undefined && goods.test(place.record)) return false;
  if ((place.key !== undefined && keys.test(place.key)) || hasPersonalData(candidate)) return true;
  const before = text.slice(Math.max(0, start - far), start);
  const behind = text.slice(end, end + near);
  return dealing().test(before.slice(-near)) || dealt().test(behind) || column.test(before);
}

/** True where data of a person stand beside a name. */
export function hasPersonalData({ text, start, end, place }: Candidate): boolean {
  if (place.record !== undefined && isPersonalRecord(place.record)) return true;
  return data().test(text.slice(Math.max(0, start - far), start)) || data().test(text.slice(end, end + far));
}

/** True for a record that holds an address, a number or a birthday of somebody under a key that says so. */
export function isPersonalRecord(record: string): boolean {
  return personal.test(record);
}

/** Keys for how somebody is reached, when they were born, their numbers by country, and where they live. */
const personal = new RegExp(
  inLines`
    "(?:\w{1,20}[_.-]?)?(?:
      (?:e[_-]?)?mail(?:[_-]?address)?|(?:tele)?phone(?:[_-]?number)?|mobile|whatsapp|telegram|
      \u0442\u0435\u043b\u0435\u0444\u043e\u043d|\uc804\ud654\ubc88\ud638|\u7535\u8bdd|\u96fb\u8a71|
      dob|date[_-]?of[_-]?birth|birth[_-]?(?:date|day)|salary|gender|mrn|
      ssn|passport(?:[_-]?number)?|iban|national[_-]?id|cpf|curp|pesel|dni|bsn|personnummer|codice[_-]?fiscale|
      (?:[a-z]{4,12}[_-]?)?(?:street|addr(?:ess)?)(?:[_-]?(?:line)?[_-]?[12])?|line1|home_?l(?:at|on|ng)|postal_?code
    )" ?:
  `,
  'i',
);

/** What a record says of goods, which may bear a person's name. */
const goods = /"(?:price|sku|colou?r|stock|brand|qty|quantity|ean|gtin|isbn|category)" ?:/i;

/** Data of a person stand in the same record; a word about a person stands in the same sentence. */
const far = 240;
const near = 60;

/** What a key says of the people it names. */
const keys =
  /[_-]by$|(?:^|[_-])(?:to|from|b?cc|who|users?|people|persons?|members?|staff|contacts?|names?)$|[a-z](?:By|To|From|Name|User)$/;

/** What is written down of a person and of nobody else. */
const data = atFirstUse(
  inLines`
    [\w.+-]@[\w-]+\.[a-z]|
    (?<![\w.])\+\d[\d ().-]{7}|
    (?:^|[^\p{L}])(?:
      phone|mobile|tel(?=[.:]|[ ][+(\d])|e-?mail|dob|date[ _]of[ _]birth|birth(?:day|[_ ]?date)|born on|ssn|passport|
      salary|national[ _]id|insurance|mrn|whatsapp|telegram|sick leave|home_l(?:at|on)|address(?:[_ ]?line)?[_ ]?1?|addr[12]?|(?:shipping|billing|home|mailing)[ _]?(?:street|addr(?:ess)?)|street|resid(?:es|ing|ent) (?:at|in|of)|linkedin\.com/in|facebook\.com/|gps|home location|
      wohnhaft|brutto|gehalt\w*|steuerklasse|diagnos(?:ed|is)|iban|
      geburtsdatum|geboren|anschrift|telefon\p{L}{0,4}|naissance|nacimiento|nascita|nascimento|dni|cpf|pesel|curp|nif|nie|rut|cui[lt]|bsn|oib|egn|jmbg|tfn|nric|aadhaar|ahv|cnp|correo|telefoon|geboortedatum|
      tel[eé]fono|cellulare|celular|courriel|t[ée]l[ée]phone|
      n[ée]e? le|f[øö]d(?:t|d|el\p{L}{2,8})|syntym\p{L}{2,6}|doğum|narozen\p{L}?|urodzeni[ae]|födelsedatum
    )(?![\p{L}])
  `,
  'iu',
);

/** Words before a name that speak of somebody at work, at the doctor's, at the counter or in the house, and the purpose of a payment. */
const dealing = atFirstUse(
  inLines`
    (?:^|[^\p{L}])(?:
      customer|client|patient|employee|applicant|candidate|passenger|guest|tenant|landlord|student|pupil|
      colleague|co-?worker|teammate|manager|boss|supervisor|assistant|recruiter|engineer|attendees?|
      participants?|invitees?|assignee|assigned|reviewer|reviewed by|reporter|reported by|requester|
      requested by|approver|approved by|owner|maintainer|contact|caller|recipient|sender|user|member|
      wife|husband|spouse|(?:grand)?(?:son|daughter|mother|father)|brother|sister|aunt|uncle|cousin|nephew|niece|neighbou?r|
      cc|bcc|attn|attention|dear|hi|hello|hey|mr|mrs|ms|herr|frau|
      spoke (?:to|with)|met with|meeting with|call with|interview(?:ed)?|hired|onboard(?:ed)?|
      ask(?:ed)?|tell|told|ping(?:ed)?|email(?:ed)?|called|remind(?:ed)?|notif(?:y|ied)|invite[sd]?|
      on behalf of|account of|cn|organi[sz]er|card ?holder|plaintiff|defendant|witness|signed(?: by)?|invoice (?:of|for|to)|ticket (?:of|from)|issue from|refund|complaint|appointment|booked for|shipped to|deliver(?:ed)? to|
      \u043a\u043b\u0438\u0435\u043d\u0442\p{L}{0,3}|\u043f\u0430\u0446\u0438\u0435\u043d\u0442\p{L}{0,3}|\u0437\u0430\u043a\u0430\u0437\u0447\u0438\p{L}{1,3}|\u043f\u043e\u043a\u0443\u043f\u0430\u0442\u0435\u043b\p{L}{1,3}|\u043f\u043e\u043b\u0443\u0447\u0430\u0442\u0435\u043b\p{L}{1,3}|\u043e\u0442\u043f\u0440\u0430\u0432\u0438\u0442\u0435\u043b\p{L}{1,3}|\u0441\u043e\u0442\u0440\u0443\u0434\u043d\u0438\p{L}{1,4}|\u0430\u0431\u043e\u043d\u0435\u043d\u0442\p{L}{0,3}|\u0437\u0430\u044f\u0432\u0438\u0442\u0435\u043b\p{L}{1,3}|\u043f\u0430\u0441\u0441\u0430\u0436\u0438\u0440\p{L}{0,3}|\u0433-\u043d|\u0433-\u0436\u0430|\u043a\u043b[\u0456\u0438]\u0454\u043d\u0442\p{L}{0,3}|\u043f\u0430\u0446\u0456\u0454\u043d\u0442\p{L}{0,3}|\u0437\u0430\u043c\u043e\u0432\u043d\u0438\p{L}{1,3}
    )(?![\p{L}])[^\n.!?>]{0,40}$|
    (?:^|\n)[ \t>|]{0,4}:86:[^\n]{0,40}$
  `,
  'iu',
);

/** The heading of a column in which people stand. */
const column =
  /(?:^|[|,;\t\n]) ?"?(?:owner|assignee|reviewer|approver|reporter|customer|client|employee|contact|attendee|user|member|name)(?:[ _]name)?"? ?[|,;\t\n]/i;

/** What a court calls those who stand before it, in the line of their name. */
const parties =
  '(?:Claimant|Plaintiff|Defendant|Petitioner|Respondent|Appellant|Applicant|Intervenor|Kl\u00e4ger(?:in)?|Beklagte[rn]?|Demandeur|Demanderesse|D\u00e9fendeur|Demandante|Demandad[oa]|Attore|Attrice|Convenut[oa])s?';

/** What somebody of whom the writer speaks does, or is, behind the name. */
const dealt = atFirstUse(
  inLines`
    ^(?:['\u2019]s (?:birthday|passport|salary|address|visa|diagnosis|wedding|funeral|surgery|husband|wife|son|daughter|flat|house|laptop|account|ticket|order|calendar|inbox|machine|manager|team|email|phone|PR|branch)|
      \)?,? (?:who|and (?:I|we))\b|
      ,? \(?\[PERSON_\d|
      ,?[ \t]{1,40}(?:${parties})(?!\p{L})|
      ,? (?:
        (?:just |also |already |has |have |had |will )?(?:
          merged|reviewed|pushed|committed|approved|rejected|reported|requested|emailed|complained|signed up|
          logged in|resigned|joined|fixed|reopened|assigned|prefers|pays|paid|owes|owns|invited|texted|messaged|ordered|rescheduled|checked (?:in|out)|moved (?:in|out)|
          created the (?:branch|ticket|issue|account|repo\w*|PR)
        )\b
      )|
      ,? (?:\u043f\u043e|\u043f\u0435\u0440\u0435)?(?:\u0437\u0432\u043e\u043d\u0438\u043b|\u043f\u0438\u0441\u0430\u043b|\u043f\u0440\u043e\u0441\u0438\u043b|\u0436\u0430\u043b\u043e\u0432\u0430\u043b|\u0431\u043b\u0430\u0433\u043e\u0434\u0430\u0440\u0438\u043b)(?:\u0430|\u0438|\u0430\u0441\u044c|\u0441\u044f)?(?!\p{L})|
      ,? (?:\u043d\u0430|\u0437\u0430)(?:\u043f\u0438\u0441\u0430\u043b|\u043a\u0430\u0437\u0430\u043b|\u043f\u043b\u0430\u0442\u0438\u043b)\u0430?(?!\p{L})|
      , (?:our|my|your|his|her|their|the|an?) (?:\p{Ll}+ ){0,3}(?:
        manager|engineer|director|officer|designer|analyst|developer|consultant|accountant|lawyer|nurse|doctor|
        customer|client|colleague|tenant|assistant|contractor|intern|recruiter
      )
    )
  `,
  'u',
);
