import { inLines } from '../../in-lines.ts';
import type { Readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';

/** Words that give a step away, in the text they stand in. */
export interface Sign {
  readonly text: string;
  readonly range: [start: number, end: number];
}

/** Names that only the format has. */
export const ownNames: RegExp = new RegExp(
  inLines`
    \bforsy[\s_-]?(?:
      traces?|collect\w*|ai\b|skills?|lint|formats?|schemas?|data\s?sets?|checklist|submissions?|v\d
    )\b|
    \bforsy[\s_-]?(?:轨迹|軌跡|格式|数据集|トレース|形式|フォーマット|형식|트레이스|데이터)|\bfsy_c_\w+|
    (?<!\p{L})(?:trac[eé]s?|tracc(?:ia|e)|trazas?|traços?)\s(?:(?:au|in|en|em|no)\s(?:format\p{L}?\s)?)?forsy\b|
    \bforsy\.ai\b|
    \b(?:
      validation_level|release_tier|agent_confidence|dataset_summary|causal_type|trace_mode|caused_by|
      feedback_content|eval_reason|static_output|retry_of|parallel_group|prior_trace_id|directive_signals|
      self_traced|retraced_from_logs|alternatives_considered
    )\b|
    \b(?:
      total_(?:steps|turns)|positive_pct|goal_(?:achieved|notes)|feedback_type|message_role|termination_reason|
      formats_available|forsy_\w+
    )\b|
    \bretraced\b(?!\s(?:how|his|her|its|their|my|your|our|the (?:way|route|path|steps?))\b)|\bretrace mode\b|\bpre-release checklist\b|\b28 (?:step )?fields\b|(?:^|[\s"'~/])\.?forsy/|
    \b(?:trace|collection) (?:folder |files? )?(?:for|of) (?:this|our) (?:session|conversation|chat)\b|
    \b(?:this|our) (?:session|conversation|chat)['’]s (?:own )?trace\b|
    \b(?:include|record|keep|store|add|put|save|turn|use)d? (?:this|our|the) (?:whole )?(?:session|conversation|chat) (?:in|into|to|as|for) (?:the|an?|our|your) trace\b
  `,
  'giu',
);

/** Names of traces that other trades have as well: profilers, browsers and debuggers write a trace.json too. */
const tracesOfAnyKind = new RegExp(
  inLines`
    (?:^|[\s"'/=@])(?:[\w.-]*[-_])?traces?\.(?:jsonl?|schema\.json)\b|
    (?:^|[\s"'/=])traces?[-_][\w-]+\.(?:zip|tgz|tar|jsonl?)\b|
    \b(?:finished|completed|packaged|recorded)[\s-]+traces?\b|
    [\w-]+[-_]trace(?:/|\.(?:tgz|zip|tar|json)\b)|
    \btrace[\s-](?:
      zip|archiv(?:e|es)?|package|bundle|skill|files?|json|formats?|schema|generation|collect\w+|links?|mode|folder|record|validat\w+|dataset|steps?
    )\b|
    \b(?:training|agent|new|final)[\s-]+traces?\b|\blive[\s-]tracing\b|
    \badministrative steps?\b|\b(?:each|every|no|any) step (?:of|in) the trace\b|
    (?:^|\n)(?:trace|validate|submit|package|record)[-_](?:trace|packag|validat|writ|collect|record|submi)\w*(?=\n|$)|
    \bcollection\b.{0,20}\btraces?\b|
    \btraces? (?:with|of|has|have|had) \d+ steps\b|
    \btrace id\b(?!\s(?:in|on|to|from|into|of)\s(?:the\s|all\s|every\s)?(?:logs?|errors?|spans?|headers?|requests?)\b)|trace\[['"]steps|
    \b(?:build|write|save|make|validate|export|submit|package|check|mask|update|append|finali[sz]e|close)_trace\w*(?:\((?![^)\n]{0,80}\.(?:csv|png|svg|pdf|npy|npz|mat|txt|h5|nc|wav|dat|vcd)\b)|\.\w+)|
    \b(?:add|append|enter|insert|put)(?:ed|s|ing)? (?:[\p{L}']+ ){0,3}?(?:steps? \d|approval|feedback|message)[^.\n]{0,60}
      \b(?:in|to|into) the trace\b|
    \btraces? (?:(?:was|is|has been|has|are|were) )?(?:now |successfully )?(?:
      submitted|saved|stored|validated|published|accepted|approved|packaged|uploaded|ready for release|
      passed the \p{L}+
    )\b|
    \b(?:publish|submit|release|package|upload|validate|annotate) (?:this|the|my|our|your|a) trace\b|
    \btraces? (?:folder|structure|summary|file)\b|
    (?:^|[\s"'/~.])skills?/(?:[\w-]+[-_])?trac(?:e|ing)[\w-]{0,40}/|
    \breadme(?:\.md)?\s(?:für|for|of|de|del|du|pour)\s(?:(?:den|diesen|the|this|our|la|esta|le|cette)\s)?tra(?:ce|za)\b|
    (?<!\p{L})(?:repositorio|carpeta|conjunto|archivo|pasta|ficheiro|arquivo|fichier|dossier|dépôt)\s(?:de|des)\s(?:las?\s)?tra(?:zas?|ces?|ços?)(?!\p{L})|
    トレース(?:データ)?(?:として|に)(?:保存|提出|記録|登録|公開)
  `,
  'giu',
);

/** What is said of a trace, and of things that are called so: each failure of a program has one in its output. */
const ofATrace = inLines`
  \badd(?:s|ed)? \p{L}* ?traces? (?:of|for)\b|
  (?:^|[\s"'=/])traces?/(?=[\s"']|$)|
  /api/traces?\b|
  \b(?:the|a|as|this|your|into|my|la|den|die|der|dem|ein|el|im|vom|zum|des|du|le|do|no|o|um|del|una)\s+
    (?:(?:finished|final|whole|complete|recorded|draft)\s+)?tra(?:ce|za)\b|
  (?<!\b(?:the|an?|its|their|my|our|this|that|each|every)\s(?!(?:finished|final|whole|complete|full|first|recorded|draft|short|long|good|clean|live|session|workflow|work|json|our|my|this)\s)\p{L}{3,24}\s)
    \btraces? (?:of|for) \p{L}|(?:^|[\s"'=/])traces/[\w-]+|
  \badd(?:ed|s)? (?:[\w-]+ )?trace\b|
  (?:^|[.,;!]\s)traces? (?:looks?|is|seems?) (?:good|fine|ok(?:ay)?|great|right|correct|complete)\b|
  (?<!\p{L})(?:la|una|della|questa|nella|esta|desta|ta|tę) (?:traccia|traza|trace)(?!\p{L})|
  (?<!\p{L})файл\p{L}{0,2} трейса(?!\p{L})|(?<!\p{L})трейс\s(?:сда|отправ|сохран|запис|провер)\p{L}*
`;

/** What is said in making one, without its name. */
const ofItsMaking = inLines`
  \b(?:
    step numbering|
    turns? (?:never )?decreas\w+|
    goal (?:achieved|achievement|notes)|
    open example|training example|
    for the record\b(?=\W*$|[.;,])|
    (?:record|capture|retrace|write down|write up|document|trace|summari[sz]e) (?:the|this|our) (?:workflow|session|work we did|run|conversation)|
    number the steps|
    positive, \d+ (?:neutral|negative)|
    confidence (?:of |is |set to |to )?\d{1,3}\b|
    (?:reasoning|observation|output|input|directive|eval(?:uation)?) of (?:the )?steps? \d|
    (?:live|retraced) (?:capture|or (?:as a )?retrace)|
    (?:enters?|into|for|contributed to|donated to) the dataset|
    agent steps|user (?:turns|messages)(?= (?:in|of|have|need|are|with)\b)|causal links?|weak labels?|
    (?:structured|session|workflow) record|graph of (?:the )?steps|(?:order|list|sequence) of (?:the )?steps taken|
    which steps (?:were|have been) (?:taken|done|failed|redone)|how the user reacted|
    (?:mask|redact)(?:s|ed|ing)? [^.\n]{0,40}\b(?:in|of) (?:the |all )?(?:recorded |collected )?(?:steps?|record)|
    release (?:readme|metadata)|
    session (?:log|record|journal) with \p{L}+ (?:entries|steps)|
    how confident the (?:record|trace) is|record (?:was|is) (?:reconstructed|rebuilt)|
    (?:16|sixteen) (?:points|items) (?:of|on|in) (?:the|its|a) (?:check)?list|(?:16|sechzehn) punkte|
    (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) steps?,? (?:and )?(?:\d+|one|two|three|four|five) turns?|
    (?:the|its) (?:evaluation|eval score)|
    (?:save|record|keep|publish|log|release|share|export|description|limitations) (?:\w+ ){0,5}?(?:this|our)
      \s(?:session|conversation|chat)|
    (?:as|for) training data|(?:open|for the) dataset|dataset entry|title, tags|
    record (?:of )?(?:our|this)(?: work)?|which mode|recorded steps?|
    agreed to recording|
    (?:reasoning,? and|assign) eval\w*(?: scores?)?|the (?:six|seven|eight|nine|ten|twelve|\d+) steps|
    (?:positive|neutral|negative) steps|summary (?:needs|counts)|how confident i am|
    (?:release|trace|sixteen) checklist|checklist items|part of the skill|skill (?:requires|wants|asks|gibt|verlangt)|
    first request (?:verbatim|whole|word for word)|collection (?:is |was )?saved|
    einreichung|(?:nível|nivel|niveau) de valida\p{L}+|validierungs(?:stufe|niveau|level)|trace (?:validieren|prüfen|packen|schreiben|befüllen)|\d+ traces
  )\b|(?:^|\s)artifacts/(?:[\w-]*[-_])?(?:trace|manifest|steps?|reviews?|collection)s?\b|\b(?:of|in) the record\b(?=\W*$|[.;,]| needs?\b)|\bthe recording is\b|\baufzeichn|
  \bevals?,? and directives?\b|\b(?:each|all|every)\s(?:of\s(?:my|our|the|these|its)\s)?steps?\s(?:\p{L}+\s){0,3}?evals?\b|
  \bevals?\s(?:for|of|to|per)\s(?:all|each|every|the)\s(?:\p{L}+\s)?steps?\b|\bsteps? deserves?\b|\bevals?\s(?:of\s)?-1\b|
  \bfailed (?:step|one)s? needs? an? (?:eval|directive)|\bconfidence of the (?:record|trace)\b|\bretry of step \d|
  \bobservations? (?:for|of) steps? \d|\bno hindsight\b|\bwhat was known (?:then|before each)\b|\btime(?:stamp)?s (?:of|for) (?:the|my|our|each|all) steps\b|\bno step has (?:a time|an? eval)|
  \beval\s-?[01]\b|\bbefore the record is (?:written|closed|saved|sent)\b|\bagent sessions?\b(?=[^.\n]{0,30}\b(?:upload|hand|sent|send|submit|store|collect|kept|recorded))|
  "trace_id"|
  \b\d+ (?:recorded )?steps\b(?=\s*(?:[:,.;)]|in \p{L}+ turns|by the agent|in total|$))|
  \b(?:six|seven|eight|nine|ten|twelve|\d+) steps in (?:\p{L}+|\d+) turns?\b|
  \b(?:
    release tier|research[ _]preview|validation level|agent confidence|directive signals|
    feedback (?:type|content|fields?)|
    dataset description|
    (?:nel|al|del|el|en el|no|do|ao|im|den|le|dans le|het|in de|w) dataset|dans le jeu de données|no conjunto de dados
  )\b|
  \b(?:live|retraced|hybrid) mode\b|
  \b(?:become|worth|recorded as|as) (?:a )?steps?\b|
  \bone per (?:meaningful |user )?(?:action|message)\b|
  \bsteps? (?:so far|numbers?)\b|\b(?:update|append_to|extend|save)_collection\b|\badd_steps\b|
  \bobservations?,? (?:and )?reasoning\b|
  \bbefore (?:it is |the )?submi(?:tted|ssion)\b|
  \b(?:the|this) collection\b|\bcollected json\b|\bsteps\.jsonl\b|\bmanifests?\.jsonl?\b|
  \bdataset (?:team|repository|repo|maintainers?)\b|
  \b(?:one|per|recorded|required|step) (?:row per |user )?(?:recorded )?steps?(?: fields| numbering)?\b|
  \bone (?:meaningful )?action per step\b|
  -1, 0 (?:or|and|oder|und|ou|y|o|e) \+?1\b|
  \bjson\b[^.\n]{0,60}\bsteps?\b[^.\n]{0,40}\b(?:reasoning|observation|eval)\w*|
  \b(?:before|since|after|until) (?:we|you|i) (?:only )?(?:start(?:ed)?|began|begun) (?:logging|recording|tracing|capturing)\b|
  \b(?:session|conversation|chat) (?:to be|is|was|being|be) (?:traced|retraced|logged)\b|
  \breconstruct(?:ed)? (?:it|this|them|everything) (?:afterwards|later|from memory)\b|
  \b(?:capture|recording|tracing|collection) skill\b|
  \bin (?:the|your|our) record\b(?=[^.\n]{0,40}\b(?:upload|submit|publish|release|hand))|
  \b(?:upload|submit|donat|contribut|publish)\w* (?:it|this|them|that) (?:in )?to the (?:dataset|collection|corpus)\b|
  \bcontribut\w* [\w -]{0,30}\b(?:session|workflow)s?\b|\bgit add dataset/|\bsession\.jsonl\b|
  \b(?:session|conversation|chat) (?:logs?|export|file|capture|captured|recording|journal)\b|\bstep log\b|
  \b(?:record|log|recording|capture|write-up) of (?:the|this|our) (?:whole )?(?:session|conversation|chat|work|run)\b|
  \b(?:annotation|labell?ing|collection|dataset) (?:team|people|project)\b|\bcontribut(?:ors?|ions?)\b(?=[^.\n]{0,40}\b(?:dataset|collection|trace|record|session|receipt))|
  \b(?:conversation|session|chat|dialogue) (?:as|into) (?:an? )?(?:graph|sequence|list|series|chain) of\b|\b(?:conversation|session|chat) as a graph\b|
  \b(?:re-?read|scroll(?:ed)? back|recover(?:ed)?)\b[^.\n]{0,40}\b(?:conversation|chat|transcript)\b|
  \byour contributions?\b|\bfor (?:the|this|our) record\b(?=\W*$|[.;,])|
  \b(?:review|check|scan|screen)\w* (?:the|this|our) (?:trace|record|step log) for\b|
  (?<!\p{L})(?:sitzung|gespräch|unterhaltung) in (?:einzelne )?schritte(?!\p{L})|
  (?<!\p{L})(?:registro|grabación|gravação)\s(?:de|desta|da)\s(?:la\s|esta\s)?(?:sesión|sessão|conversación|conversa)(?!\p{L})|
  \bone step or two\b|\binto (?:\d+ |separate )?(?:meaningful )?steps\b|\bone meaningful action\b|\bmeaningful steps\b|
  \b(?:write|add|set|give|put)s? (?:it |an? |the |its )*(?:directive|eval)\b|\bgives? step \d\b|\bend of the collection\b|(?<!\p{L})(?:fin|final) de la (?:recopilación|collecte|recolha)(?!\p{L})|
  \b(?:session|conversation|chat) (?:may |can |could |should )?be (?:collected|captured|published|used)\b|
  \btrace_id\b|\bthe skill says\b|(?:(?<![\w-]/)|(?<=\bskills?/))\bskill\.md\b|
  (?<![/\\"'~-])\bforsy\b(?![\s-]*(?:trial|test|demo|eval)|[/\\"'])
  `;

const weak = new RegExp(`${ofATrace}|${ofItsMaking}`, 'giu');
const making = new RegExp(ofItsMaking, 'giu');

/** Where a program's calls are printed, "the trace" is theirs. */
const traceOfCalls = sifted(
  /\b(?:stack|call|error|exception)[\s-]?traces?\b|\b(?:back|stack)traces?\b|\btraceback\b/iu,
);

/** The same for one look at a time. */
const once = (form: RegExp): Readied => sifted({ source: form.source, flags: form.flags.replace('g', '') });

const first = {
  own: once(ownNames),
  any: once(tracesOfAnyKind),
  // One by one, since most texts hold words of one of them alone.
  weak: [ofATrace, ofItsMaking].map((source) => sifted({ source, flags: 'iu' })),
};

/** Work in which a trace is something else. */
export const otherTraces: Readied = sifted(
  /\btrac(?:e|es|ing|er|ers|ed)\b|telemetry|profil|\bperf(?!ect)|slow|latency|crash|\bdebug|otel|spans?\b|playwright|strace|race\b|\b(?:live|hybrid|replay) mode\b/iu,
);

/** How much in a text speaks of the making of a trace: two for a name that is sure, one for one that is not. */
export function pointsOf(text: string, other: boolean): number {
  const own = new Set(text.match(ownNames)?.map((name) => name.toLowerCase()));
  const any = other ? [] : [...new Set(text.match(tracesOfAnyKind)?.map((name) => name.toLowerCase()))];
  const little = other
    ? []
    : [...new Set(text.match(traceOfCalls.test(text) ? making : weak)?.map((name) => name.toLowerCase()))];
  return 2 * own.size + 2 * any.length + little.length;
}

/** The surest sign in a text. */
export function strongest(text: string, other: boolean): Sign | undefined {
  for (const form of other ? [first.own] : [first.own, first.any, ...first.weak]) {
    const match = found(form.exec(text), text);
    if (match) return match;
  }
  return undefined;
}

/** What an expression found, as a sign. */
export function found(match: RegExpExecArray | null, text: string): Sign | undefined {
  if (match === null) return undefined;
  return { text, range: [match.index, match.index + match[0].length] };
}
