import { inAnyCase, inLines } from '../in-lines.ts';
import type { Readied } from '../sieve/readied.ts';
import { sifted } from '../sieve/sieve.ts';
import { type Begun, begunBy } from './begun-by.ts';

/** Verbs of telling: what an agent does with words for somebody. */
const telling = `
  answer respond repl(?:y|i) explain describe summari[sz]e inform tell report recommend suggest advise propose
  present provide give offer state confirm clarif(?:y|i) mention note outline discuss share deliver draft write
  compose send ask show list return point_out remind warn notif(?:y|i) acknowledge thank conclude
`;
const doing = String.raw`
  add adapt adjust aggregate align analy[sz]e annotate appl(?:y|i) archive assemble assess audit back_up blast
  block bring browse build calculate calibrate call categori[sz]e change check choose clean clear click clip
  close clone cluster collect combine compare compile complete compute condense configure connect consolidate
  convert copy(?:\b) correct count create cross cut debug decode define delete deploy derive design determine
  develop diagnose disable display document download draw edit enable enlarge enrich ensure estimate evaluate
  examine execute expand explore export extend extract fetch fill filter finali[sz]e find finish fit fix flash
  follow format formulate gather generate get go grade handle highlight identif(?:y|i) illustrate implement
  import improve increase insert inspect install integrate interpret introduce investigate isolate iterate keep
  label launch layout link load locate log look make map mark mask match measure merge migrate mix model
  modif(?:y|i) monitor move normali[sz]e open optimi[sz]e order organi[sz]e overwrite parse patch perform pick
  pin plan plot polish populate port post prepare print prioriti[sz]e process produce profile proofread prove
  publish pull push put quantif(?:y|i) query raise rank rate re-?run re-?plan read rebuild recalculate reconcile
  record recover redesign redline redo redraw reduce refactor refine regrid reinstate relate release reload
  remove rename render reorgani[sz]e rephrase replace reproduce request re-?read research reset resolve restart
  restore restructure retrieve retry reuse revert review revise reword rewrite rotate round run save scale scan
  schedule score screen scroll search segment select set shift shorten simplif(?:y|i) simulate size solve sort
  split stage standardi[sz]e start stop store streamline structure stud(?:y|i) submit switch tag take test trace
  track train transcribe transfer transform translate trim tr(?:y|i) tune turn type uninstall update upgrade
  upload use validate verif(?:y|i) view visit wire wrap zoom
`;
const irregular =
  'gave found made wrote rewrote ran re-ran reran built rebuilt sent took got drew redrew chose began brought told did showed went saw thought knew came became looked';

/** A regular expression of the verbs of a list in one form. */
function formsOf(list: string, form: 'base' | 'past' | 'gerund'): string {
  return wordsOf(list)
    .map((verb) => verb.replaceAll('_', ' '))
    .map((verb) => {
      if (form === 'base') return verb.replace('(?:y|i)', 'y');
      const stem = verb.replace('(?:\\b)', '').replace(/e$/, '');
      if (form === 'gerund') return `${stem.replace('(?:y|i)', 'y')}(?:\\w?ing)`;
      return `${stem.replace('y|i', 'i')}(?:\\w?ed|ied)`;
    })
    .join('|');
}

/** The first words of the verbs of a list, each way that they are spelt. */
function firstWordsOf(list: string): readonly string[] {
  return wordsOf(list).flatMap((verb) => {
    const word = verb.replace(/_.*|\(\?:\\b\)/g, '').replace('(?:y|i)', 'y');
    return [word.replace('[sz]', 's').replace('-?', '-'), word.replace('[sz]', 'z').replace('-?', '')];
  });
}

