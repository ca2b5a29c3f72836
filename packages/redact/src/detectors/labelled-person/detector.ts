import type { Candidate, PatternDetector } from '../../detector.ts';
import { isKnownName, isLikelyPerson, mayBePerson, readsAsName } from '../../judge/people/likely-name.ts';
import { isInOtherScript, isNameInOtherScript } from '../../judge/people/other-script.ts';
import { endsAsSurname } from '../../judge/people/rarer-names.ts';
import { isRenowned } from '../../judge/people/renown.ts';
import { atFirstUse, expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameInOtherScript, nameParticles, nameWord as word } from '../../shape/person-name.ts';
import { gatherings, mayBeFirm, roles } from '../../shape/roles.ts';

const name = `(?:(?:(?:Dr|Prof|Mr|Mrs|Ms|Miss|Herr|Frau|Fr|Mme)\\.? (?:(?:med|jur|phil|Ing|rer\\. nat)\\. )?){0,2}(?:\\p{Lu}\\. ?){0,2}${word}(?: \\p{Lu}\\.)?(?: (?:(?:${nameParticles}) )?${word}){0,3}|${nameInOtherScript})`;

/** Labels behind which nobody but a person stands, in the words of forms, letters and notes; upper case counts as well. */
const certain: readonly string[] = [
  ...roles,
  ...roles.map((role) => `${role}s`),
  ...[...roles, ...'full legal holder registrant'.split(' ')].flatMap((of) => [
    `${of} name`,
    `${of}.name`,
    `${of}_name`,
  ]),
  ...`
    salarié, salariée, reisende person, reisender, reisende, fahrgast, passager, passagère,
    patientin, patiente, paciente, paziente, pacjent, pacjentka, hasta, next of kin, emergency contact, lessee, lessor, occupant,
    registered owner, primary contact, secondary contact, alternate contact, contact person, spouse, mother, mother's name, father,
    father's name, guardian, chaired by, chairperson, chairman, schriftführer, schriftführerin, protokollführer, protokollführerin, secrétaire de séance, président de séance, présidente de séance, secretario de actas, secretaria de actas, segretario verbalizzante, notulist, protokolant, protokolantka, referent protokołu, minutes, minutes by, minutes taken by, apologies,
    present, absent, contact.person, contact_person, interviewee, witness, plaintiff, defendant, insured, account holder, card holder, name on card,
    gp, surgeon, physician, therapist, midwife, nurse, line manager, hiring manager, referee, tutor, advisor, attn, att, att.,
    attn., fao, suggested-by, requested-by, mentored-by, reviewed-by, approved-by, merged-by, acked-by, tested-by, reported-by, helped-by, bill to, ship to, fn, kunde, kundin, mitarbeiter,
    mitarbeiterin, ansprechpartner, ansprechpartnerin, sachbearbeiter, sachbearbeiterin, imię i nazwisko, nazwisko,
    ad soyad, adı soyadı, nom complet, nom et prénom, nombre completo, nombre y apellidos, nome completo,
    nome e cognome, volledige naam, fullständigt namn, họ tên, họ và tên, nama, nama lengkap,
    jméno, jméno a příjmení, nume, numele, név,
    schüler, schülerin, lehrer, lehrerin, bewerber, bewerberin, zeuge, zeugin, betreuer, betreuerin, hausarzt, ärztin, élève, étudiant, étudiante, enseignant,
    enseignante, témoin, alumno, alumna, empleado, empleada, testigo, médico, aluno, aluna, funcionário, funcionária, dipendente, alunno, alunna, testimone,
    gast, huésped, ospite, hóspede, gość, hotelgast, behandelnder arzt, behandelnde ärztin, operateur, zuweiser, médecin traitant, médico de cabecera, huisarts, leerling, werknemer, getuige, patiënt, uczeń, uczennica, pracownik, halter, halterin, fahrzeughalter, fahrzeughalterin, kfz-halter, właściciel pojazdu, posiadacz pojazdu, titulaire de la carte grise, titular del vehículo, intestatario del veicolo, inhaber, inhaberin, eigentümer, eigentümerin, vertreter, vertreterin,
    pasient, fastlege, elev, lærer, ansat, kontaktperson, kontaktpersoon, persona di contatto, persona de contacto, pessoa de contato, personne de contact,
    osoba kontaktowa, osoba do kontaktu, kontaktní osoba, pacient, pacientka, beteg, läkär, läkare, potilas, pasien, karyawan, bệnh nhân, nhân viên,
    responsável, öğrenci, çalışan, sürücü, modtager, mottaker, mottagare, vastaanottaja, penerima, pengirim, pelanggan, khách hàng, người nhận, người gửi,
    alıcı, gönderen, müşteri, ügyfél, címzett, odběratel, příjemce, odbiorca, nadawca, asiakas, destinatar, kreditor, betaler,
    kontoinhaber, kontoinhaberin, rekeninghouder, antragsteller, antragstellerin, versicherte, versicherter, propriétaire, locataire, bailleur, assuré, assurée, propietario, propietaria, inquilino, inquilina,
    asegurado, asegurada, proprietario, proprietaria, proprietário, proprietária, assicurato, assicurata, eigenaar, huurder, verhuurder, verzekerde, właściciel, najemca,
    last modified by, lastmodifiedby, last saved by, lastsavedby, last edited by,
    policy holder, prepared for, account owner, nome do titular, nombre del titular, nom du titulaire, nome del titolare, naam rekeninghouder, posiadacz rachunku, kontohaver, kontoinnehavare,
    melder, melderin, meldster, anrufer, anruferin, anmelder, anmelderin, auftraggeberin, demandeur, demandeuse, interlocuteur, interlocutrice, solicitante, richiedente, requerente, solicitado por, richiesto da, demandé par,
    aanvrager, aanvraagster, indiener, beller, anmälare, innmelder, zgłaszający, zgłaszająca, wnioskodawca, žadatel, oznamovatel, kérelmező, bejelentő, talep eden, başvuran, pemohon,
    naam aanvrager, naam klant, naam patiënt, nom du client, nom du patient, nom du demandeur, nombre del cliente,
    nombre del paciente, nombre del solicitante, nome do cliente, nome do paciente, nome del cliente,
    nome del paziente, name des kunden, name des patienten, name des antragstellers
  `
    .trim()
    .split(/,\s+/),
];
/** Labels that stand before other things too: what follows has to be known as a name. */
const open: readonly string[] = `
    bénéficiaire, beneficiario, begünstigter, titular, titulaire, name, nom, nome, nombre, naam, namn, navn, nimi, from, to, cc, cliente, chair, resident, attention, attending, klant,
    kund, klient, approved, prepared, sold to, deliver to, remit to, rechnung an, lieferung an, rechnungsadresse, lieferadresse, billing address, shipping address, delivery address, adresse de facturation, adresse de livraison, dirección de facturación, dirección de envío, indirizzo di fatturazione, indirizzo di spedizione, endereço de entrega, factuuradres, afleveradres, adres dostawy, adres do faktury, empfänger, absender,
    kontakt, contatto, contacto, contato, facturé à, livré à, destinataire, expéditeur, destinatario, remitente, facturar a, enviar a,
    intestatario, mittente, payee, payer, paid to, paid by, lead, agent, artist, creator, photographer, byline, action, action item, next step, host, author, von, van, aan, an, de, à, da,
    para, fra, från, till, til, od, do, kimden, kime
  `
  .trim()
  .split(/,\s+/);
