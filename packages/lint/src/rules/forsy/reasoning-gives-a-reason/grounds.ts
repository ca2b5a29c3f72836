import { inAnyCase } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';

/** Words that tie an action to a ground, an alternative or an expectation. */
export const ground: Readied = readied(inAnyCase`
  \b(?:
    because|since|
    or (?:refute|kill|deny|denie|disprove|clear|exclude|rule)s\b|
    descarta\w*|exclui|exclut|esclude|
    as (?:the|its) (?!user|customer|client|task|request|instruction|prompt)\p{L}+ (?:demand|require|forbid|allow|expect|lack)s|
    as (?!
      requested|asked|instructed|told|wanted|planned|expected|described|stated|shown|well\b|a\b|an\b|the\b
    )\p{L}|
    so that|
    so\b(?!\s+(?:far|much|many|the (?:column|table)))|
    hence|therefore|thus|otherwise|rather|instead|without|unless|until|while|whereas|although|though|even|
    only|but|not|no|never|n['’]t|cannot|can['’]t|before|if|whether|which|what|where|who|would|could|
    might|may|must|need(?:s|ed)?|(?:is|are) (?:still )?wanted (?:after|by|for|in|on|at|with)(?! the (?:user|customer|client|task|request))|ha(?:s|ve) to|avoid\w*|prevent\w*|ensur\w*|allow(?:s|ed|ing)?|let(?:s|ting)?|
    keep(?:s|ing)?|require\w*|depend\w*|enough|too|than|most|least|best|closest|nearest|largest|smallest|shortest|longest|oldest|newest|earliest|simplest|easiest|quickest|weakest|strongest|cheap\w*|fast\w*|safe\w*|risk\w*|
    likely|probably|suspect\w*|expect\w*|evidence|reason|cause|fail\w*|missing|unknown|unclear|limit\w*|
    constraint\w*|trade-?off|alternative\w*|option\w*|either|both|per|due|given|hide|reveals?|tells?|proves?|
    (?:easier|quicker|simpler|harder|clearer|shorter|slower|better|worse)\s(?:to|for|on|with)|
    decides?|exposes?|denn|weil|da|damit|daher|deshalb|sonst|um|
    car(?=\s(?:l[ea]s?|il|elle|on|ce|cela|[cln]['’])(?!\p{L}))|
    parce|puisque|pour|afin|porque|para|
    genug|assez|trop|basta|abbastanza|troppo|bastante|nur|erst|nicht|seule?s?|seulement|solo|sólo|solamente|soltanto|alleen|
    ohne|sans|sin|senza|sem|zonder
  )\b|
  (?<!\p{L})(?:иначе|только|поэтому|потому|чтобы|поскольку|без|ведь|вместо|если|inaczej|tylko|żeby|ponieważ|bez)(?!\p{L})|
  ,\sas (?:the|this|these|it|they|there)\s(?!user|customer|client|task|request|instruction|prompt|next|first|last|final)|
  [:;](?=\s|$)|[–—]|ため|ので|因为|以便|否则|只有
`);

/** What is to be found out is gone in no sense yet. */
export const expected: RegExp = /\b(?:whether|if|can|could|would|will|may|might|tells?|shows?|proves?|confirms?)\b/iu;

/** Words of the ground that a bare phrase may hold without giving one: "words per decade", "both weeks". */
export const weakGround: RegExp =
  /\b(?:per|both|either|most|least|(?<!^\W{0,3})only|all|while|not|without|what|which|who|where|whether|how)\b/giu;

/** "Needed to satisfy the limit" names an aim; "had to be moved to Friday" does not. */
export const aim: RegExp = /\bto (?!be\b)\p{Ll}{3,}\s(?!(?:complete|finish|do) the (?:task|work|job|request)\b)/u;

/** What ties clauses together; a noun such as "option" or "limit" in a phrase does not. */
export const connective: Readied = readied(inAnyCase`
  \b(?:
    because|since|so|hence|therefore|thus|otherwise|rather|instead|unless|until|although|though|even|but|
    cannot|before|after|if|whether|than|avoid\w*|ensur\w*|prevent\w*|first|weil|denn|damit|sonst|bevor|parce|
    afin|avant|porque|antes
  )\b
`);

/** Signs of a ground in Chinese and Japanese. */
export const groundInHan: RegExp =
  /因|由|以|为|而|但|却|避|否则|才|先|这样|只|可能|需|便于|方便|利于|有助|ため|ので|から/u;
