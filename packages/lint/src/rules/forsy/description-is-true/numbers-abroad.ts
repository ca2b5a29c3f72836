import { inLines } from '../../in-lines.ts';
import { type ReadiedForAll, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';

/** Small numbers as they are written out, by language; the place in the list is the number. */
const numerals = {
  de: 'null ein(?:e[nrms]?)? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn',
  es: 'cero una? dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  pt: 'zero uma? (?:dois|duas) três quatro cinco seis sete oito nove dez onze doze treze (?:catorze|quatorze) quinze',
  fr: 'zéro une? deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze',
  it: 'zero un[oa]? due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici',
} as const;
const han = '零一二三四五六七八九十';

/** How a number of something is said in these languages: the noun after it. */
export interface CountedAbroad {
  readonly steps: string;
  readonly turns: string;
  readonly corrections: string;
}

/** Games have rounds, and workers have shifts: turns are those of a conversation. */
const talk =
  '(?:conversation|conversación|conversa|conversazione|dialog(?:ue|o)?|diálogo|session|sesión|gespräch|échange)';
const nouns: Readonly<Record<keyof typeof numerals, CountedAbroad>> = {
  de: {
    steps: 'schritten?',
    turns: 'gesprächsrunden',
    corrections: 'korrekturen?(?=\\s(?:des|der|durch (?:den|die))\\s(?:nutzer|benutzer|anwender))',
  },
  es: {
    steps: 'pasos',
    turns: ofATalk('turnos'),
    corrections: 'correcci(?:ón|ones)(?=\\s(?:del|de la) usuari)',
  },
  pt: {
    steps: 'passos|etapas',
    turns: ofATalk('turnos'),
    corrections: 'correç(?:ão|ões)(?=\\sd[oa] (?:usuári|utilizador))',
  },
  fr: {
    steps: 'étapes',
    turns: ofATalk('tours'),
    corrections: "corrections?(?=\\sde l['’]utilisat)",
  },
  it: { steps: 'passi|passaggi', turns: ofATalk('turni'), corrections: "correzion[ei](?=\\sdell['’]utente)" },
};

function ofATalk(noun: string): string {
  return `${noun}(?:(?=\\s(?:de|di) (?:parole|${talk}))|(?<=${talk}\\s(?:de|en|em|di|in|sur)\\s\\S{1,12}\\s${noun}))`;
}

/** What only rounds a number, or counts from it, in any of these languages. */
const about = inFront(
  'etwa|rund|fast|über|mindestens|höchstens|je|jeden?|jeder|ersten?|letzten?|nächsten?|unos|unas|casi|más de|cada|primeros|cerca de|quase|mais de|environ|presque|plus de|chaque|circa|quasi|più di|ogni|primi|les|los|las|die|den|der|des|gli|os|as',
);

/** What is told of some of the steps alone: "Dos pasos fallaron", "zwei Schritte wurden wiederholt". */
const ofSome = inLines`(?!\s(?:(?:que|qui|die|che|se|ont|hanno|sono|sind)\s)*(?:
  fall|fracas|falh|échou|schlug|scheiter|gescheiter|fehlgeschlag|misslang|gingen\s(?:schief|daneben)|repit|
  (?:wurden|fueron|foram|été|stati)\s(?:wiederhol|korrig|verworf|repet|ripet|corr|rehech|refei|refai)
))`;

/** What a description states in another language: `what` it counts, in words or digits, and where. */
export function* countedAbroad(
  text: string,
): Generator<{ readonly what: keyof CountedAbroad; readonly stated: number; readonly range: [number, number] }> {
  if (!anyNoun.test(text)) return;
  for (const { what, form, numberOf } of patterns)
    for (const found of form.all(text)) {
      const stated = numberOf(found[1]!);
      if (stated > 0) yield { what, stated, range: [found.index, found.index + found[0].length] };
    }
}

const kinds: CountedAbroad = {
  steps: '(?:个|個)?(?:步骤|步驟|ステップ)',
  turns: '(?:轮|輪)(?:对话|對話)',
  corrections: '(?:次|处|回の)?(?:用户|利用者の)(?:纠正|更正|訂正)',
};

/** Most descriptions are in English, and hold none of the nouns. */
const anyNoun = sifted({
  source: [...Object.values(nouns), kinds].flatMap((one) => Object.values(one)).join('|'),
  flags: 'iu',
});

const patterns = [...european(), ...chinese()];

function european(): Pattern[] {
  return (Object.keys(numerals) as (keyof typeof numerals)[]).flatMap((language) => {
    const words = numerals[language].split(' ');
    const exact = words.map((word) => readied({ source: `^(?:${word})$`, flags: 'iu' }));
    return (Object.keys(nouns[language]) as (keyof CountedAbroad)[]).map((what) => ({
      what,
      form: readied({
        source: `${about}(?<![\\p{L}\\d])(\\d{1,4}|${words.slice(1).join('|')})\\s(?:${nouns[language][what]})(?!\\p{L})${what === 'steps' ? ofSome : ''}`,
        flags: 'iu',
      }),
      numberOf: (said: string) => (/^\d/.test(said) ? Number(said) : exact.findIndex((one) => one.test(said))),
    }));
  });
}

function chinese(): Pattern[] {
  return (Object.keys(kinds) as (keyof CountedAbroad)[]).map((what) => ({
    what,
    form: readied({ source: `(?<![第约約近${han}\\d])(\\d{1,3}|[${han}两]{1,3})${kinds[what]}`, flags: 'u' }),
    numberOf: ofHan,
  }));
}

interface Pattern {
  readonly what: keyof CountedAbroad;
  readonly form: ReadiedForAll;
  readonly numberOf: (said: string) => number;
}

/** Tens and ones, as far as a trace is described in them. */
function ofHan(said: string): number {
  if (/^\d/.test(said)) return Number(said);
  const [first = '', second] = said.replace('两', '二').split('十');
  const digit = (one: string, otherwise: number): number => (one === '' ? otherwise : han.indexOf(one));
  return second === undefined ? digit(first, 0) : 10 * digit(first, 1) + digit(second, 0);
}

function inFront(words: string): string {
  return `(?<!(?<!\\p{L})(?:${words})\\s)`;
}