/** What records and forms say that somebody did, or a program. */
const done: readonly string[] =
  `created updated modified changed edited approved reviewed requested submitted uploaded signed verified authorised authorized
  issued ordered booked reported`
    .split(/\s+/)
    .flatMap((verb) => [`${verb} by`, `${verb}_by`, `${verb}by`]);
const byOne: ReadonlySet<string> = new Set(done);
/** Labels of many, which may be counted, weighed or described as well. */
const ofMany: ReadonlySet<string> = new Set(gatherings);
const isCertain = new Map([
  ...gatherings.map((label) => [label, false] as const),
  ...open.map((label) => [label, false] as const),
  ...[...done, ...certain].map((label) => [label, true] as const),
]);
/** What stands before the last of several. */
const and = 'and|&|y|e|et|und|en|i|og|och|ve';
const end =
  '(?=["\']?[ \\t]{0,4}(?:[\\r\\n,;|"<(*\\u2014\\u2013]|(?<=[ \\t]{2})[\\p{L}.-]{2,20} ?:|\\.(?:\\s|$)|$|\\\\n| - | / | \\u00b7 |[&\\u3000]|(?<=[ ]{4})[ ]{0,60}\\p{Lu})|(?= \\p{Ll})|(?= \\(?\\+?\\d[\\d ()-]{6}))';

