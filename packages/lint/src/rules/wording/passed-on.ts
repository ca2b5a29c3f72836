import { inAnyCase } from '../in-lines.ts';
import type { Readied } from '../sieve/readied.ts';
import { sifted } from '../sieve/sieve.ts';

/**
 * What is said in the passive of what somebody said: "Preference for bars expressed", "New dates communicated, weekdays only". What is handed
 * over, mended or sent may well be told so by the person themselves.
 */
export const passedOn: Readied = sifted(inAnyCase`
  ^\W{0,3}(?!(?:all|no|not|if|when|as|only|still)\s)(?:[\p{L}\d'’/-]+\s){1,9}?(?:(?:is|are|was|were|being|has been|have been)\s)?(?:also\s|then\s|again\s)?
    (?:expressed|voiced|conveyed|communicated|relayed|signall?ed|sought|
      corrected(?=\s(?:once|again by))|authori[sz]ed(?=\W*$))(?![\p{L}-])|
  ^\W{0,3}(?:full\s|final\s|user\s|the\s)?(?:approval|consent|go-?ahead|permission|agreement|confirmation|clarification|feedback)\s
    (?:(?:was|is|has been)\s)?(?:given|received|granted|obtained)(?=[,;\s][^.!?\n]{4,80}$)|
  ^\W{0,3}(?:[\p{L}\d'’-]+\s){0,6}?(?:\p{L}{3,}(?:ation|ening|ment|ing)|(?:more|less)\s\p{L}+\s\p{L}+|\p{L}+er\s(?:variant|version|tone|wording|font|layout))\s
    (?:(?:is|was)\s)?(?:requested|desired|wished(?: for)?|asked for|wanted)(?=\W*$|[;,:]\s\p{Ll}|\s(?:by|because|for|in)\s)|
  ^\W{0,3}[^.!?\n]{3,60},\s(?:according to|as per) (?:the )?(?:feedback|user|client|customer)\W*$|
  ^\W{0,3}(?:[\p{L}\d'’-]+\s){1,5}?(?:reported|mentioned|questioned|criticised|criticized|appreciated|noticed)\s
    (?:following|regarding|concerning|as being|as too|with respect to)\s
`);
