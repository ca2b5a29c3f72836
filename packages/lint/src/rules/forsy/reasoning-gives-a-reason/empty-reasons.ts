import { inAnyCase } from '../../in-lines.ts';
import { type Readied, readied } from '../../sieve/readied.ts';
import { firstOf, sifted } from '../../sieve/sieve.ts';

/** A request alone explains everything and so nothing. */
export const asAsked: Readied = sifted(inAnyCase`
  \b(?:as|since|because|what|that|when|just|exactly) (?:\p{L}+ ){0,3}?(?:
    requested|asked(?: for)?|instructed|told|wanted|ordered|wished
  )\b|
  \b(?:the )?user(?:['’]s)? (?:\p{L}+ )?(?:
    asked for (?:it|this|that)|
    wanted (?:it|this|that|an answer)|
    request(?:ed)? (?:it|this|that)|
    had asked|['’]s question directly
  )|
  \bhad (?:been )?asked for\b|
  \bfulfil(?:s|l|ls|led)? the request\b|
  \bper (?:the )?(?:user['’]?s? )?(?:request|instructions?)\b|
  \bas (?:the )?user (?:asked|requested|instructed|wanted)\b|
  \bwas (?:what )?(?:the )?user wanted\b|
  ^\W*(?:that|this|it)(?:['’]s| is| was) what (?:the |my )?(?:task|user|brief|ticket|prompt|instructions?|customer|client|plan|assignment)
    \s(?:says?|said|asks?(?: for)?|asked(?: for)?|wants?|wanted|demands?|requires?|states?)\W*$|
  ^\W*(?:the )?(?:user|customer|client) (?:wanted|wants|asked for) (?:it|this|that)(?: so| this way| that way)?\W*$|
  ^\W*(?:de[rm]|die) (?:nutzer(?:in)?|kunde|kundin|anwender(?:in)?) (?:wollte|will|wünscht(?:e)?|verlangt(?:e)?|bat) (?:es|das|darum)(?: so)?\W*$|
  ^\W*(?:parce que )?c['’](?:est|était) (?:la demande|la consigne|demandé|ce qui (?:est|était|a été) demandé)\W*$|
  ^\W*(?:porque )?(?:es|era|fue) (?:lo (?:que se )?(?:pedido|pidió|solicitado)|la petición)\W*$|
  ^\W*because (?:the |my )?(?:user|customer|client|instructions?|task|request|brief|prompt|ticket|assignment) (?:
    said|says|told|asked|wants?|wanted|requested|requires?|demands?
  )(?: (?:so|it|this|that|me(?: to)?))?\W*$|
  (?<!\p{L})(?:
    como (?:se |lo )?(?:pidió|solicitó|solicitado|pedido|pidieron)|
    comme (?:demandé|prévu)|
    wie (?:gewünscht|verlangt|gebeten|gefordert|beauftragt|angefragt)|
    come richiesto|
    conforme (?:solicitado|pedido)
  )(?!\p{L})|
  (?:nutzer(?:in)?|kunde|kundin|anwender(?:in)?) (?:hat|hatte) (?:(?:danach|darum|es|das|so) )?
    (?:gefragt|gebeten|verlangt|gewünscht|gewollt)(?!\p{L})|
  (?:el usuario|la usuaria|el cliente) (?:lo |así lo )?(?:pidió|solicitó|quería)\W*$|
  (?:l['’]utilisateur|le client) (?:l['’]a|a) demandé\W*$|
  ^(?:按照?|根据)?用户(?:的)?(?:要求|请求)[^\p{L}\p{N}]*$
`);

