import { inLines } from './in-lines.ts';

/** What a person is to an office, a shop, a school or a meeting: what stands in keys, in headings and before names. */
export const roles: readonly string[] = `
    customer client patient employee applicant candidate passenger guest tenant landlord student pupil manager
    supervisor recruiter attendee participant invitee assignee reviewer reporter requester requestor approver owner
    maintainer contact caller recipient sender user member beneficiary buyer seller driver teacher instructor
    speaker presenter interviewer organizer organiser cardholder claimant policyholder consignee traveller
  `
  .trim()
  .split(/\s+/);

/** What a list of several calls them. */
export const gatherings: readonly string[] = `
    people, persons, roster, class list, staff, on shift, contacts, klassenliste, gästeliste, teilnehmerliste, mitarbeiterliste, alumnos, leerlingen, invited, present, absent, on call, volunteers, watchers, followers, subscribers, stakeholders, teilnehmer, teilnehmerinnen, teilnehmende, anwesend, anwesende,
    abwesend, eingeladen, mitarbeiter, mitarbeiterinnen, kunden, mieter, gäste, présents, absents, invités, participantes,
    asistentes, invitados, partecipanti, presenti, invitati, deelnemers, aanwezig, gasten, uczestnicy, obecni, deltagare,
    deltakere, deltagere, osallistujat, účastníci
  `
  .trim()
  .split(/,\s+/);

/** What a firm, a program or a thing may be to them as well: behind these words it takes a name to tell a person. */
export const mayBeFirm: RegExp = new RegExp(
  `^(?:${[
    'customer|client|owner|driver|sender|recipient|seller|buyer|tenant|landlord|beneficiary|user|contact|host|member|guest|maintainer|consignee',
    'halter(?:in)?|inhaber(?:in)?|eigent\u00fcmer(?:in)?|vertreter(?:in)?|antragsteller(?:in)?|versicherter?|propri\u00e9taire|locataire|bailleur|assur\u00e9e?',
    'propi?r?etari[oa]|inquilin[oa]|asegurad[oa]|propriet[a\u00e1]ri[oa]|assicurat[oa]|eigenaar|(?:ver)?huurder|verzekerde|w\u0142a\u015bciciel|najemca',
    'organi[sz]er|caller|request[eo]r|kund[ei]n?|bill to|ship to|plaintiff|defendant|insured|account holder|registrant|holder|fn|less(?:ee|or)|occupant',
    'modtager|mottak(?:er|are)|mottagare|vastaanottaja|penerima|pengirim|pelanggan|kh\u00e1ch h\u00e0ng|ng\u01b0\u1eddi (?:nh\u1eadn|g\u1eedi)|al\u0131c\u0131|g\u00f6nderen|m\u00fc\u015fteri',
    'kontoinhaber(?:in)?|rekeninghouder|policy holder|prepared for|account owner|nome do titular|nombre del titular|nom du titulaire|nome del titolare|naam rekeninghouder|posiadacz rachunku|kontohaver|kontoinnehavare',
    'melder|anrufer|anmelder|demandeur|solicitante|richiedente|requerente|aanvrager|indiener|wnioskodawca|\u017eadatel|k\u00e9relmez\u0151|pemohon',
    '\u00fcgyf\u00e9l|c\u00edmzett|odb\u011bratel|p\u0159\u00edjemce|odbiorca|nadawca|asiakas|destinatar|kreditor|betaler|respons\u00e1vel',
  ].join('|')})s?(?:[ ._-]?name)?$`,
  'i',
);

/** What a person is to another, as a pattern. */
export const relations = `wife|husband|spouse|fianc\u00e9e?|son|daughter|brother|sister|mother|father|mum|mom|dad|aunt|uncle|cousin|nephew|niece|grandson|granddaughter|girlfriend|boyfriend|partner|friend|neighbou?r|colleague|co-?worker|boss|manager|supervisor|assistant|landlord|tenant|roommate|flatmate|lawyer|doctor|dentist|therapist|accountant|teacher|nanny|nurse|carer|caregiver`;

