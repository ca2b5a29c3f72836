import type { Candidate } from '../../detector.ts';
import { atFirstUse } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { isFigure } from './figures.ts';

/**
 * True for a name that stands for a figure of public life, of a book or of a brand where it is written: it is known as one,
 * it stands beside one that is, or the sentence tells of works, ages and offices that only such a figure has.
 */
export function isRenowned(value: string, { text, start, end, place }: Candidate): boolean {
  const behind = text.slice(end, end + lookBehind);
  if (/^[^\n]{0,24}[\w.]@[\w-]+\./.test(behind)) return false;
  if (isFigure(value) || isFigure(`${wordBefore(text, start)}${value}`)) return true;
  if (place.key !== undefined && thingKeys().test(place.key)) return true;
  if (deed().test(behind) || shown().test(behind) || office().test(behind) || product().test(behind)) return true;
  const before = text.slice(Math.max(0, start - lookBefore), start);
  if (work().test(before) || rank().test(before)) return true;
  const [, companion] = beside().exec(before) ?? [];
  const [, follower] = besideBehind().exec(behind) ?? [];
  return (companion !== undefined && isFigure(companion)) || (follower !== undefined && isFigure(follower));
}

/** The capitalised word before a place, which may be the first of a figure's names, with the blank behind it. */
function wordBefore(text: string, start: number): string {
  return /(?:^|[^\p{L}\p{N}])(\p{Lu}\p{Ll}{1,15} )$/u.exec(text.slice(Math.max(0, start - 18), start))?.[1] ?? '';
}

const lookBefore = 48;
const lookBehind = 90;

/** What a record calls a thing, whose name may be that of a person. */
const thingKeys = atFirstUse(
  inLines`
    ^(?:
      product|brand|company|employer|school|college|university|hospital|clinic|team|club|city|town|street|place|
      venue|station|airport|ship|vessel|storm|theorem|prize|award|course|font|theme|colou?r|plugin|song|album|
      artist|band|movie|film|book|novel|game|character|species|genus|family|sku|item|model|crater|asteroid|
      bridge
    )(?:[_-]?[Nn]ame)?$
  `,
  'i',
);