/** Names of a habit, and of going on, in the place of a reason: what is only looked for at the beginning stands by itself. */
export const habit: (text: string) => RegExpExecArray | null = firstOf([
  inAnyCase`
    ^\W*(?:(?:just|a|an|the|as)\s)?(?:
      good|best|common|standard|usual|normal|customary|established|default|typical
    )\s(?:practice|procedure|process|routine|step|way|approach|operation|protocol)\W*$|
    ^\W*(?:the )?same (?:as|reason as|thing as|like) (?:the |in the |in )?(?:steps?|last|before|above|previous|earlier|first|one before)\b[^.;:,]{0,30}\.?$|
    ^\W*(?:continu(?:e|es|ed|ing)|proceed(?:s|ed|ing)?|mov(?:e|es|ed|ing) on|going on|carr(?:y|ies|ied|ying) on)
      \b[^.;:]{0,80}\.?$|
    ^\W*(?:this |it )?(?:helps?|serves?|contributes?|supports?)\s(?:with |to |in )?
      (?:(?:complete|finish|solve|do|fulfil|achieve) )?the (?:task|work|job|request|goal|user)\W*$|
    \bas (?:an? )?(?:\p{L}+ )?part of (?:the|this|our) (?:[\p{L}-]+ )?(?:process|workflow|task|procedure|work|routine|assignment)\W*$|
    ^\W*(?:next|following|another|necessary|required|needed|important|first|last|final) (?:step|part|stage|phase|item|point|action)
      \b[^.;:]{0,50}\.?$|
    ^\W*(?:it (?:is|was) |it['’]s )?(?:now )?(?:high )?time (?:to|for)\b[^.;:]{0,60}\.?$|
    ^\W*(?:this|that) is how (?:one|you|we|people|to|it)\b[^.;:]{0,60}\.?$|
    ^\W*(?:in order )?to (?:reply|respond|answer|inform|tell|notify|help|serve|satisfy|please)(?: to)? (?:the )?
      (?:
        user|customer|client|question|request|reader|person|team|task
      )(?:['’]s (?:question|request))?\W*$|
    ^\W*(?:i |we |the agent )?(?:need(?:s|ed)?|ha(?:ve|s|d)|want(?:s|ed)?) to \p{L}+ (?:the|this|that|a|an|my|it)
      \b[^.;:,]{0,24}\.?$|
    ^\W*(?:that|this|it) (?:is|was) (?:the |what )?(?:assignment|task|request|brief|job|order|instruction)s?\W*
      $|
    ^\W*(?:in order )?to (?:get|have) (?:it|this|that|things|the \p{L}+) (?:done|finished|completed|over with|out of the way)
      \W*$|
    ^\W*(?:donner|fournir|apporter|répondre|informer|dar|responder|proporcionar|informar|rispondere|fornire)\s
      [^.,;:]{0,40}(?:utilisateur|client|usuario|usuaria|cliente|utente|question|pregunta|domanda)\W*$|
    ^\W*(?:dem |der )?(?:nutzer|nutzerin|kunden|kundin|anwender)\s(?:\p{Ll}+\s){0,2}?
      (?:antworten|helfen|informieren|mitteilen)\W*$|
    ^\W*(?:i |we )?(?:considered|weighed|thought about|looked at|reviewed|reflected on)\s[^,;:]{0,60}\sand (?:then )?
      (?:
        picked|chose|selected|took|went with|decided (?:on|to \p{L}+)
      )\s[^,;:]{0,60}$|
    ^\W*(?:let me|let us|let['’]s)\s(?![^\n]*\s(?:to|and|for|how|why|what|where|since)\s)\p{L}+\s[^,;:]{2,60}$|
    ^(?:为了)?完成任务|
    ^\W*paso (?:necesario|siguiente)\b[^.;:]{0,60}\.?$|
    ^\W*(?:es|era|é|è|c['’]est|c['’]était)\s(?:el|la|o|l['’]|il)\s?(?:siguiente|próxim[oa]|prochaine?|prossimo|paso|passo|étape)(?:\s(?:paso|passo|étape|siguiente|seguinte|suivante?|successivo))?\W*$|
    ^\W*étape (?:nécessaire|suivante)\b[^.;:]{0,60}\.?$|
    ^\W*(?:nächster|notwendiger) schritt\b[^.;:]{0,60}\.?$
  `,
  inAnyCase`
    \b(?:seemed|felt|looked|appeared)(?: like)? (?:the |an? )?(?:
      natural|obvious|logical|right|sensible|reasonable|appropriate|best|good
    )\b[^.;:]{0,30}\.?$|
    \bto (?:see|know|find out|learn|check) what (?:
      is (?:in|inside|on) (?:it|there|them)|
      it (?:says|contains|holds|does|is|looks like)|
      happens|comes (?:out|back)|is there
    )\W*$|
    \b(?:is|are) (?:an? )?(?:typical|usual|normal|standard|common|important|essential|necessary|integral|key) (?:part|step|stage|element|component|practice) (?:of|in|for)
      \b[^,;:]*$|
    任务(?:需要|所需)
  `,
]);