/** The same in other languages, behind words for "my" and "his": `mi esposa`, `mein Chef`, `la mia vicina`. */
export const relationsAbroad: string = inLines`
  (?:
    (?:[Mm]i|[Ss]u|[Nn]uestr[oa]) (?:espos[oa]|marido|mujer|hij[oa]|herman[oa]|madre|padre|jef[ea]|colega|vecin[oa]|compa\u00f1er[oa]|amig[oa]|novi[oa]|abogad[oa]|abuel[oa]|t\u00ed[oa]|prim[oa]|sobrin[oa]|cu\u00f1ad[oa]|suegr[oa]|niet[oa])|
    (?:[Mm]on|[Mm]a|[Ss]on|[Ss]a|[Nn]otre|[Vv]otre) (?:mari|femme|\u00e9pouse|\u00e9poux|fils|fille|fr\u00e8re|s\u0153ur|m\u00e8re|p\u00e8re|coll\u00e8gue|voisine?|chef|patron|amie?|m\u00e9decin|avocate?|grand-(?:m|p)\u00e8re|oncle|tante|cousine?|neveu|ni\u00e8ce|beau-p\u00e8re|belle-m\u00e8re)|
    (?:[Mm]ein|[Ss]ein|[Ii]hr|[Uu]nser)(?:e[nmr]?)? (?:Frau|Mann|Sohn|Tochter|Bruder|Schwester|Mutter|Vater|Kolleg(?:e|en|in)|Nachbar(?:n|in)?|Chef(?:in)?|Freund(?:in)?|Vermieter(?:in)?|Arzt|\u00c4rztin|Anwalt|Anw\u00e4ltin|Oma|Opa|Onkel|Tante|Enkel(?:in)?|Neffe|Nichte|Cousine?|Schwager|Schw\u00e4gerin|Mieter(?:in)?|Verlobter?)|
    (?:(?:[Ii]l|[Ll]a) )?(?:[Mm]i[oa]|[Ss]u[oa]|[Nn]ostr[oa]) (?:moglie|marito|figli[oa]|fratello|sorella|mamma|pap\u00e0|madre|padre|collega|vicin[oa]|capo|amic[oa]|avvocato|nonn[oa]|zi[oa]|cugin[oa]|cognat[oa]|suocer[oa]|nipote)|
    (?:[Mm]eu|[Mm]inha|[Ss]eu|[Ss]ua|[Nn]oss[oa]) (?:espos[oa]|marido|mulher|filh[oa]|irm\u00e3o?|m\u00e3e|pai|chefe|colega|vizinh[oa]|amig[oa]|namorad[oa]|av[\u00f3\u00f4]|ti[oa]|prim[oa]|sobrinh[oa]|cunhad[oa]|sogr[oa]|net[oa])|
    (?:[Mm]ijn|[Oo]nze|[Zz]ijn|[Hh]aar) (?:vrouw|man|zoon|dochter|broer|zus|moeder|vader|collega|buurman|buurvrouw|baas|vriend(?:in)?|huisarts|opa|oma|oom|tante|neef|nicht|zwager|schoon(?:moeder|vader))|
    (?:[Mm]\u00f3j|[Mm]oja|[Mm]ojej|[Mm]ojego|[Nn]asz|[Nn]asza) (?:\u017con[a\u0119y]|m\u0105\u017c|syn|c\u00f3rk[a\u0119i]|brat|siostr[a\u0119y]|mam[ay]|ojciec|szef(?:owa)?|kole\u017canka|kolega|s\u0105siad(?:ka)?|babci[a\u0119]|dziadek|wujek|ciocia|kuzyn(?:ka)?)|
    (?:[Mm]in|[Mm]itt|[Vv]\u00e5r) (?:fru|man|son|dotter|bror|syster|mamma|pappa|chef|kollega|granne|kone|mann|datter|s\u00f8nn|s\u00f8n|s\u00f8ster|sjef|nabo|mormor|morfar|farmor|farfar|moster|faster|kusin|onkel|tante)
  )
`;
