import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameParticles as particles, nameWord as word } from '../../shape/person-name.ts';
import { relations, relationsAbroad, roles } from '../../shape/roles.ts';
import { isMentioned } from './accept.ts';

const particle = `(?:(?:${particles}) )?`;
const name = `${word}(?: \\p{Lu}\\.)?(?: ${particle}${word}){0,2}`;
const fullName = `${word}(?: \\p{Lu}\\.)?(?: ${particle}${word}){1,2}`;

/** What an office, a court or a landlord calls people, in other languages as well. */
const called: readonly string[] = [
  ...roles.filter((role) => role !== 'user'),
  ...`plaintiff defendant witness respondent claimant resident borrower debtor nurse doctor lodger roommate flatmate housemate babysitter nanny carer
    caretaker cleaner plumber electrician gardener surveyor solicitor notary midwife paramedic conductor conductora conducteur conductrice fahrer fahrerin
    guidatore conducente motorista bestuurder kierowca abogado abogada vecino vecina avvocato advogado advogada
    clienté? cliente clienta paciente paziente pacjent pacjentka patientin kunde kundin mieter mieterin mitarbeiter mitarbeiterin
    beklagte beklagten kläger klägerin zeuge zeugin antragsteller antragstellerin empleado empleada inquilino inquilina
    demandante demandado demandada testigo salarié salariée locataire témoin demandeur dipendente testimone
    funcionário funcionária klant klanten huurder werknemer getuige klient klientka pracownik pracownica najemca pacient
    pacientka zaměstnanec kund kunden patienten hyresgäst hyresgästen anställd asiakas potilas`.split(/\s+/),
];

/** What stands before a name with a capital of its own and is no part of it. */
const before =
  '(?:Herrn?|Frau|Mr|Mrs|Ms|Miss|Dr|Prof|Mme|Mlle|Madame|Monsieur|Se\u00f1or(?:a|ita)?|Signora?|Patient(?:en|in)?|Kund(?:en?|in)|Mieters?|Mieterin|Mitarbeiters?|Mitarbeiterin|Bewerber(?:s|in)?)';

/** What leads from whose relation somebody is to the name. */
const isCalled =
  "(?: que)? (?:se llama|s['\\u2019]appelle|hei\\u00dft|si chiama|se chama|heet|nazywa si\\u0119|heter|hedder)";

/** What somebody goes to at an hour, up to the title of whoever is there, and how the end of it begins. */
const seen: readonly (readonly [meeting: string, anchors: readonly string[]])[] = [
  [
    '(?:[Aa]ppointment|[Cc]onsultation|[Ss]ession|[Cc]heck-?up|[Ss]urgery) with',
    ['ment with ', 'tion with ', 'ssion with ', 'up with ', 'gery with '],
  ],
  ['(?:Termin|Sprechstunde|Untersuchung) bei', ['termin bei ', 'stunde bei ', 'suchung bei ']],
  ['(?:[Rr]endez-vous|RDV|[Cc]onsultation) (?:avec|chez) l[ea]', ['avec le ', 'avec la ', 'chez le ', 'chez la ']],
  ['(?:[Cc]ita|[Cc]onsulta|[Rr]evisi\u00f3n) con (?:el|la)', ['cita con ', 'consulta con ', 'n con el ', 'n con la ']],
  [
    '(?:[Aa]ppuntamento|[Vv]isita) (?:con (?:il|la)|dal|dalla)',
    ['mento con ', 'mento dal', 'visita con ', 'visita dal'],
  ],
  ['(?:[Cc]onsulta|[Mm]arca\u00e7\u00e3o) com [oa]', ['o com o ', 'o com a ', 'sulta com ']],
  ['(?:[Aa]fspraak|[Cc]onsult) (?:met|bij)', ['afspraak met ', 'afspraak bij ', 'consult met ', 'consult bij ']],
  ['(?:[Ww]izyt\\p{L}|[Tt]ermin) u', [' u dr', ' u do', ' u pr']],
];

/** What persons do, and the blank before it. */
const done: readonly string[] =
  ' born|,born|, hereby|, the undersigned|, residing|, declare|, confirm| nato | nata | nacid| nascid| geboren| geb.| urodzon| narozen| syntynyt| residing| wohnhaft| woonachtig| domicil| residente| zamieszka| called in| who | and she | and he | is on | is out| is away| is retir| is leaving us| is pregn| has re| has asked| has been | has joined| has left| is waiting| added a | deleted a | removed the | commented| made chan| mentioned y| invited y| (she/| (he/| (they/| (you| (vous| (sie| (jij| assigned | unassigned | closed this| reopened this| moved this| replied to | reacted | is typing| sent | shared | started | accepted | declined | verified by | said | says | can be r| lives | works | resigned| complained| requested| joined | left | presents with| presented with| passed away'.split(
    '|',
  );

