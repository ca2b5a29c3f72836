import { inAnyCase, inGivenCase } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';

/** A helper answers; "Helper finished its folder and returned one string." is said of it. */
export const ofAHelper: Readied = readied(inAnyCase`
  ^\W{0,3}(?:(?:the|each|both|every|all|one|this|an?)\s)?(?:[\p{L}\d-]+\s){0,2}?(?:helper|sub-?agent|worker|delegate|agent|reviewer)s?(?:\s[A-Z\d]{1,2})?\s
    (?:\p{L}+ly\s|then\s|also\s|has\s|have\s)?(?:
      finished|completed|returned|reported|found|came back|answered|listed|gave|delivered|sent|handed|wrote|did|checked|read|
      ran|searched|confirmed|identified|produced|gave up|\p{Ll}{3,}ed
    )\b|
  ^(?:the|this)\s(?:picture|image|photo|screenshot|scan|file|document|text|page)\s(?:was|has been)\s
    (?:analy[sz]ed|examined|described|processed|looked at|captioned|transcribed|summari[sz]ed)\b
`);

/** "ESLint reports one warning about a hook.": of a program, by its name, in the third person, what it has to say. */
export const saidOfAProgram: Readied = readied(inGivenCase`
  ^(?!The\s|This\s|It\s)\p{L}[\p{L}\d.+-]{1,20}(?:\s\d[\d.]*)?\s(?:now\s|still\s|also\s)?(?:reports|complains|shows|flags|warns|prints|lists|returns|confirms|reveals|reproduces|agrees|points out)\s
    (?:that|about|of|only|just|no|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|both|all|the|\d+)\s[^:="'\x60\n]{2,120}\.?$
`);

/** "Build now passes.", "found it in three places", "2 tests failing, both about rounding": what a terminal showed, in short. */
export const inShort: Readied = readied(inAnyCase`
  ^(?:the\s)?(?:build|tests?|suite|compilation|linter|pipeline|rollout|deploy(?:ment)?|migration|import|script|everything|all)\s(?:now|again|finally)\s
    (?:pass(?:es)?|works?|succeeds?|compiles?|runs?|completes?)\b[^:\n]{0,40}$|
  ^[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:ok|okay|fine|clean|good|green|fails|failed),\s\p{Ll}[^:=\d\n]{3,80}$|
  ^(?:everything|all)\s(?:passed|passes|works?|worked|ran|compiles|(?:is|was|looks) (?:green|fine|good|ok|okay|clean|in order))\b[^:=\n]{0,40}$|
  ^(?:all\s)?(?:green|good|fine)\.?$|^(?:ran|worked|went)\s(?:fine|well|ok|okay|without \p{L}+)\.?$|
  ^(?:the\s(?:script|query|program|call|request|run)|(?:the\s)?command)\s(?:succeeded|worked|was successful|went through)\.?$|
  ^(?:found|got|ran|saw)\s(?:it|them|nothing|everything|something)\b[^:=\n]{0,60}$|
  ^[^:=\n(]{3,80}\b(?:around|roughly|about)\s\d[\d.,]*%?\.?$|
  \b(?:after|in|with|for)\ssome\s\d|
  ^(?:a|half a) (?:dozen|handful|couple|few)\s|
  ^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several)\s[^:=,\n]{3,60},\s
    (?:both|mostly|mainly|all (?:by|from|of|in|at|on|with) (?:the|one)|(?:most|all|one|none|some) of (?:them|which))\s|
  ,\sa (?:few|couple of|little) \p{L}+ (?:after|before|later|earlier|off|short|above|below|late|ahead|behind)\b[^:=\d\n]{0,40}$|
  ^(?:[\p{L}\d.%-]+\s){1,6}[\p{L}\d.%-]+,\s(?:some|a few|several|many|mostly|mainly|hardly any)\s\p{L}[^:="'\x60\n]{2,60}\.$|
  ^(?:\p{L}+\s){0,2}(?:compiles|builds|runs|passes|works|succeeds|imports|starts|parses|validates)(?:\s(?:without|with no|cleanly|fine|now|again|ok)\b[^:="'\x60\n]{0,40})?(?:,\s[^:="'\x60\n]{2,40})?\.$|
  ^both\s\p{L}+\s(?:up|down|updated|running|deleted|changed|created|removed|restarted|healthy|ok|fine|there|gone)\.$|
  ^(?:\p{L}+\s){2,6}(?:(?:since|until|from) (?:yesterday|this morning|last \p{L}+)|(?:next|last) (?:week|month|year|night))\.$|
  ^(?:\p{L}+\s){1,2}(?:answers|responds|replies)\s(?:with|by)\s(?:an?|the|no|its)\s[^:="'\x60\n]{2,80}\.$|
  ^(?:one|two|three|four|five|six|seven|eight|nine|ten|several)\s\p{L}+(?:\s\p{L}+)?:\s(?:an?|the|one|two|both)\s\p{Ll}[^:="'\x60\n]{4,120}$|
  \bworked (?:on|at) the (?:first|second|third|next|last) (?:attempt|try|go)\b|
  ^(?:the\s)?(?:bug|issue|problem|error|crash|typo|leak|fault)s?\s(?:(?:is|was|are|has been)\s)?(?:now\s)?(?:fixed|resolved|solved|gone|mended)\.?$|
  ^(?:the\s)?[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:is|are) now (?:complete|correct|consistent|clean|fixed|in place|readable|valid|done)\.?$|
  ^(?:[\p{L}-]+\s){1,4}(?:inspected|examined|reviewed|analy[sz]ed|explored|looked at|retrieved|identified|captured|profiled):\s(?!\d[\d.,]*(?:\s|$))(?:[^\s:=]+\s){2,}
`);