/** A person, or several, behind a label of a form, a letter or a note. */
export const labelledPerson: PatternDetector = {
  id: 'labelled-person',
  type: 'person_name',
  label: 'Name behind a label',
  shape:
    'Up to twelve names behind labels such as `Next of kin:`, `Apologies:`, `Paciente:` and `Imię i nazwisko:`; behind `Name:`, `Von:`, `Sold to:` and their like when a part of the name is known, or when the next lines tell of a birth, an address or a number.',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [...isCertain.keys(), 'artist  ', 'creator  ']
    .filter((label) => /^[\x20-\x7f]+$/.test(label))
    .flatMap((label) =>
      label.length > 9 || label.endsWith('  ')
        ? [label]
        : [':', ' :', '"', "'", '*', '=', ' ='].map((mark) => label + mark),
    ),
  trigger: expression([...isCertain.keys()].flatMap(signOf).join('|'), 'g'),
  guard:
    /(?:(?<![A-Za-z\d])|(?<=\\[nrt]))(?:[^\n:=.,"]|\.(?=[a-z])){1,30}(?:\.|["'*\\]{1,8})?[ \t]{0,28}(?:[:=]|\.{4,40}|(?: \.){3,20} ?:?)[ \t"'*]{0,60}(?:\r?\n[ \t]{0,12})?(?:name: ["']?)?[A-Z\\\u0080-\uffff]/,
  pattern: expression(
    inLines`
      (?:^|[\n>*|#\]:"'\u2014\u00b7;,-]|(?<=^|\n)\+|\\n|\. |[ ]{2})[ \t]{0,6}(?<label>\p{L}(?:[\p{L} '\u2019]|[._-](?=\p{L})){0,30}\.?)(?: \(\p{Ll}[\p{Ll} ]{2,16}\))?(?:["'*]{1,3})?
        [ \t]{0,28}(?<sign>[:=]|\.{4,40}|(?: \.){3,20} ?:?)(?:[ ]{2,60}\p{L}[\p{L} ]{2,20}:[ \t]{0,24}(?=\r?\n)|[ \t"'*]{0,24})(?:\r?\n[ \t]{0,12}(?:(?:full_?)?name:[ \t]{1,4}["']?)?)?
        (?<value>${name}(?:(?:,|;| (?:${and})) (?!(?!Dr|Prof|Mrs?|Ms|Fr|Mme)\p{L}{2,4}\. )${name}){0,11})${end}
    `,
    'gu',
  ),
  reach: [30, 400],
  accept: isLabelled,
};

/** The first word of a label with a letter beyond ASCII, whichever way it begins. */
function signOf(label: string): string[] {
  const word = label.split(' ').find((one) => /[^\x20-\x7f]/.test(one));
  if (word === undefined) return [];
  const rest = label.startsWith(word) ? word.slice(1) : word;
  // What is left of `ärztin` stands in a text without such a letter too, and letters beyond ASCII are found quicker.
  return /[^\x20-\x7f]/.test(rest) ? [rest] : [word, `${word[0]!.toUpperCase()}${rest}`];
}

function namesIn(value: string): string[] {
  return value.split(new RegExp(`(?:,|;| (?:${and})) `));
}

/** A surname, a comma and a first name, as headers and lists write it. */
const turned = /^\p{Lu}[\p{L}'\u2019-]{1,24}, \p{Lu}\p{Ll}{1,20}(?: \p{Lu}\.)?$/u;

function isLabelled(written: string, candidate: Candidate): boolean {
  const { groups, text, start, end: behind } = candidate;
  // Offices write a surname in capitals, or the whole name.
  const value = written.replace(/\p{Lu}{3,}/gu, ([first, ...others]) => `${first}${others.join('').toLowerCase()}`);
  const label = (groups['label'] ?? '').trim().toLowerCase();
  // The first of a row of points may look like the end of the label.
  const certainly = isCertain.get(groups['sign']?.startsWith('.') ? label.replace(/[ .]+$/, '') : label);
  if (certainly === undefined) return false;
  if (isInOtherScript(value))
    return isNameInOtherScript(value) && (certainly || personal().test(text.slice(behind, behind + 160)));
  if (turned.test(value)) return readsAsName(value);
  if (!certainly && ofMany.has(label)) {
    const names = namesIn(value);
    return names.every((one) => / /.test(one) && mayBePerson(withoutTitle(one))) && names.some(isLikelyPerson);
  }
  // Where a sentence goes on, only two words known as a name end before it.
  if (/^ \p{Ll}/u.test(text.slice(behind, behind + 2)))
    return (
      (certainly || /^ (?:to|will|must|should) /.test(text.slice(behind, behind + 8))) &&
      / /.test(value) &&
      isLikelyPerson(value) &&
      !isRenowned(value, candidate)
    );
  if (certainly)
    return namesIn(value).every((titledOne) => {
      const one = withoutTitle(titledOne);
      return !/ /.test(one)
        ? isKnownName(one) || (readsAsName(one) && (one !== titledOne || endsAsSurname(one)))
        : mayBeFirm.test(label) || byOne.has(label)
          ? isPersonHere(one)
          : mayBePerson(one);
    });
  const bare = withoutTitle(value);
  if (
    groups['sign'] === '=' ||
    !/^\p{Lu}/u.test(groups['label'] ?? '') ||
    !/ /.test(bare) ||
    isRenowned(bare, candidate)
  )
    return false;
  return isPersonHere(bare);

  function isPersonHere(one: string): boolean {
    return (
      isLikelyPerson(one) ||
      (mayBePerson(one) &&
        (personal().test(text.slice(behind, behind + 160)) ||
          personal().test(text.slice(Math.max(0, start - 100), start))))
    );
  }
}

const titled = /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Miss|Herr|Frau|Fr|Mme)\.? (?:(?:med|jur|phil|Ing|rer\. nat)\. )?){1,2}/;

function withoutTitle(value: string): string {
  return value.replace(titled, '');
}

/** What a record says of a person below the name. */
const personal = atFirstUse(
  inLines`
    [\w.]@[\w-]+\.|\+\d[\d ()-]{7}|
    ^[,;]?\s{1,4}(?:(?:ul|jl|str|av|al)\.|(?:rue|rua|calle|via|viale|avenida|strada|plaza|piazza)[ ])|
    ^\r?\n\d{1,6}[ ](?:[\p{Lu}\d][\p{L}\d.'-]*[ ]?){2,6},?(?:\r?\n|$)|
    ^\r?\n[^\n]{3,40}[ ]\d{1,4}[ ]?[a-z]?(?:,[ ]?|\r?\n)(?:[A-Z]{1,2}-)?\d{4,5}[ ][A-Z\u00c0-\u017f]|
    \b(?:
      f[\u00f8\u00f6]d\p{L}*|syntym\p{L}*|sz\u00fclet\p{L}*|do\u011fum|narozen\p{L}*|plate|kennzeichen|kreditkarte|
      birth|dob|born|born on|age|gender|sex|phone|tel|mobile|e-?mail|address|street|ssn|passport|nationality|geburt\w*|
      geboren|anschrift|adresse|telefon|handy|naissance|adresse|direcci\u00f3n|nacimiento|indirizzo|nascita|
      nascimento|geboren|adres|nif|dni|cpf|pesel|bsn|iban|c\.?f|subject|betreff|objet|asunto|oggetto|onderwerp|gesendet|envoy\u00e9|enviado|
      inviato
    )\b
  `,
  'iu',
);
