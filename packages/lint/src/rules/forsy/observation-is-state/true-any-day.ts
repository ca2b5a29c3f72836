import { inLines } from '../../in-lines.ts';
import type { Readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';

/** Nothing at all. */
export const boilerplate: readonly Pick<Readied, 'exec'>[] = [
  sifted({
    source: inLines`
      ^(?:all |the |any |some )?(?:
        (?:of the )?(?:required|necessary|needed|relevant|prior|previous|earlier|available|existing|preceding)\s
      )?(?:\p{L}+\s){0,2}?(?:
        information|context|prerequisites?|preparations?|inputs?|conditions|requirements|background|data|
        details|steps?|results?|materials?|history|conversation
      )\b[^.]{0,80}?\b(?:
        reviewed|considered|gathered|met|complete[d]?|available|ready|collected|understood|noted|known|
        taken into account|in place|established|clear|provided|prepared|loaded|satisfied
      )\b[^.\d]{0,80}\.?$
    `,
    flags: 'iu',
  }),
  new RegExp(
    inLines`
      ^(?:
        ready|proceeding|continuing|starting|same as (?:above|before)|as above|as before|see above|n/a|none|
        nothing (?:special|new|to report)|
        normal|ok|okay|no observations?
      )\b[^\d"“]{0,40}\.?$
    `,
    'iu',
  ),
  new RegExp(
    inLines`
      ^(?:everything|all|the stage|the scene)(?: (?:is|was|has been|looks?|seems?))?(?: now| all)? (?:
        prepared|ready|set|set up|in place|in order|good|fine|done|clear
      )\b[^\d"“]{0,60}\.?$
    `,
    'iu',
  ),
  sifted(/^context (?:from|of|gathered)\b[^\d"“]{0,60}$/iu),
];

/** A rule of thumb or a verdict: true on any day, so no state. */
export const general: Readied = sifted({
  source: inLines`
    \b(?:
      usually|commonly|typically|often|generally|frequently|as a rule|normally|in general|does not necessarily|
      not necessarily|clearly|obviously|evidently|of course|certainly|undoubtedly|offensichtlich|meist(?:ens)?|
      normalerweise|
      (?:much |far |clearly )?(?:better|safer|faster|easier|cheaper|simpler|worse|wiser) (?:than|approach|way|option|choice)|
      (?:is|are|was|were|seems?|appears?|looks?) (?:\p{L}+ly |more |most |very |quite )?(?:
        preferable|advisable|desirable|crucial|vital|paramount|tedious|error-prone|time-consuming|worthwhile|
        sensible|reasonable|prudent|wise|beneficial|suboptimal|ideal|best practice|good practice|cumbersome|
        impractical|sufficient to|enough to|set for|in shape for
      )|
      \b(?:(?:matters?|pays? off) in|(?:matters?|pays? off|counts?) (?:here|a lot|most|more))\b|
      \b(?:matters|helps|pays off|suffices)\W*$|
      ^(?:user |client |customer )?(?:
        expectations|requirements|quality|accuracy|reliability|consistency|clarity|speed|safety|precision
      )\s(?:is|are|matters?)\b|
      as everyone knows|
      (?:is|are) (?:much |far )?(?:easier|harder|cheaper|faster|simpler|safer|better) to \p{L}+|
      (?:is|are) the (?:\p{L}+ )?(?:follow-up|place to (?:look|start|begin)|thing to do|way (?:to go|forward))|
      \bdepends? on (?:how|whether|what|which|when|where)\b|
      ^(?:better|rather) (?:to )?\p{Ll}+ .*\bthan\b|
      \b(?:es|das) ist (?:sinnvoll|ratsam|nötig|wichtig|besser|üblich)\b|
      ^(?!(?:the|this|that|these|those|an?|our|their|its|user|all|both|no|we|i|it|they|he|she|you)\s)[\p{L}-]+
        (?:\s[\p{L}-]+){0,4}\s(?:
          avoids?|leads? to|prevents?|ensures?|improves?|reduces?|increases?|disturbs?|spoils?|invites?|saves?|
          pays?|breeds?|
          takes? (?:time|care|practice|patience)
        )\s|
      sooner or later|
      (?:is|are) an? (?:important|key|crucial|major|decisive|critical|relevant|common) (?:
        factor|aspect|point|part|role|issue|concern|consideration|step
      )|
      the (?:right|wrong|best|better|root|heaviest|main|most) (?:\p{L}+ )?(?:
        approach|way|choice|option|type|cause|of the problem|problem|tool|method
      )|
      (?:is|are) (?:a )?(?:
        serious|common|frequent|major|big|severe|important|critical|toxic|dangerous|harmful|very popular|widely|
        increasingly|worth|too \p{L}+|
        the (?:root|key|reason|problem|wrong|right)
      )
    )\b
  `,
  flags: 'iu',
});

/** What is so as a rule says nothing of today, whatever it names. */
export const ruleOfThumb: Readied = sifted(
  /\b(?:usually|commonly|typically|generally|as a rule|normally|in general)\b/iu,
);