/** "Somebody asks whether a toaster can be brought": of a letter, who reads it out in words of their own. */
export const saidInALetter: Readied = readied(inAnyCase`
  ^(?:
    somebody|someone|he|she|they|
    an?\s(?:customer|client|user|person|man|woman|reader|visitor|member|neighbou?r|guest|student|colleague)|
    the\s(?:sender|customer|client|writer|author|caller|user|person)
  )\s(?:
    asks?|asked|wants?|wanted|wrote|writes|offers?|offered|complains?|complained|says?|said|wishes|requests?|requested|
    reports?|reported|inquires?|enquires?
  )\s(?:whether|if|that|to|for|about|how|when|why|which|what|who|where)\s[^"“:\n]{3,160}$
`);

/** "Explains how to prune roses in spring.": a page, by what it does. */
export const doneByAPage: Readied = readied(inAnyCase`
  ^(?:explains|describes|discusses|covers|mentions|recommends|argues|warns|outlines|states|says|deals with|advises|suggests|compares)\s
    (?:how|what|why|that|which|when|where|whether|against|the|an?|both|several|two|three|its|\p{Ll}+s?\s)[^:="“\x60\n]{4,160}$
`);

/** What another agent said, as somebody else tells it. */
export const agentSaid: RegExp =
  /(?:^|[.:]\s)The (?:sub-?)?agent(?:'s \p{L}+)? (?:also )?(?:\p{L}+ed|said|found|came|gave|thinks|says)\s/u;

/** Where whoever searched has it from, or one of what was found. */
export const fromSources: Readied = readied(inAnyCase`
  \b(?:according to|confirmed by|as stated (?:by|on|in))\s(?:[\p{L}'’-]+\s){0,3}?
    (?:sites?|pages?|sources?|websites?|documentation|docs|articles?|results?|specification)\b|
  ^(?:one|two|three|four|five|six|several|many)\s(?:[\p{L}-]+\s){1,3}(?:came|turned|popped|showed) up\.?$|
  ^(?:many|most|some|several|few)\s[\p{L}-]+\s(?:think|believe|say|report|agree|recommend|argue|suggest|confuse|assume|describe)\b|
  ^(?:some|several|a few|various|many)\s(?:[\p{L}-]+\s){0,5}?[\p{L}-]+s,\s(?:(?:most|some|many|all) of which\b|e\.g\.|for example|for instance|such as|among them|the (?:most|best) (?:\p{L}+ )?being)\s
`);

/** "Successfully read the file contents.": of what was read, only that it was. */
export const onlyRead: Readied = sifted(inAnyCase`
  ^(?:(?:i |the )?(?:successfully |agent |tool )?(?:read|loaded|opened|fetched|retrieved|viewed|downloaded|parsed|accessed)
    (?:\ssuccessfully)?\s(?:in\s)?(?:all |both |the |its )|
    (?:the )?(?:full |whole |entire )?(?:files?|documents?|pages?|contents?|data|articles?|text|pdfs?)\s(?:contents?\s)?
      (?:was|were|has been|have been)\s(?:successfully )?(?:read|loaded|opened|fetched|retrieved|viewed)
  )[^\d\n:;,]{0,60}$|
  ^(?:[\p{L}-]+\s){2,4}(?:retrieved|fetched|obtained|viewed|looked up|loaded and read)\.?$|
  ^[\p{L}-]+\s(?:geladen|geöffnet|abgerufen),\s[\p{L}-]+\s(?:gelesen|eingesehen|geprüft)\.?$|
  ^[^.;:\n]{0,60}(?<!\p{L})(?:
    wurden?\s(?:\p{L}+\s)?(?:gelesen|geöffnet|geladen|abgerufen|durchgesehen|eingesehen)|
    (?:a|ont)\sété\s(?:lu|ouvert|consulté|téléchargé)e?s?|(?:foi|foram|fue|fueron)\s(?:lid|leíd|abert|abiert|baixad|consultad)[oa]s?
  )(?=[.;,]|$)
`);

/** "Roster presented with open nights.": that something was told, without what was told. */
export const handedOver: RegExp =
  /^(?:[\p{L}\d-]+\s){0,5}?(?:presented|explained|delivered|described|shared|sent|given|handed|provided|offered|shown|summari[sz]ed)\b/iu;
