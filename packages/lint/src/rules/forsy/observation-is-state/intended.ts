import { inAnyCase } from '../../in-lines.ts';
import type { Readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';

/** "Next name in hosts.txt: hooks", "Next free number: 2024-0178": what comes next on a list stands there, whatever is done with it. */
const notOfAList = String.raw`(?!\s(?!step|task|action|move|thing|stage|phase|goal|check|test|up)(?:\p{L}+\s(?:in|on|of|from)\s[^.!?;:]{0,30}(?:\.\p{L}+)?(?::|\sis)\s|(?:\p{L}+\s){0,3}?\p{L}+:\s[#"'\p{Lu}-]{0,4}\d))`;

/** What is about to be done. */
export const intention: Readied = sifted(inAnyCase`
  (?<!["“'])\b(?:
    (?:i['’]m|we['’]re) (?:going|planning|about) to|
    (?:i|we|agent)(?:
      ['’]ll| will| would like to| am going to| are going to| plan to| intend to| want to| need to| have to| must| should
    )|
    (?:is|are) going to be(?!\s\p{L}+\s(?:in|on|at|by|from)\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|\d|noon|spring|winter))|will be \p{L}+ed|
    the (?:plan|intention|idea|goal|aim|purpose)(?: \p{Ll}+){0,3} is|
    the (?:fix|solution|answer|change|remedy|next edit) will be|
    (?:the |a )?(?:next|first|best|only|logical|obvious|natural|remaining|sensible) (?:\p{L}+ )?
      (?:steps?|moves?|things?|tasks?|actions?|stage|course)(?: of action)? (?:is|was|would be|will be) (?:now )?
      (?:to\s|\p{L}+ing\b)|
    (?:the )?first order of business\b|
    what (?:remains|is left|is needed) (?:now )?is to\b|
    (?:can|may) (?:now )?(?:begin|start|proceed|go ahead)\b|
    in a position to\b|
    attention (?:now )?(?:turn(?:s|ed)|shift(?:s|ed)|move[sd]) to\b|
    (?<!\p{L})on commence par\b|empezamos por\b|wir beginnen mit\b|
    (?:the )?agent (?:wants|needs|seeks|intends|plans|decides|hopes|aims|tries|is going to)\b|
    next[, ](?:i|we|the agent|check|look)|
    next: (?:check|look|count|see|read|open|run|find|ask|test|try|write|compare|search|get|list|verify|add|fix|send)|
    (?:i|we) wonder|
    (?:is|are) to be (?!apart\b|right\b|short\b|first\b|last\b|left out\b|\p{L}{3,}[ea]nt\b)\p{L}+(?:ed|en|wn|t)|
    continuing with|proceed(?:ing)? (?:to|with)|moving on to|ready to \p{L}+|about to \p{L}+
  )|
  ^(?:
    will|going to|planning to|plan to|need to|want(?:ing)? to|trying to(?![^.,;]{2,40}\s(?:gives|fails|failed|ends|ended|leads|returns|shows|yields|results)\s)|aiming to|hoping to|looking to|
    intend(?:ing)? to|next(?!\sto\s)${notOfAList}|now|let us|let me|let['’]s|
    (?:it is |it['’]s )?(?:now )?time to
  )\s\p{Ll}+|
  (?<!\p{L})(?:ich werde|wir werden|je vais|nous allons|on va|voy a|vamos a|vou|vamos|andremo a)\s
    (?:\p{L}+\s){0,6}\p{L}+|
  (?<!\p{L})(?:
    il convient (?:\p{L}+ )?d[e'’]|
    il (?:nous )?reste à|ahora toca|
    toca (?:ahora )?\p{L}+r(?:l[eoa]s?)?\b|
    queda por|bisogna|si deve|é preciso|preciso (?:de )?\p{L}+r(?!\p{L})|precisamos|falta agora
  )|
  (?<![:"“„«]\s?)(?<!\p{L})(?:
    necesito \p{L}+r(?:l[aeo]s?)?|devo \p{L}+r[ei]?|ho bisogno di \p{L}+r[ei]?|je dois|j['’]ai besoin d[e'’]|
    ich (?:muss|brauche)|ik moet|jag (?:måste|behöver)|jeg (?:må|skal|skulle)|muszę|musím|мне (?:нужно|надо)|
    (?:я )?должен|должна|\p{L}+(?:mam|mem|mamız|memiz) (?:gerek|lazım)\p{L}*
  )(?!\p{L})|
  ^(?:adesso|ora|ahora|agora)\s
    (?!(?:tutt|sol|sól|tod|quest|quell|mism|mesm|molt|much|muit|pront|vuot|vací|vazi|pien|llen|chei)[oi]\s|(?:sono|sotto|dentro|dopo|meno|como|quando|cuando|\p{L}+(?:[aiu][td]|ert|ett|us|iert)o)\s)\p{L}+o\s
    (?:el|la|los|las|il|lo|gli|le|i|os?|as?|uma?|una?|uno|en|em|n[oa]s?|sul?|sulla|per|con|com|por|de|di|d[oa]|al|alla|l['’])|
  ^(?:jetzt|nun|zuerst|zunächst|danach)\s\p{L}+e\sich(?!\p{L})|^(?:maintenant|ensuite|d['’]abord|puis),?\s(?:je|j['’]|nous|on)(?!\p{L})|
  ^(?:nu|eerst|daarna|först|sedan|därefter|så)\s\p{L}+\s(?:ik|jag|jeg)(?!\p{L})|
  (?<!\p{L})(?:
    (?:el (?:siguiente|próximo) paso es|(?:o |o seguinte )?(?:próximo|seguinte) passo é|
      il (?:prossimo|passo successivo) (?:passo )?è)\s(?:agora\s|ahora\s|ora\s)?\p{L}+r[ei]?(?!\p{L})|
    (?:la prochaine étape|l['’]étape suivante) (?:est d[e'’]|consiste à)|
    der nächste schritt (?:ist|wäre)(?: es)?,?\s[^.]{0,60}\bzu\s\p{L}+en(?!\p{L})
  )|
  als nächstes\b|
  (?<!\p{L})(?:собираюсь|собираемся|намерен[аы]?)\s\p{L}+ть|(?<!\p{L})(?:zamierzam|zamierzamy)\s\p{L}+ć|
  ^(?:(?:teraz|najpierw|następnie) (?:trzeba|należy)\s\p{L}|(?:trzeba|należy|wypada)\s(?:\p{L}+\s)?\p{L}+ć(?!\p{L}))|^(?:(?:o )?próximo passo|(?:il )?prossimo passo|próximo paso|prochaine étape|nächster schritt|следующий шаг|następny krok|volgende stap):|
  ^(?:次[はに]|これから|まず)[^。]{1,60}(?:する|します|調べる|調べます|\p{Script=Hiragana}[うくすつむるぐぶ])。?$|
  ^我(?:们)?(?:先)?(?:要|将|打算|准备|会先)|
  ^(?:теперь|сейчас|далее|затем|сначала)\s\p{L}{3,}[нраяуе]ю(?=\s)|
  ^der nächste schritt (?:ist|wäre|heißt)\s(?!laut|auf|erst|am)|
  ^my (?:idea|plan|intention|hope)(?:\sis\b|\swas\b|:)|
  nun (?:gilt es|ist zu|sind)\b|
  \bgilt es(?:,| nun)|
  \b(?:wird|werden) (?:nun|jetzt|dann)\b|
  (?<!qu['’])\bil faut\b|\bon va\b|(?<!\bque )\bhay que\b|\bmuss\b[^.]{0,60}\bwerden\b
`);

/** "The weather is not checked, so I do it now." */
export const atOnce: RegExp =
  /[,;:–—] ?(?:so |then |and )?(?:let['’]?s|let us|let me) (?!(?:him|her|it|them|in|out|go of)\b)\p{Ll}[^.]*|, (?:so )?(?:I|we) (?:now )?(?:do|check|look|ask|go|try|take|read|open|start|search|continue)\b(?! not\b)[^.]*|, (?:so |then )?will (?:look|check|try|see|ask|read|open|run|search|test|fix|start)\s[^.]*/u;

/** What is needed every day is a habit of the world. */
const unlessRegularly = String.raw`(?![^.]{0,60}\b(?:twice|once an?|every (?:day|week|month|year|night|morning)|daily|weekly)\b)`;

/** What is wished for or needed: a judgement, when no fact stands beside it. */
export const need: Readied = sifted(inAnyCase`
  \b(?:
    (?:is|are|was|were|would be|it is|it would be|it['’]s) (?:\p{L}+ly )?(?:
      required|needed${unlessRegularly}|necessary|helpful|useful|worth|essential|advisable|important
    )|
    needs?\b|needed\b${unlessRegularly}|
    ha(?:s|ve|d) to (?:be \p{L}+|know|find|get|make|do|check)|
    must (?:be|not|first|have)\b|
    should (?:be|have|consist|show|not)\b|
    ought to|find out\b|to answer the question|in order to|called for\b|
    deserves? (?:a|an|some|closer|more|another)\b|
    (?:is|are) (?:still )?(?:wanted|desired)\b|
    (?:is|are|was|were) (?:due(?!\s(?:on|in|at|by|from|every|since)\s)|in order|on the agenda|up next|next in line|outstanding)\b|
    merits?\b|comes? (?:first|next)\b(?!\s(?:to|in (?:the|its) (?:\p{L}+ )?(?:list|listing|table|file|folder|row|index|order|queue))\b)|ha(?:s|ve|d) yet to be\b|remains? to be\b|necessitates?\b|requires?\b|
    calls? for\b
  )
`);

/** What may, could or should be: with no fact beside it, an opinion about the work. */
export const modal: Readied = sifted(inAnyCase`
  \b(?:
    (?<!\b(?:only|no ?body|no one|no|none) [^.]{0,40})may(?! (?:not|only)\b)|
    will (?:tell|show|reveal|help|settle|decide)|
    will (?:drop|rise|fall|improve|shrink|grow|vanish|disappear|go (?:up|down|away))\s(?:once|when|after|if|as soon as)|
    might|(?<!\b(?:nobody|no one|neither|none) )could(?! not (?:be (?:read|seen|heard|reached|opened|delivered|moved|entered|felt)|come|attend|log in|open|reach|sleep|stand|walk|wait|pay|afford)\b)|would(?! (?:like|prefer|rather|love|not (?:start|open|submit|load|boot|close|move|print|answer|come|pay|sign))\b)|should|must|can only|ha(?:s|ve) to|ought to|probably|presumably|perhaps|
    (?:be|makes?) sense|supposed to
  )\b|
  ^(?:
    let us|let['’]s|
    (?:now )?(?:it is |it['’]s )?(?:now )?(?:high )?time (?:to|for)|
    goal|aim|plan|idea|purpose|upcoming|intent|intention|objective|target|todo|to-do|next up
  )(?:\s(?!(?:is|was|has|shows?|lists?|of|names|says|holds|gives|covers|contains|puts|asks)\s(?!to\b))|:)|
  ^(?:it )?makes? sense\b|
  \b(?:pending|required|needed|necessary)\W*$|
  \bnot (?:be )?(?:enough|sufficient)\W*$|
  \b(?:
    sollte[nt]?|müss(?:en|te[n]?)|muss|könnten?|nötig|notwendig|erforderlich|vermutlich|wahrscheinlich|
    zunächst|
    sind\s[^.]{0,60}\szu\s\p{L}+en(?=\W*$)|
    soll(?:en)?\s[^.]{0,60}\s(?:sein|werden|haben|bleiben|enthalten)(?=\W*$)
  )\b|
  (?<!\p{L})(?:devrait|doit|faut|faudra|debe(?:ría)?|falta (?:por )?\p{L}+r(?!\p{L})|necesita|conviene|tendría)(?!\p{L})|
  (?<!\p{L})(?:(?:é|era|será|seria|foi) (?:preciso|necessário|importante)|(?:es|era|sería) (?:preciso|necesario|importante))(?!\p{L})|
  (?<!\p{L})(?:permettra|permettrait|aidera|facilitera|permitirá|ayudará|ajudará|facilitará|fallait)(?!\p{L})|
  (?<!(?:пользовател|клиент|заказчик)\p{L}{1,3}\s)(?<!\p{L})(?:нужно|надо|необходимо|придётся|предстоит|стоит\s\p{L}+ть)(?!\p{L})|
  [아어여해워려]야\s?(?:한다|합니다|함|할|하는|했다)|(?:필요가\s있|하는\s(?:것이|게)\s좋)다|(?:할|려고|기로)\s?(?:예정|계획|생각|한다|했다)|겠(?:다|습니다)\.?$|
  (?<!是否)需要|应该|应当|必须|可能|べき|必要|(?:た|る)(?:方|ほう)がよい
`);

/** What somebody or something should get or be like: said of the work and not of the world, whatever it names. */
export const wish: Readied = sifted(inAnyCase`
  ^(?:the |a |an )?(?:
    customer|user|client|reader|student|patient|tenant|team|school|bank|board|court|supplier
  )s?\s(?:
    deserves?|(?:is|are) (?:still )?owed|
    (?:should|ought to) (?:get|have|receive|know|be (?:told|informed|given|warned))
  )\b|
  ^[^\d,;:"“]{3,80}\bought to (?:be|have|agree|match|use|say|follow|fit|work)\b[^\d,;:]*$
`);
