import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { outputLeans } from '../../leaning/fields.ts';
import { isNotRecorded } from '../../says-nothing.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { kindOfTool, type ToolKind } from '../../traces/kind-of-tool.ts';
import { fillsThePlace, isNoAcknowledgement } from '../../wording/fills-the-place.ts';
import { opensLikeASentence } from '../../wording/form-of-words.ts';
import { laysDown } from '../../wording/lays-down.ts';
import { quoted } from '../../wording/quoted.ts';
import type { Range } from '../../wording/range.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';
import { cutWithoutNote } from './cut-without-note.ts';
import { retold } from './retold.ts';
import { isNamedByItsLength, isStandIn, isStandInAsASentence, standsElsewhere } from './stand-in.ts';
import { toSentenceEnd } from './to-sentence-end.ts';
import { isAcknowledged } from './words-of-a-program.ts';

/** What came back stands in the trace as it came. */
export const outputIsLiteral: ForsyStepRule = {
  id: 'output-is-literal',
  claim: '`output` is what the tool returned or the agent delivered, or an excerpt that says what it leaves out.',
  why: 'The next decision was made on what really came back; from a retelling nobody can check or repeat it.',
  fix: 'Put the response itself into `output`; shorten it only with a note of what was left out, such as "[312 lines of log left out]".',
  checklist: 7,
  severity: 'warning',
  certainty: 'hint',
  judgesWords: true,
  reads: ['trace_mode', 'task'],
  readsEntry: ['step', 'action', 'operation', 'tool', 'input', 'output'],
  checkEntry(step, index, trace) {
    if (isUserMessage(step)) return undefined;
    const at = ['steps', index, 'output'];
    if (step.output === null) {
      if (trace.trace_mode === 'live' && step.tool !== null && step.tool.trim() !== '')
        return [
          {
            at,
            message: `Step ${step.step} used a tool in a live trace, but has no output, which looks like it was not kept.`,
            fix: 'Put what the tool returned into `output`, or "" if it returned nothing.',
          },
        ];
      return undefined;
    }
    if (
      isNotRecorded(step.output) ||
      isStandIn(step.output) ||
      standsElsewhere.test(step.output) ||
      isOnlyDone(step) ||
      (step.tool !== null && isPlaceOfOutput(step.output, kindOfTool(step.tool, step.operation)))
    )
      return named(step, step.output, at);
    const cut = cutWithoutNote(step.output, step);
    if (cut !== undefined) {
      return [
        {
          at,
          message: `The output of step ${step.step} has ${quoted(step.output, ...cut)}, which looks like a cut that doesn't say what it left out.`,
        },
      ];
    }
    const told = retold(step.output, step) ?? describedText(step.output, step, trace);
    if (told !== undefined)
      return [
        {
          at,
          message: `The output of step ${step.step} says ${quoted(step.output, ...told)}, which looks like a retelling of the response, not like the response itself.`,
        },
      ];
    const { tool, output } = step;
    return tool !== null && ((isStandInAsASentence(output) && !isAcknowledged(output)) || isNamedByItsLength(output))
      ? named(step, output, at)
      : undefined;
  },
};

function isPlaceOfOutput(output: string, kind: ToolKind): boolean {
  return fillsThePlace(output, kind) || isNoAcknowledgement(output, kind);
}

/** "Done." where something was read or looked for: that it was done, where what was found should stand. */
function isOnlyDone({ output, tool, operation }: ForsyStep): boolean {
  return (
    tool !== null &&
    /^(?:read|search)$/.test(operation ?? '') &&
    !/^(?:shell|code|delegate)$/.test(kindOfTool(tool, operation)) &&
    /^\W*(?:done|finished|completed?|executed|(?:it )?works now|(?:read|searched|opened|viewed|looked up)(?: successfully)?|success(?:ful(?:ly)?)?|erledigt|fertig|fait|terminé|hecho|listo|fatto|feito)\W*$/iu.test(
      output!,
    )
  );
}

/** What was written without a tool is the text itself, and "A kinder letter with a concrete reason" describes one. */
function describedText(output: string, { tool, operation, action }: ForsyStep, trace: ForsyTrace): Range | undefined {
  if (
    tool !== null ||
    action === 'output' ||
    !/^(?:write|edit|draft|create|compose|translate|summari[sz]e)$/.test(operation ?? '')
  )
    return undefined;
  const text = output.trim();
  return opensLikeASentence(text) && !laysDown(text) && outputLeans(text, trace) ? toSentenceEnd(text, 0) : undefined;
}

function named({ step }: ForsyStep, output: string, at: Hit['at']): readonly Hit[] {
  return [
    { at, message: `The output of step ${step} is ${quoted(output)}, which looks like it only names what came back.` },
  ];
}
