import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { inLines } from '../../in-lines.ts';
import type { Readied } from '../../sieve/readied.ts';
import { sifted } from '../../sieve/sieve.ts';
import { isUserMessage } from '../is-user-message.ts';
import { wordsOf } from '../prose.ts';

/** Words that give a step away, in the text they stand in. */
export interface Sign {
  readonly text: string;
  readonly range: [start: number, end: number];
}

/** Names that only the format has. */
const ownNames = new RegExp(
  inLines`
    \bforsy[\s_-]?(?:
      traces?|collect\w*|ai\b|skills?|lint|formats?|schemas?|data\s?sets?|checklist|submissions?|v\d
    )\b|
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
    \bretraced?\b|\bpre-release checklist\b|\b28 (?:step )?fields\b|(?:^|[\s"'~/])\.?forsy/|
    \b(?:trace|collection) (?:folder |files? )?(?:for|of) (?:this|our) (?:session|conversation|chat)\b|
    \b(?:this|our) (?:session|conversation|chat)['’]s (?:own )?trace\b
  `,
  'giu',
);
/** Names of traces that other trades have as well: profilers, browsers and debuggers write a trace.json too. */
const tracesOfAnyKind = new RegExp(
  inLines`
    (?:^|[\s"'/=@])(?:[\w.-]*[-_])?traces?\.(?:jsonl?|schema\.json)\b|
    [\w-]+[-_]trace(?:/|\.(?:tgz|zip|tar|json)\b)|
    \btrace[\s-](?:
      skill|files?|json|formats?|schema|generation|collect\w+|links?|mode|folder|record|validat\w+|dataset
    )\b|
    \b(?:training|agent|new|final)[\s-]+traces?\b|
    (?:^|\n)(?:trace|validate|submit|package|record)[-_](?:trace|packag|validat|writ|collect|record|submi)\w*(?=\n|$)|
    \bcollection\b.{0,20}\btraces?\b|
    \btraces? (?:with|of|has|have|had) \d+ steps\b|
    \btrace id\b|trace\[['"]steps|
    \b(?:build|write|save|make|validate|export|submit|package|check|mask|update|append|finali[sz]e|close)_trace\w*(?:\(|\.\w+)|
    \b(?:add|append|enter|insert|put)(?:ed|s|ing)? (?:[\p{L}']+ ){0,3}?(?:steps? \d|approval|feedback|message)[^.\n]{0,60}
      \b(?:in|to|into) the trace\b|
    \btraces? (?:(?:was|is|has been|has|are|were) )?(?:now |successfully )?(?:
      submitted|saved|stored|validated|published|accepted|approved|packaged|uploaded|ready for release|
      passed the \p{L}+
    )\b|
    \b(?:publish|submit|release|package|upload|validate|annotate) (?:this|the|my|our|your|a) trace\b|
    \btraces? (?:folder|structure|summary|file)\b
  `,
  'giu',
);
const weak = new RegExp(
  inLines`
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
      (?:enters?|into|for) the dataset|
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
    )\b|(?:^|\s)artifacts/|\b(?:of|in) the record\b(?=\W*$|[.;,]| needs?\b)|\bthe recording is\b|\baufzeichn|
    \badd(?:s|ed)? \p{L}* ?traces? (?:of|for)\b|
    (?:^|[\s"'=/])traces?/(?=[\s"']|$)|
    /api/traces?\b|"trace_id"|
    \b\d+ (?:recorded )?steps\b(?=\s*(?:[:,.;)]|in \p{L}+ turns|by the agent|in total|$))|
    \b(?:six|seven|eight|nine|ten|twelve|\d+) steps in (?:\p{L}+|\d+) turns?\b|
    \b(?:the|a|as|this|your|into|my|la|den|die|der|dem|ein|el|im|vom|zum|des|du|le|do|no|o|um|del|una)\s+(?:(?:finished|final|whole|complete|recorded)\s+)?tra(?:ce|za)\b|
    \btraces? (?:of|for) \p{L}|(?:^|[\s"'=/])traces/[\w-]+|
    \badd(?:ed|s)? (?:[\w-]+ )?trace\b|
    \b(?:
      release tier|research[ _]preview|validation level|agent confidence|directive signals|
      feedback (?:type|content|fields?)|
      dataset description
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
    \bone step or two\b|\binto steps\b|\btrace_id\b|\bthe skill says\b|\bskill\.md\b|
    (?<![/\\"'~-])\bforsy\b(?![\s-]*(?:trial|test|demo|eval)|[/\\"'])
  `,
  'giu',
);
const session = sifted({
  source: inLines`
    \b(?:record(?:ing|ed)?|log(?:ged)?|sav(?:e|ed)|stor(?:e|ed)|captur(?:e|ed)|trac(?:e|ing))\b[^.!?\n]{0,30}\b
      (?:this|the|our|whole) (?:session|conversation|convo|chat|dialog(?:ue)?)\b|
    \b(?:session|conversation|chat)\b[^.!?\n]{0,20}\b(?:recorded|stored|saved|logged) as\b|
    \brecord everything\b
  `,
  flags: 'iu',
});
const act = new RegExp(
  inLines`
    \b(?:
      validat\w*|valid|invalid|schema|submit\w*|submission|resubmit|publish\w*|publication|packag\w*|commit\w*|
      push|upload\w*|sav(?:e|ed|ing)|stor(?:e|ed)|generat\w*|mask\w*|replac\w*|record\w*|writ(?:e|ing|ten)|
      wrote|build\w*|creat\w*|fields?|counts?|number(?:ing)?|link|downloads?|zip|tgz|tar|pull request|put|cp|
      lint\w*|check\w*|confirm\w*|approv\w*|reject\w*|choose|decid\w*|estimat\w*|set|fill|instructions|format|
      values|emit|send|sent|load|read|scroll|open|found|erstell\w*|assert|step|one|mode|assign|keep|zip|
      validier\w*|lesen|formulier\w*|pack\w*|append\w*|add(?:ed|s|ing)?|updat\w*|ersetz\w*|escolh\w*|elegir|choisir
    )\b|校验|打包|提交|生成|保存|记录
  `,
  'iu',
);
const order = sifted({
  source: inLines`
    ^\W{0,3}(?:(?:please|ok|now|and|then|can you|could you)[,\s]+)*
      (?:create|make|generate|submit|start|build|write|collect)\s(?:a |the |this |an )?
      (?:forsy |agent |workflow |live |retraced )*(?:trace|collection)\b
  `,
  flags: 'iu',
});
/** One of these stands in every text that has a sign. */
const possible = sifted({
  source: inLines`
    forsy|trac|collect|dataset|record|checklist|eval|artifacts/|traza|aufzeichn|einreich|training data|skill |
    (?:positive|neutral|negative) steps|how confident|confidence|goal (?:achiev|notes)|for the record|open example|training example|
    step numbering|turns? |number the steps|
    (?:workflow|session|conversation)\b|
    steps\.jsonl|
    (?:one|per|into|required|recorded) (?:user )?steps?|
    step (?:numbering|fields|numbers?)|
    steps so far|(?:live|hybrid) mode|retraced|checklist|release tier|research preview|manifest|dataset|skill|
    _(?:level|tier|confidence|summary|type|mode|by|content|reason|output|of|group|id|signals|considered)\b
  `,
  flags: 'i',
});
/** The same for one look at a time. */
const once = (form: RegExp): Readied => sifted({ source: form.source, flags: form.flags.replace('g', '') });
const first = { own: once(ownNames), any: once(tracesOfAnyKind), weak: once(weak) };
/** Work in which a trace is something else. */
const otherTraces = sifted(
  /\btrac(?:e|es|ing|er|ers|ed)\b|telemetry|profil|perf|slow|latency|crash|debug|otel|spans?\b|playwright|strace|race\b/iu,
);