/** "Because it is needed.": a word that opens a reason, and none behind it. */
export const needed: Readied = readied(inAnyCase`
  ^\W*(?:because|since|as) (?:it|this|that|the step|the call) (?:is|was|ha[sd] to be) (?:clearly |simply |just )?
    (?:needed|necessary|required|done|important|useful|part of (?:it|the (?:task|job|work|process)))(?: (?:here|now|next|for (?:it|this|the task)))?\W*$|
  ^\W*(?:weil|da) (?:es|das) (?:nötig|notwendig|erforderlich|verlangt|wichtig) (?:war|ist)\W*$|
  ^\W*(?:parce que c['’]|parce qu['’]il |porque )(?:est|était|es|era) (?:nécessaire|necesario|obligatoire|obligatorio)\W*$
`);

/** Ease is no reason. */
export const simple: (text: string) => RegExpExecArray | null = firstOf([
  inAnyCase`
    ^\W*(?:(?:just|only|a|an|it (?:is|was)|this (?:is|was)|very|quick|plain|minor|small|single|direct)\s+)*(?:
      simple|direct|easy|quick|straightforward|trivial|obvious|routine|standard|basic|minor|clear|logical|
      natural|just|arithmetic
    )\b[^.;:]{0,60}(?:[.,][^.;:]{0,40})?\.?$|
    ^\W*(?:it|this|that|the \p{L}+)\s(?:directly )?(?:
      answers?|answered|addresses|addressed|meets|satisf(?:y|ies|ied)|fulfil(?:s|ls|led)?
    ) (?:all )?(?:of )?the (?:\p{L}+['’]?s? )?(?:questions?|requests?|task|needs?|requirements?|wish)
      (?: directly| well| best)?(?: (?:for|about|of|on) [^,;:]{1,50})?\.?$|
    ^\W*(?:(?:es|era|fue|è|era|é|c['’]est|c['’]était|das (?:ist|war)|(?:dit|het) is|to|это)\s)?(?:(?:muy|molto|muito|très|sehr|heel|bardzo|очень)\s)?
      (?:(?:una?|uno|uma?|une|eine?n?|een|lo más|la más|le plus|il più|o mais)\s)?(?:(?:paso|passo|passaggio|passagem|étape|tarea|tarefa|tâche|compito|schritt|aufgabe|stap|taak|krok|шаг)\s)?
      (?:(?:muy|molto|muito|très|sehr|heel)\s)?
      (?:sencill[oa]|fácil|directo|direct[ao]|rutinari[oa]|semplice|facile|dirett[oa]|ovvi[oa]|simples|direto|simple|évidente?|einfache?r?|direkte?r?|offensichtlich\p{L}*|eenvoudige?|prosty|простой)
      (?:\s(?:y|e|et|und|en|i|и)\s\p{L}+)?(?:\s(?:paso|passo|étape|schritt|aufgabe|stap|taak|krok|шаг))?\W*$
  `,
  inAnyCase`
    \b(?:is|was) (?:simply )?the (?:\p{L}+ )?(?:
      simple|obvious|natural|logical|appropriate|straightforward|direct|usual|next
    ) (?:next )?(?:way|step|thing|course|choice|start|approach|option|method|move|solution|route)\b|
    \b(?:the most appropriate|simply) (?:course|to provide)|
    \bsuffices?\.?$|
    \bdirect question\b
  `,
]);

/** That a choice was plain is not why. */
export const simpleChoice: Readied = sifted(
  /\b(?:simple|obvious|natural|logical|appropriate) (?:way|step|thing|course|choice)\b/i,
);

/** How things are after the step, where a ground should stand. */
export const goneNow: Readied = sifted(inAnyCase`
  ^with this\b|
  \bnow (?:says?|reads?|uses?|contains?|includes?|has|have|shows?|matches)\b|
  \b(?:is|are) (?:now )?(?:gone|free of \p{L}+ now|fixed now)(?: now)?\W*$|
  \b(?:was|were) \p{L}+(?:ed|en)\s+and no \p{L}+ remains?\b
`);