/** A person of whom a sentence tells what is told of persons. */
export const mentionedPerson: PatternDetector = {
  id: 'mentioned-person',
  type: 'person_name',
  label: 'Name that a sentence gives a person',
  shape:
    'A name behind "ask", "tell", "assigned to", "her daughter" and their like, when it is known as one; two words behind "we hired", "complaint by", "minutes taken by" or before "who reported", "and she" and "is on leave", when neither is anything else.',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ...inLines`
      ask |asked |tell |told |remind|ping |pinged |email |emailed |call |called |notify |notified |loop in | to |
      1:1 with|happy with|spoke with|talked with|met with|meeting with
    `.split('|'),
    ...relations.split('|').flatMap((one) => one.replace('\u00e9e?', '').replace('-?', '')),
    ...inLines`
      hired |onboarded |interviewed |fired |promoted |dismissed |taken by|chaired by|supervised by|seen by|
      treated by|examined by|referred by|diagnosed by|discharged by|complaint |rx for|prescription for|the order of|voicemail from|letter from|
      call from|salary of|payment |refund for|attorney |performance review |sick note |discharge summary |work permit |payslip |
      akte |antrag |beschwerde |dossier |fiche |demande |clamation |expediente |solicitud |pratica |pedido |account holder |account-holder |
      issued by|granted by|witnessed by|notari|drafted by|countersigned by|accompanied by|invited by|dropped off by|picked up by|signed for by|collected by|represented by|
      certify that|certifies that|nombre de|em nome d|a nome di|au nom de|op naam van|im namen von|auf den namen|the name of|
      allergies of|blood type of|medical record|medical history of|parents of|birthday of|wallet of|signature of|passport of|address of|number of|personnel file of|
      parcel |package |letter for|letter created|label |invoice |quote |voucher |gift |present |visa |ticket |table |card |keys |registered to|issued to|payable to|made out to|
      access |permission |right |rights |ask for |look for |
      certificate |exit interview|salary review|annual review|sick leave|discharge letter|report card|resignation|appraisal|wedding|funeral|obituary|lab re|referral|blood |belongs to|
      krankmeldung|bewerbung|zeugnis|arztbrief|gehaltsabrechnung|mietvertrag|arbeitsvertrag|lebenslauf|urlaubsantrag|candidature|
      bulletin de paie|mina |t maladie|t de travail|contrat de |contrato de |curr|baja m|ziekmelding|sollicitatie|arbeidsovereenkomst|busta paga|dimissioni|cv |
      employment contract |reservation under |booking under |reservation for |booking for |the name|name is|name was|is called|was called
    `.split('|'),
    ...inLines`
      espos|marido|mujer |hij|herman|madre|padre|jef|colega|vecin|amig|novi|femme |pouse |fils |fille |coll|voisin|chef|patron |mari |
      frau |mann |sohn|tochter|bruder|schwester|mutter|vater|kolleg|nachbar|freund|vermieter|arzt|moglie|marito|figli|fratello|sorella|collega|
      vicin|capo |amic|mulher|filh|pai|vizinh|vrouw |zoon |dochter|broer |moeder|vader |buur|baas |vriend|brat |siostr|szef|kolega|
      fru |dotter|syster|kollega|kone |datter|sjef|abuel|primo |primo, |prima |prima, |sobrin|suegr|niet|grand-|oncle|tante|cousin|neveu|oma |oma, |opa |opa, |onkel|enkel|neffe|nichte|
      schwager|verlobte|nonn|zio |zio, |zia |zia, |cugin|cognat|suocer|nipote|tio |tio, |tia |tia, |cunhad|sogr|neto |neto, |neta |neta, |oom |oom, |neef |neef, |nicht |nicht, |zwager|schoon|babci|dziadek|wujek|ciocia|kuzyn|
      mormor|morfar|farmor|farfar|moster|faster|kusin|syn |syn, |mama |mama, |mamma|mamy |mamy, |ojciec|nabo |nabo, |son |son, |man |man, 
    `
      .split('|')
      .flatMap((one) => (/[a-z] $/.test(one) ? [one, one.replace(' ', ',')] : [one])),
    ...done,
    ...seen.flatMap(([, ends]) => ends),
    'under ',
    ...called.filter((one) => /^[a-z]+$/.test(one)).flatMap((one) => [`${one} `, `${one}, `]),
  ],
  trigger: new RegExp(
    `(?:m\\u00e3e|irm\\u00e3o?|m\\u00e8re|p\\u00e8re|fr\\u00e8re|s\\u0153ur|\\u00e9poux|pap\\u00e0|compa\\u00f1er[oa]|\\u017con[a\\u0119y]|m\\u0105\\u017c|c\\u00f3rk[a\\u0119i]|s\\u0105siad(?:ka)?|s\\u00f8nn?|t\\u00ed[oa]|cu\\u00f1ad[oa]|ni\\u00e8ce|av[\\u00f3\\u00f4]|babci\\u0119|s\\u00f8ster|kole\\u017canka|\\u00c4rztin|Anw\\u00e4ltin|lient\\u00e9|l\\u00e4ger(?:in)?|alari\\u00e9e?|\\u00e9moin|uncion\\u00e1ri[ao]|am\\u011bstnanec|yresg\\u00e4st|nst\\u00e4lld),?(?:${isCalled})?,? \\p{Lu}|\\(t\\u00fa\\)|\\(voc\\u00ea\\)| n\\u00e9e? le| f\\u00f6dd| f\\u00f8dt`,
    'gu',
  ),
  // A name stands behind these words, or before them; and behind "to" at once.
  guard: new RegExp(
    inLines`
      (?! to [^A-Z\x80-\uffff])(?:
        [ A-Za-z0-9:\\\x80-\uffff-]{2,20}(?: [A-Za-z]{1,10}\.?){0,2}(?:'s name is|,?${isCalled})?,? [^a-z\s\d]|
        (?<=[A-Z\x80-\uffff]\S{0,30},?|\),?)(?:${done.join('|').replaceAll('(', '[(]').replace('sie', '[Ss]ie')})
      )
    `,
  ),
  pattern: expression(
    [
      // What is asked of, sent to or said to somebody.
      inLines`
        (?<![\p{L}\d])(?:
          (?<=(?:^|[\n.!?:;>"(*-])[ \t]{0,4})(?:Ask|Tell|Remind|Ping|Email|Call|Notify|Contact)|
          ask(?:ed)?|tell|told|remind(?:ed)?|ping(?:ed)?|email(?:ed)?|call(?:ed)?|notif(?:y|ied)|loop in|
          contact|
          (?:
            [Ff]orward(?:ed)?|[Ss]en[dt]|[Gg]ave|[Gg]ive|[Hh]and(?:ed)?|[Pp]ass(?:ed)?|[Aa]ssign(?:ed)?|
            [Rr]eassigned|[Ee]scalated|[Dd]elegated|[Tt]ransferred|[Dd]elivered|[Ii]ssued|[Pp]aid|[Ss]hipped|
            [Aa]ddressed|[Ss]poke|[Tt]alk(?:ed)?|[Rr]eports?|[Ll]isten(?:ed)?|[Ww]rote|[Mm]arried|[Ee]ngaged|
            [Rr]elated
          ) (?:(?:it|this|them|that|the|a|an|over|back|on)(?: \p{Ll}{2,14}){0,2} )?to|
          1:1 with|(?:un)?happy with|[Ss]poke with|[Tt]alked with|[Mm]et with|[Mm]eeting with|
          [Aa]sk for|[Ll]ook for|(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) (?:${relations})
            (?:'s name is| is called| is named| named| called)?,?|(?:${relations}|${roles.join('|')})['\u2019]s name is
        ) (?<valueAsked>${name})(?![\p{L}\d(=[]|-\p{L}|\.\p{L}|(?: ${word}){0,2} (?:[Ss]upport|[Ss]ales|[Hh]elp ?desk|[Dd]ocs|[Ff]orums?|[Cc]ommunity)(?!\p{L}))
      `,
      // The same in other languages.
      `(?<![\\p{L}\\d])${relationsAbroad}(?:,?${isCalled})?,? (?!${before} )(?<valueAbroad>${name})(?![\\p{L}\\d(=[]|-\\p{L}|\\.\\p{L})`,
      // What an office or a firm keeps of somebody, in other languages: nouns have capitals in German, so the name has to be known.
      inLines`
        (?<![\p{L}\d])(?:
          Krankmeldung|K\u00fcndigung|Bewerbung|(?:Arbeits)?[Zz]eugnis|Arztbrief|Entlassungsbrief|Gehaltsabrechnung|Mietvertrag|Arbeitsvertrag|Lebenslauf|
          Urlaubsantrag|Akte|Antrag|Beschwerde|[Dd]ossier|[Ff]iche|[Dd]emande|[Rr]\u00e9clamation|[Ee]xpediente|[Ss]olicitud|[Rr]eclamaci\u00f3n|[Pp]ratica|[Pp]edido|[Cc]andidature|[Aa]rr\u00eat (?:maladie|de travail)|[Bb]ulletin de paie|[Cc]ontrat de (?:travail|location)|
          [Cc]ontrato de (?:trabajo|alquiler)|[Cc]urr[i\u00ed]cul(?:um|o)(?: vitae)?|[Nn]\u00f3mina|[Bb]aja m\u00e9dica|CV|[Ss]ollicitatie|[Zz]iekmelding|
          [Aa]rbeidsovereenkomst|[Bb]usta paga|[Dd]imissioni
        )(?: (?:von|f\u00fcr|Herrn?|Frau|de|du|di|da|van|[\u2013\u2014-])|:)? (?<valuePaid>${fullName})(?![\p{L}\d(=[]|-\p{L}|\.\p{L})
      `,
      // What somebody has, and what is made for somebody.
      inLines`
        \b(?:
          (?:[Aa]llergies|[Bb]lood type|[Mm]edical (?:records?|history)|[Pp]arents|[Bb]irthday|[Ww]allet|[Ss]ignature|[Pp]assport|[Hh]ome address|[Pp]hone number|[Pp]ersonnel file) of|
          (?:[Pp]arcel|[Pp]ackage|[Ll]etter|[Ll]abel|[Ii]nvoice|[Qq]uote|[Vv]oucher|[Gg]ift|[Pp]resent|[Aa]ppointment|[Bb]ooking|[Rr]eservation|[Rr]eport card|[Vv]isa|[Tt]icket|[Tt]able|[Cc]ard|[Kk]eys)(?: created)? for|
          (?:[Rr]egistered|[Ii]ssued|[Pp]ayable|[Mm]ade out) to
        ) (?<valuePaid>${fullName})(?![\p{L}\d(=[]|-\p{L}|\.\p{L})
      `,
      // Whom somebody is to see at an hour, by the title.
      `(?<![\\p{L}\\d])(?:${seen.map(([meeting]) => meeting).join('|')}) (?:Dr\\.?|Doctor|[Dd]octeure?|[Dd]octora?|[Dd]ott(?:\\.|ore(?:ssa)?)|Dra\\.?|[Dd]outora?|Prof\\.?) (?:med\\. )?(?<value>${word}(?:[ -]${word})?)(?![\\p{L}\\d(=[]|-\\p{L}|\\.\\p{L})`,
      // To whom money or a remedy goes.
      `\\b(?:Rx for|[Pp]rescription for|[Tt]o the order of) (?<valuePaid>${fullName})(?![\\p{L}\\d(=[]|-\\p{L}|\\.\\p{L})`,
      // What an office calls them.
      `(?<![\\p{L}\\d])(?:${called.map((one) => `[${one[0]!.toUpperCase()}${one[0]}]${one.slice(1)}`).join('|')}) (?<valueCalled>${fullName})(?![\\p{L}\\d(=[]|-\\p{L}|\\.\\p{L})`,
      // The same between commas, as reports write it.
      `(?<![\\p{L}\\d])(?:${called.join('|')}), (?<valueCalled>${fullName})(?=,)`,
      `\\b[Aa]ccount[ -]?holder (?<valueCalled>${fullName})(?![\\p{L}\\d(=[]|-\\p{L}|\\.\\p{L})|\\bI, (?<valueCalled>${fullName}), (?:hereby|the undersigned|residing|declare|confirm)\\b`,
      // Under whose name a table or a room is kept.
      `\\b(?:[Rr]eservation|[Bb]ooking|[Tt]able|[Rr]oom|[Aa]ppointment|[Bb]ooked|[Rr]eserved)[^\\n.!?]{0,40} under (?:the name (?:of )?)?(?<valueKept>${word})(?=[,.;!)]|$|\\n| (?:for|on|at|and)\\b)`,
      // What only persons do, or have done with them.
      inLines`
        (?<![\p{L}\d])(?:
          (?:[Ww]e|I|[Tt]hey|have|has) (?:hired|onboarded|interviewed|fired|promoted|dismissed)|
          (?:[Mm]inutes|[Nn]otes|[Mm]essage|[Cc]all|[Ss]tatement|[Pp]hoto|[Oo]rder) taken by|
          [Cc]haired by|[Ss]upervised by|[Ss]een by|[Tt]reated by|[Ee]xamined by|[Rr]eferred by|[Dd]iagnosed by|
          [Dd]ischarged by|(?:[Ii]ssued|[Gg]ranted|[Ww]itnessed|[Nn]otari[sz]ed|[Dd]rafted|[Cc]ountersigned|[Aa]ccompanied|[Ii]nvited|[Dd]ropped off|[Pp]icked up|[Ss]igned for|[Cc]ollected|[Rr]epresented) by|
          [Cc]ertif(?:y|ies) that|(?:[Aa]|[Ee]n) nombre de|[Ee]m nome d[eoa]|[Aa] nome di|[Aa]u nom de|[Oo]p naam van|[Ii]m Namen von|[Aa]uf den Namen|[Ii]n the name of|
          (?:access|permission|rights?)[ ](?:\p{L}{2,12}[ ]){0,3}by|
          [Cc]omplaint (?:by|from|about|against)|
          [Vv]oicemail from|[Ll]etter from|[Cc]all from|[Ss]alary of|
          [Pp]ayment (?:received )?from|
          [Rr]efund for|under the name(?: of)?|(?:[Rr]eservation|[Bb]ooking) under|
          (?:
            [Aa]ttorney|(?:[Pp]erformance|[Ss]alary|[Aa]nnual) review|[Ss]ick (?:note|leave)|[Dd]ischarge (?:summary|letter)|[Ww]ork permit|[Pp]ayslip|
            (?:[Bb]irth|[Dd]eath|[Mm]arriage) certificate|[Ee]xit interview|[Ee]mployment contract|[Rr]eport card|[Rr]esignation|[Aa]ppraisal|
            [Ww]edding|[Ff]uneral|[Oo]bituary|[Ll]ab (?:report|results?)|[Rr]eferral(?: letter)?|[Bb]lood (?:test|results?)
          )(?: (?:for|of|from|[\u2013\u2014-])|[,:])|
          (?:[Aa]ccount|[Cc]ard|[Pp]assport|[Nn]umber|[Ll]icen[cs]e|[Pp]hone|[Cc]ar|[Hh]ouse|[Ff]lat) belongs to|
          (?:[Hh]er|[Hh]is|[Tt]heir) name (?:is|was)|
          (?:was|is) called
        ) (?<value>${fullName})(?![\p{L}\d(=[]|-\p{L}|\.\p{L})
      `,
      inLines`
        (?<![\p{L}\p{N}_.@/#$&+-])(?!${before} )(?<value>${fullName})(?=
          [ ]\((?:(?:she|he|they)/(?:her|him|them|hers|his|they)|you|t\u00fa|vous|Sie|jij|voc\u00ea)\)|
          (?: \([^)\n]{1,40}\))?,? (?:
            who (?:\p{Ll}{2,16}ed|is|was|has|had|will|lives|works|wants|said|told|called|wrote|found)|
            and (?:she|he) |
            is (?:
              on (?:sick |parental |maternity |annual )?leave|
              out (?:of office|sick|today|until)|
              away|retiring|leaving us|pregnant
            )|
            has (?:requested|resigned|asked|been (?:promoted|hired|admitted|discharged|diagnosed))|
            called in sick|said (?:that |she |he )|says (?:that |she |he )|can be reached|
            lives (?:at|in|on|with)|works (?:as|at|for|in|from)|resigned|complained|requested|
            joined (?:us|the (?:team|meeting|call|company))|
            (?:added a|removed the|deleted a) (?:comment|reviewer|label|reaction|link)|commented(?: on\b|\b)|made changes|mentioned you|invited you|
            has (?:joined|left) the|is waiting in|
            left (?:us|the (?:meeting|call|company)|a (?:message|voicemail))|
            (?:un)?assigned (?:this|it) to|(?:closed|reopened|moved|labell?ed) this|replied to |reacted (?:to|with) |is typing|sent (?:you|a message)|
            shared (?:a|an|the|this) |started (?:a|the) (?:call|meeting|thread)|(?:accepted|declined) (?:your|the) invit|verified by |
            (?:presents|presented) with|passed away|
            born|n\u00e9e? le|nat[oa] (?:a|il|l['\u2019])|nacid[oa]|nascid[oa]|geb(?:oren|\.)|urodzon[ya]|narozen\p{L}?|f\u00f6dd|f\u00f8dt|
            syntynyt|residing|wohnhaft|woonachtig|domicili[\u00e9a]\p{L}{0,3}|residente|zamieszka\p{L}{2}
          )(?![\p{L}])
        )
      `,
    ].join('|'),
    'gu',
  ),
  reach: [90, 130],
  accept: isMentioned,
};