/** What in a step looks like the making of the trace; two signs are needed. Undefined for a step of the work. */
export function administration(step: ForsyStep, trace: ForsyTrace, index: number): Sign | undefined {
  if (!isUserMessage(step) && !couldShowASign(step)) return undefined;
  const texts = textsOf(step);
  if (!texts.some((text) => possible.test(text)) && !isUserMessage(step)) return undefined;
  const other = otherTraces.test(trace.task);
  if (isUserMessage(step)) return ofTheUser(step, trace, index, other);
  const strong = texts.map((text) => strongest(text, other)).find(Boolean);
  if (strong === undefined) return undefined;
  const whole = texts.join('\n');
  return pointsOf(whole, other) >= 2 && (act.test(whole) || pointsOf(whole, other) >= 3) ? strong : undefined;
}

/** Asks of the whole texts, which other rules read as well, before the beginnings of them are cut out. */
function couldShowASign({ tool, input, output, reasoning, observation }: ForsyStep): boolean {
  return couldHold(tool) || couldHold(input) || couldHold(output) || couldHold(reasoning) || couldHold(observation);
}

function couldHold(text: string | null): boolean {
  return typeof text === 'string' && (text.length > longest || possible.isWorthAsking(text));
}

/** Of longer texts no other rule reads the whole. */
const longest = 3000;

