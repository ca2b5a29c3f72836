import { inAnyCase, inLines } from '../../../in-lines.ts';
import { type Readied, readied } from '../../../sieve/readied.ts';

/** Each goes on with the work, from the first word of a thought. */
const waysToGoOn = [
  // Who did what: "The user then asked", "It covers intake".
  inLines`
    (?:then\s|first\s|finally\s|next\s)?
      (?:(?:the|this|an?|its)\s)?(?:(?:trace|session|workflow|record|example|agent|assistant|user|person|client|customer|owner)\s|it\s|she\s|he\s|they\s)
      (?:then\s|also\s|first\s|finally\s)?
      (?:ask|search|find|draft|correct|approv|read|writ|compar|explain|tell|cover|show|contain|includ|document|demonstrat|illustrat|follow|
        lead|identif|recommend|produc|deliver|return|check|choos|pick|want|request|accept|confirm|describ|discuss|captur|provid|present|
        summari[sz]|calculat|analy[sz]|propos|suggest)(?:e?s|e?d|ied|ies|ting|ten)?\s
  `,
  // What the agent or the user does, in any verb but those that may begin a limit.
  inLines`
    (?:(?:(?:the|an?|its)\s)?(?:agent|assistant|user|person|client|customer)|it)\s(?:then\s|also\s|first\s)?
      (?!(?:is|has|was|does|lacks|needs|relies|rests|depends|misses|guesses|assumes|remains|seems|works|uses|knows|thinks|believes|says|
        stems|comes|holds|shows|leaves|omits|skips|follows|applies|varies|differs|stands|hangs|helps|breaks|fails)\b)\p{Ll}{2,}s[,\s]
  `,
  // What becomes of each thing.
  String.raw`(?:every|each)\s\p{L}+\s(?:gets|becomes|receives|turns|moves|leads|ends\sin)\s`,
  // A deed that leaves out who did it.
  String.raw`(?:asked|found|wrote|drew|chose|told|gave|sent|took)\s`,
  // What the text is like: "Short, realistic, in plain English."
  inLines`
    (?:(?:short|real|realistic|clear|clean|compact|concise|rich|authentic|dense|varied|practical)(?:,\s(?:and\s)?|\sand\s|\s)){1,4}
      (?:in|with|enough|examples?|vocabulary)\s?[^.;]{0,60}$
  `,
  // What was done with something, by whom or in what way: "The cause is found with a trace."
  inLines`
    [^.;:]{3,60}\s(?:is|are|was|were)\s(?:then\s|first\s|also\s)?(?:
      found|listed|explained|resolved|solved|compared|computed|calculated|sorted|ranked|drafted|written|rewritten|delivered|proposed|fixed|counted|
      measured|identified|located|merged|rebuilt|replaced|answered|traced|diagnosed
    )(?:\s(?:by\s(?!hand|eye)|in|with|from|and|step by step|one (?:after|by) (?:another|one|the other)|to the (?:user|customer|client|reader))(?!\p{L})|[,.]|\W*$)
  `,
  // What it is good for.
  String.raw`(?:(?:it|this|the trace)\sis\s)?(?:suitable|ideal|useful|perfect|well suited|valuable|great|excellent)\s(?:for|as|to)\s`,
  // What it holds.
  String.raw`(?:contains?|covers?|shows?|includes?|demonstrates?|documents?|illustrates?)\s`,
  // What every step is like.
  String.raw`(?:every|each)\s(?:step|action|decision|answer|claim)\s(?:is|has|builds?|follows?|carries|comes|was)\s`,
  // How well it is documented.
  String.raw`(?:(?:fully|well|thoroughly)\s)?(?:reproducible|documented|verified(?:\send to end)?|end to end)\W*$`,
  // A word of praise: "A real classic."
  String.raw`(?:a\s)?(?:(?:real|true|very|absolute|instant|timeless)\s)?(?:classic|great|nice|perfect|excellent|impressive|brilliant|elegant|enjoy|must-see|recommended|chapeau|done)\W*$`,
  // How the tests went: "All green."
  String.raw`(?:all|\d+)\s(?:[\p{L}-]+\s)?(?:all\s)?(?:green|passing|passed|pass|correct|successful)\W*$`,
  // What the evidence led to.
  String.raw`[^.;]{3,80}\s(?:leads?|led|points?|pointed)\sto\s(?:the|an?)\s`,
  // A thing that is praised: "A perfect example of".
  inLines`
    (?:(?:the|this|our|its|an?|truly|simply|what)\s){0,3}(?:[\p{L}-]+\s)?(?:great|perfect|excellent|prime|outstanding|superb|exemplary|flawless|impressive|remarkable|masterful|brilliant|gold[- ]standard|first-class|world-class|expert-level|textbook)\s
      (?:examples?|demonstrations?|showcase|case|cases|work|display|execution|quality|results?|performance|trace|session|piece)\b
  `,
  // That nothing went wrong: "Zero downtime."
  String.raw`(?:zero|no|without(?: any)?)\s(?:downtime|errors?|bugs?|issues?|problems?|regressions?|mistakes?|data loss|hallucinations?)\W*$`,
  // That nothing will go wrong.
  String.raw`(?:[\p{L}-]+\s){1,4}(?:will|can)\snever\s(?:fail|break|crash|happen)\b`,
  // How pleased somebody was.
  String.raw`(?:[\p{L}-]+\s){1,3}(?:loved|adored|praised|celebrated|raved|(?:was|were|is|are)\s(?:\p{L}+ly\s)?(?:delighted|thrilled|impressed|amazed|very happy|very satisfied|fully satisfied|blown away))\b`,
  // How well the agent did it: "The agent carefully compares".
  String.raw`(?:the\s)?(?:agent|assistant|model)\s(?:\p{L}+ly\s)(?!only\b)\p{Ll}+s\s`,
  // How well everything went.
  String.raw`(?:everything|all)\s(?:is|was|works?|worked|runs?|ran|went)\s(?:guaranteed|perfect(?:ly)?|flawless(?:ly)?|great|correct(?:ly)?|as (?:expected|intended|planned)|fine|well|smoothly|to work)\b`,
  // How well it sounds or looks.
  String.raw`[^.;]{3,60}\s(?:sounds?|looks?|feels?)\s(?:professional|perfect|great|excellent|amazing|fantastic|polished|stunning|beautiful)\W*$`,
  // The agent as subject in another language.
  String.raw`(?:l['’]agent|l['’]assistant|el agente|o agente|der agent|die agentin)\s\p{L}`,
].join('|');

/** "The user corrected one sentence and approved it", "It covers intake and research", "Suitable for training": how the work went, or what the trace is good for. */
export const goesOn: Readied = readied(inAnyCase`^\W*(?:${waysToGoOn})`);
