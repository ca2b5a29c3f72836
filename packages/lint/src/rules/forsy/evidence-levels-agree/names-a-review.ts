import type { ForsyTrace } from '@trace-formats/schema';
import type { LintContext } from '../../../engine/context.ts';
import { inAnyCase } from '../../in-lines.ts';
import { readied } from '../../sieve/readied.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { quoted } from '../../wording/quoted.ts';
import { readmeSaysWhoReviewed, reviewKey, saysWhoReviewed } from '../../wording/who-reviewed.ts';

/** True where the trace, its manifest or the README beside them says who, or which model, reviewed it. */
export function namesAReview(
  trace: ForsyTrace,
  { manifest, readme }: Pick<LintContext, 'manifest' | 'readme'>,
): boolean {
  const told = [
    trace.dataset_summary?.description,
    trace.dataset_summary?.title,
    trace.summary.goal_notes,
    trace.learning,
  ];
  if (told.some((text) => typeof text === 'string' && saysWhoReviewed(text))) return true;
  if ([trace, trace.dataset_summary, trace.agent_config, manifest].some(hasReviewKey)) return true;
  if (
    trace.validation_level === 'client_validated' &&
    trace.steps.some(
      (step) => isUserMessage(step) && (step.feedback_type === 'approval' || step.message_role === 'approval'),
    )
  )
    return true;
  const card = readme?.();
  return card !== undefined && readmeSaysWhoReviewed(card);
}

/** "No human review", "checked by a second model, not by a person": what no level above the models' allows. */
const byNobody = readied(inAnyCase`
  \bno (?:human|person|people|expert|client|customer|manual)s?\b(?:\s\p{L}+)?\s?(?:
    review|check|validat|verif|annotat|read|look|approv|sign|was involved|has seen|saw
  )\p{L}*|
  \bnot (?:reviewed |checked |verified |read |seen |labell?ed )?by (?:an? |any |the )?(?:human|person|people|expert|client|customer)s?\b|
  \bnobody (?:else )?(?:has |had )?(?:review|check|validat|verif|read|look|approv)\p{L}*|
  \bwithout (?:any )?(?:human|expert|manual|client) (?:review|check|validation|approval)\b
`);

/** Where the description of a trace that a person is said to have reviewed says that none did; in quotation marks. */
export function deniedReview({ validation_level, dataset_summary }: ForsyTrace): string | undefined {
  const description = dataset_summary?.description;
  if (description === undefined || validation_level === 'model_reviewed') return undefined;
  const found = byNobody.exec(description);
  return found === null ? undefined : quoted(description, found.index, found.index + found[0].length);
}

function hasReviewKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, said]) =>
      reviewKey.test(key) &&
      said !== null &&
      said !== '' &&
      said !== false &&
      !(Array.isArray(said) && said.length === 0),
  );
}