function wordsOf(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

const baseOf = `(?:${formsOf(doing, 'base')}|${formsOf(telling, 'base')})`;
const irregularPast = irregular.replaceAll(' ', '|');
const pastOf = `(?:${formsOf(doing, 'past')}|${formsOf(telling, 'past')}|${irregularPast})`;
const gerundOf = `(?:${formsOf(doing, 'gerund')}|${formsOf(telling, 'gerund')})`;
const after = String.raw`(?=\s+(?!(?:of|is|are|was|were|has|had|failed|succeeded)\b)(?:\p{L}|["'“\d(\u0060]))`;
/** Before an article stands a verb, or one of these. */
const noVerb = inLines`
  in|on|at|with|for|from|after|before|by|to|of|as|if|when|while|is|are|was|were|be|it|that|this|all|both|what|
  who|how|where|why|not|and|or|but|only|just|given|than|then|into|onto|over|under|via|per|during|since|until|
  through|about|between|without|within|against|no|such|so|also|which|has|have|had|does|did|do|can|could|will|
  would|should|may|might|must|half|quite|because|though|although|plus|like|unlike|despite|upon|yes|here|there|
  once|whether|except|including|regarding|concerning|according|due|likely|probably|still|now|even|error|
  warning|failed|success|note
`;
const articles = ['the', 'a', 'an', 'both', 'each', 'every', 'its', 'their', 'all'];
const article = String.raw`(?:the|a|an|both|each|every|its|their|all the)\s+\p{L}`;
const anyOrder = String.raw`(?!(?:${noVerb})\b)\p{L}{2,}(?<!ed|ing|[^s]s|ly)(?=\s+${article})`;
const anyReport = String.raw`(?!(?:${noVerb}|need)\b)\p{L}{2,}ed(?=\s+(?:${article}|that\s|how\s|why\s|whether\s))`;

/** What may stand before an order or a report. */
const leads = 'now then next first finally also briefly carefully manually politely successfully please'.split(' ');
/** Of verbs of two words the first has no ending. */
const firstOfTwo = wordsOf(`${doing} ${telling}`)
  .filter((verb) => verb.includes('_'))
  .map((verb) => verb.replace(/_.*/, ''));

/** An order at the beginning of a text: "Compare the means". */
export const order: Begun = begunBy(
  inAnyCase`
    ^\W{0,3}(?:(?:now|then|next|first|finally|also|briefly|carefully|please)[,\s]+)?(?:
      ${baseOf}(?:,\s\p{L}+)*(?:\s(?:and|or)\s\p{L}+)?${after}|
      ${anyOrder}
    )
  `,
  { words: [...firstWordsOf(doing), ...firstWordsOf(telling)], followers: articles, leads },
);
/** An order to tell something: "Explain the cause". */
export const orderToTell: Begun = begunBy(
  {
    source: String.raw`^\W{0,3}(?:(?:now|then|next|first|finally|also|briefly|please)[,\s]+)?(?:${formsOf(telling, 'base')})${after}`,
    flags: 'iu',
  },
  { words: firstWordsOf(telling), leads },
);
/** A report without its subject at the beginning of a text: "Compared the means". */
export const report: Begun = begunBy(
  inAnyCase`
    ^\W{0,3}(?:(?:then|also|finally|successfully|carefully|manually|briefly|first)[,\s]+)?(?:
      ${anyReport}|
      (?:let|read|set|put|cut|kept|split|left)(?=\s(?:the|a|an|all|both|each|out|up)\s)|
      ${pastOf}(?:\s(?:and|or)\s\p{L}+)?(?=
        \s+(?:
          the|a|an|all|both|each|every|any|several|many|most|some|two|three|four|five|six|that|how|why|
          whether|what|which|its|their|his|her|it|them|out|up|down|to|for|from|in|on|with|by|as|into|through|
          over|about|no|one|and|new|user|users?'s|\p{Ll}+
        )\b|
        \s+[\w./-]+\.\w{2,5}(?:\s(?:again|further|once more|as well|too|first))?\.?$|
        \.$
      )
    )
  `,
  {
    words: ['let', 'read', 'set', 'put', 'cut', 'kept', 'split', 'left', ...irregular.split(' '), ...firstOfTwo],
    ending: 'ed',
    leads,
  },
);
/** A report of telling without its subject: "Explained that ...". */
export const reportOfTelling: Begun = begunBy(
  inAnyCase`
    ^\W{0,3}(?:(?:then|also|finally|briefly|politely)[,\s]+)?(?:
      ${formsOf(telling, 'past')}|gave|told|sent|
      let(?=\s\p{L}+(?:\s\p{L}+)?\sknow)|
      wrote|showed|asked|answered|compared|drafted
    )(?=
      \s+(?:
        the|a|an|all|both|that|how|why|whether|what|on|to|for|in|with|about|several|two|three|four|five|six|
        ten|one|user|it|\d+|\p{Ll}+
      )\b
    )
  `,
  { words: [...'gave told sent let wrote showed'.split(' '), ...firstOfTwo], ending: 'ed', leads },
);
/** A step told by its gerund: "Comparing the means". */
export const gerund: Begun = begunBy(
  { source: String.raw`^\W{0,3}(?!(?:no|some|any|every)thing\b)${gerundOf}\b`, flags: 'iu' },
  { words: firstOfTwo, ending: 'ing' },
);
/** Something that was done, told in the passive: "the means were compared", "tests added". */
export const passive: Readied = sifted(inAnyCase`
  \b(?:
    (?:was|were|has been|have been|had been|is now|are now|got|been)\s+(?:
      (?:also|then|successfully|all|fully|now|first|again|both|automatically|clearly|further|subsequently)
        \s+
    )?(?:
      ${pastOf}|done|given|drawn|written|rewritten|built|sent|made|found|taken|put together|redrawn|redone|
      chosen|shown|considered|judged|decided|run|re-run|met|kept|told|set|read|put|cut|split|handed (?:over|in)|rolled out|
      put in place
    )
  )\b|
  \b(?:wurden?|worden)\b.{0,80}?\bge\p{L}+t\b|
  \b(?:wurden?)\b[^.]{0,80}\b\p{L}+(?:t|en)\b
`);
/** The same in the languages whose passives are made otherwise: "se explicó", "a été envoyé", "已完成". */
export const passiveAbroad: Readied = sifted(inAnyCase`
  ^se (?:han?\s\p{L}+[dt]o|\p{L}+(?:ó|aron|ieron))(?!\p{L})|
  (?<!\p{L})wurden?\s[^.]{0,80}\p{L}(?:t|en)\.?$|
  (?<!\p{L})(?:a|ont) été (?:\p{L}+ment )?\p{L}+[éits]e?s?(?!\p{L})|
  (?<!\p{L})(?:foi|foram|fue|fueron|han? sido) (?:\p{L}+[ai]d|feit|escrit|hech|vist)[oa]s?(?!\p{L})|
  è stat[oa] \p{L}+|^已?完成|
  (?<!\p{L})(?:найден|исправлен|устран[её]н|реш[её]н|выполнен|сделан|создан|провер[её]н|обновл[её]н|подготовлен|написан|добавлен|удал[её]н)[аоы]?\sи\s\p{L}+н[аоы]?(?!\p{L})|
  已(?:经)?\p{Script=Han}{1,6}(?:完成|好|了|。|，|$)|
  得到了?\p{Script=Han}|(?:されました|しました)。?$
`);
