import { inAnyCase } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';

/** What came back, by the names that people have for it. */
const response =
  '(?:output|result|response|call|query|log|run|command|request|test|tests|build|api call|search|lookup|answer)s?';
/** Things that programs count in figures, and people in words. */
const counted =
  '(?:tests?|lines?|rows?|files?|errors?|match(?:es)?|hits?|results?|calls?|cases?|entr(?:y|ies)|records?|items?|warnings?|pods?|jobs?|messages?|pages?|users?)';

/**
 * What somebody says of a response in one breath: "output confirms suspicion", "Same exception as in production.", "The values
 * were printed", "Decent fit.", "One unmatched line: a fee.", "translation delivered in formal register", "dependencies in
 * place", "Sheet updated as agreed", "a good version of both". No program speaks of its own output, compares it with earlier ones,
 * praises it or counts in words.
 */
export const saidOfIt: Readied = readied(inAnyCase`
  ^(?:the\s)?${response}\s(?:confirms?|proves?|supports?|contradicts?|suggests?|points? to|looks?|was as|were as|is as)\s(?!(?:that\s)?you\b)[^\n]{3,100}$|
  ^(?:the\s)?same\s[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:as|like)\s(?:in|on|before|earlier|above|last|yesterday|the (?:first|last)|previously)\b[^\n]{0,80}$|
  ^(?:the|all|both)\s(?:[\p{L}-]+\s)?[\p{L}-]+\s(?:was|were|got|has been|have been)\s(?:printed|shown|displayed|listed|output|fetched|received|retrieved|obtained)\.?$|
  ^(?:the\s)?(?:whole\s|full\s|relevant\s)?(?:content|contents|text|code|source|body|part|section)\s(?:of|from)\s(?:the|that|its)\s[\p{L}\s]{3,60}(?:around|near|about|with|from)\s[^\n]{2,60}$|
  ^(?:the\s)?(?:[\p{L}-]+\s)?(?:call|request|query|command|run|upload|download|build|login|connection)\s(?:was|were|is)\s(?:successful|fine|ok|okay|a success)[;,]\s[^\n]{3,100}$|
  ^(?:the\s)?[\p{L}-]+\s(?:printed|shown|returned|displayed|found|remaining):\s(?:an?|the|one|two|three)\s[^\n]{3,80}$|
  ^(?:remaining|left|found|missing):\s(?:an?|one|two|three|four|five)\s[^\n]{3,80}$|
  ^(?:decent|plausible|reasonable|promising|mixed|satisfactory|excellent|great|nice|solid|mediocre|meagre|sensible|convincing)\s[\p{L}-]+(?:\s[\p{L}-]+)?\.?$|
  ^(?:one|two|three|four|five|six|seven)\s(?!or\b|of\b)(?:[\p{L}-]+\s)?${counted}(?::|\s(?:fails?|failed|pass(?:es|ed)?|found|left|remains?|matche[sd]|match|differs?|affected|missing|listed|came)\b)[^\n]{0,80}$|
  ^(?:the\s)?(?:translation|summary|text|draft|list|table|overview|transcript|report)\s(?:was\s)?(?:delivered|provided|produced|obtained|received)\b[^\n]{0,80}$|
  ^(?:various|several|multiple|a number of)\s(?:[\p{L}-]+\s){0,2}(?:sites?|sources|results|pages|articles|hits|blogs|papers|studies)\s(?:agree|recommend|mention|suggest|say|state|report|confirm|describe|advise)\b[^\n]{0,100}$|
  ^(?:the\s|all\s)?[\p{L}-]+\s(?:(?:is|are)\s)?(?:in place|up and running|good to go)\.?$|
  ^(?:les?|la|los|las|el|i|gli|le)\s[\p{L}-]+\s(?:\p{L}+\s)?(?:ont|a|han|ha|sont|hanno)\s(?:bien\s|ya\s)?(?:été|sido|stat[oaie])\s\p{L}+[^\n:]{0,60}$|
  ^(?:the\s|all\s|both\s)?[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:(?:was|were|has been|have been|got)\s)?\p{L}+ed\sas\s(?:discussed|agreed|planned|expected|intended|desired|suggested|asked|hoped|described|instructed|wished)\W*$|
  ^(?:the\s)?(?:user|customer|client|requester|reader|tenant|patient|colleague)s?\s(?:now\s)?(?:got|received|has|have|obtained|was given|were given)\s(?:the|an?|their|his|her|its)\s(?:[\p{L}-]+\s)?
    (?:answer|message|reply|letter|mail|text|result|report|explanation|summary|information|file|table|list|recommendation)s?\W*$|
  ^(?!.*\s(?:is|are|was|were|but|needs?|would|could|helps?|lacks?|though|except)\s)an?\s(?:very\s)?(?:good|nice|clear|clean|decent|fitting|suitable|useful|helpful|concise|detailed|friendly|polite|faithful|correct|readable|usable|working)\s
    (?:[\p{L}-]+\s){0,2}?(?:version|translation|summary|overview|list|answer|explanation|draft|text|description|rendering|table|result|picture|image|outline|reply)\s(?:of|for|on|about|in)\s[^\n]{3,80}$|
  ^(?:réponse|respuesta|risposta|antwort|ausgabe)\s(?:correcte|positive|correcta|positiva|corretta|korrekt|ok)\b[^\n:]{0,60}$
`);