/** A figure does what is told of generations later, or in the papers. */
const deed = atFirstUse(
  `^(?:['\\u2019]s)? (?:(?:first|later|famously|once|also|reportedly|then) )?(?:${[
    inLines`
      was (?:the )?(?:
        \d{1,2}(?:st|nd|rd|th)|
        first (?:woman|man|person|human|programmer|African|American|European)|
        an? (?:\w+ ){0,2}(?:
          physicist|mathematician|philosopher|composer|painter|poet|novelist|inventor|explorer|astronaut|king|
          queen|emperor|president
        )|
        chancellor|president|prime|king|queen|emperor|pope|assassinated|crowned|canonized|elected president
      )
    `,
    '(?:is|was) (?:often |widely |best )?(?:known|remembered|credited|regarded|considered|celebrated|famous)(?: for| as| with)?',
    inLines`
      (?:won|received|was awarded) (?:the (?:first )?|an? |two |three |four |\d )?(?:
        Nobel|Oscars?|Grammys?|Academy|Pulitzer|Turing|Fields|Booker|Olympic|gold|World|Wimbledon|Grand|
        election|presidency
      )
    `,
    inLines`
      painted (?:["\u201c]|\p{Lu}|the (?:Mona|Sistine|ceiling))|
      composed (?:the|his|her|music|\d)|
      sculpted|reigned|starred in|conquered|invented|scored|(?:co-)?founded the company|
      became (?:king|queen|emperor|empress|pope|president|the first)|
      theori[sz]ed|
      proved (?:the|that|incompleteness)|
      discovered (?:the )?(?:penicillin|radium|element|law|structure|planet|America|gravity|X-rays)
    `,
    'wrote (?:["\\u201c]|the (?:novel|play|poem|song|symphony)|in 1)',
    inLines`
      (?:created|designed|founded|co-founded|made|directed|developed) (?:the )?(?:
        Git|Linux|Unix|Python|Ruby|Perl|Java|JavaScript|TypeScript|C\+\+|Rust|Go|Swift|Kotlin|Lisp|Smalltalk|
        Haskell|Scala|Clojure|Node|React|Vue|Svelte|Amazon|Apple|Google|Microsoft|Facebook|Tesla|Wikipedia
      )(?=[.,;!?)]|$| in \d| and | while | at )
    `,
    '(?:directed|made|created) (?:["\\u201c]|\\p{Lu}[\\p{L} ]{1,30} \\((?:1|2)\\d{3}\\))',
    inLines`
      walked on the|flew across|sailed|landed on the|vanished|abdicated|died in \d|lived (?:in \d|from)|
      led the (?:revolution|army)|voiced|portrays|played by|portrayed by|statues?|speech|speeches|biograph\w+|
      quotes?|quotations?|concerts?|albums?|songs?|lyrics|novels?|tales?|poems?|paintings?|portraits?|films?|
      movies?|fans?|fandom|memes?|trilogy|symphon\w+|sonatas?|concertos?|operas?|theorem|algorithms?|conjecture|
      essays?|pamphlets?|odes?|recordings?|textbooks?|lectures?|seminars?|statistics|museums?|airport|stadium|
      foundation|doctrine|presidency|era|style|fanfiction|cosplay|villain|costume
    `,
  ].join(
    '|',
  )})(?:(?<![\\p{L}\\d])|(?![\\p{L}\\d]))|^,? (?:in|of|around|circa|until|after|before) (?:1[0-8]\\d\\d|19[0-5]\\d)(?!\\d)|^ (?!was born|born)(?:\\p{Ll}+ ){1,5}in (?:1[0-8]\\d\\d|19[0-5]\\d)(?!\\d)`,
  'u',
);
/** The years of a life or of a film, or the book in which the figure stands. */
const shown = atFirstUse(inLines`
  ^ \((?:c\.? ?|ca\.? ?|born |b\. )?(?:1[0-9]|20)\d\d ?(?:[-\u2013\u2014] ?(?:(?:1[0-9]|20)\d\d)? ?)?\)|
  ^,? (?:in|from|of) (?:the )?(?:
    film|movie|novel|book|game|series|show|musical|play|comics?|saga|["\u201c][A-Z]
  )
`);
/** What the figure is called behind the name. */
const office = atFirstUse(
  inLines`
    ^, (?:the |an? )?(?:[\p{L}-]+ ){0,3}(?:
      physicist|mathematician|philosopher|composer|painter|sculptor|poet|novelist|playwright|actor|actress|
      singer|rapper|filmmaker|inventor|explorer|astronaut|footballer|statesman|emperor|king|queen|pope|laureate|
      protagonist|antagonist|superhero|villain|wizard|creator of|inventor of|father of|mother of|author of|
      founder of|discoverer of|winner of
    )(?![\p{L}])
  `,
  'u',
);
/** What is sold, shown or staged under a name. */
const product = atFirstUse(
  inLines`
    ^(?:['\u2019]s)? (?:
      perfumes?|gowns?|dress(?:es)?|drinks?|cocktails?|shoes|costumes?|episodes?|jerseys?|handbags?|suits?|
      curtains|beers?|jeans|posters?|syndrome|disease|paradox|biopic|musical|season \d|guitars?|tractors?|
      whiske?y|burgers?|cookies?|cosmetics|lipstick|collection|edition|toys?|action figure|merch(?:andise)?|
      cameo|catalogue|cookbook|tour|stores?|shirts?
    )\b|
    ^ (?:II|III|IV|VI|VII|VIII|IX|XI|XII|XIV|XVI)\b|
    ^ & \p{Lu}
  `,
  'u',
);
/** What a figure has made, or who made it, before the name. */
const work = atFirstUse(
  inLines`
    (?:^|[^\p{L}])(?:
      (?:
        in the style|style|quotes?|quotations?|biograph(?:y|ies)|statues?|portraits?|poems?|poetry|paintings?|
        novels?|films?|movies?|songs?|music|symphon(?:y|ies)|operas?|theories|theory|theorem|writings?|
        speech(?:es)?|albums?|legend|reign|assassination|ghost|adventures|music video|essays?|sculptures?|
        lyrics|tales?|sonnets?
      ) (?:of|by|from|about)|
      inspired by|directed by|starring|played by|portrayed by|voiced by|sung by|composed by|painted by|
      invented by|named after|fans? of|cosplay(?:ing)?(?: as| of)?|dressed as|impersonating|
      (?:the )?(?:
        character|protagonist|hero|heroine|villain|NPC|superhero|wizard|band|biopic|brand|game|series|sitcom|
        opera|album|song|book|movie|film|novel|musical|play
      )s?(?: called| named| titled| like| such as)?|
      (?:written|quoted|said) by the (?:great|famous|late)|
      (?:as|like) the (?:great|famous|late)|
      the (?:famous|legendary|great|late great)
    ) ["\u201c*_]{0,2}$
  `,
  'iu',
);
/** An office or a calling that precedes a public name. */
const rank = atFirstUse(
  inLines`
    (?:^|[^\p{L}])(?:
      President|Prime Minister|Chancellor|Senator|Governor|King|Queen|Emperor|Empress|Pope|Prince|Princess|
      Saint|Pharaoh|Tsar|Sultan|Congressman|Congresswoman|[Aa]ctor|[Aa]ctress|[Ss]inger|[Rr]apper|[Cc]omposer|
      [Pp]ainter|[Pp]oet|[Nn]ovelist|[Pp]hilosopher|[Pp]hysicist|[Mm]athematician|[Ff]ootballer|[Cc]omedian|
      [Ff]ilmmaker|[Aa]stronaut|[Bb]illionaire|[Ll]aureate
    ) $
  `,
  'u',
);
/** Two figures are told of in one breath. */
const pair = '(?:,|,? (?:and|or|vs\\.?|versus|with|&)| ?/)';
const fullName =
  "(\\p{Lu}[\\p{L}'\\u2019-]{1,20}(?: \\p{Lu}\\.)?(?: (?:(?:van|von|de|da|der|of) )?\\p{Lu}[\\p{L}'\\u2019-]{1,20}){1,2})";
const beside = atFirstUse(`(?:^|[^\\p{L}])${fullName}${pair} $`, 'u');
const besideBehind = atFirstUse(`^${pair} ${fullName}`, 'u');