/** What a long output holds further down is the work of some program. */
function textsOf(step: ForsyStep): readonly string[] {
  return [
    step.tool,
    step.input?.slice(0, 2000),
    step.output?.slice(0, 600),
    step.reasoning?.slice(0, 600),
    step.observation?.slice(0, 600),
  ].filter((text): text is string => typeof text === 'string');
}

function ofTheUser(step: ForsyStep, trace: ForsyTrace, index: number, other: boolean): Sign | undefined {
  const text = step.input ?? '';
  const before = trace.steps[index - 1];
  if (/^\W*(?:live|retraced|hybrid)(?: mode)?\W*$/i.test(text))
    return before !== undefined && modesIn(before.output ?? '') >= 2 ? { text, range: [0, text.length] } : undefined;
  const sign = strongest(text, other) ?? found(session.exec(text), text);
  if (sign === undefined || text.length > 600) return undefined;
  if (!session.test(text) && pointsOf(text, other) < 2 && !(act.test(text) && !other)) return undefined;
  return speaksOfMore(text, other) && !(order.test(text) && text.search(ownNames) >= 0) ? undefined : sign;
}

/** A message that also says what the work should be belongs to the work. */
function speaksOfMore(text: string, other: boolean): boolean {
  const rest = text
    .split(/(?<=[.!?;:\n])\s+/)
    .filter((sentence) => pointsOf(sentence, other) === 0 && !session.test(sentence))
    .join(' ');
  return wordsOf(rest).filter((word) => word.length > 3).length >= 4;
}

function pointsOf(text: string, other: boolean): number {
  const own = new Set(text.match(ownNames)?.map((name) => name.toLowerCase()));
  const any = other ? [] : [...new Set(text.match(tracesOfAnyKind)?.map((name) => name.toLowerCase()))];
  const little = other ? [] : [...new Set(text.match(weak)?.map((name) => name.toLowerCase()))];
  return 2 * own.size + 2 * any.length + little.length;
}

function strongest(text: string, other: boolean): Sign | undefined {
  for (const form of other ? [first.own] : [first.own, first.any, first.weak]) {
    const match = found(form.exec(text), text);
    if (match) return match;
  }
  return undefined;
}

function found(match: RegExpExecArray | null, text: string): Sign | undefined {
  if (match === null) return undefined;
  return { text, range: [match.index, match.index + match[0].length] };
}

function modesIn(text: string): number {
  return new Set(text.toLowerCase().match(/\b(?:live|retraced|hybrid)\b/g)).size;
}
