import type { ForsyTraceDraft } from '@trace-formats/schema';
import { validateForsyTraceDraft } from '@trace-formats/validate';
import { isObject, type JsonObject } from '../json/json.ts';
import { wellFormedOf } from '../json/well-formed.ts';
import { type Loss, openLedger } from '../losses/loss.ts';
import { refuseForeign } from '../refusals/foreign.ts';
import { mustBeNamed } from '../refusals/must-be-options.ts';
import { type Refusal, refuseEmpty, refuseShape } from '../refusals/refusal.ts';
import { noteUnkept } from '../source/note-unkept.ts';
import type { UnkeptAt } from '../source/source.ts';
import { preferenceRows } from './preferences.ts';
import { sftRows } from './sft.ts';
import { stepLabelRows } from './step-labels.ts';
import { noteUnused } from './unused.ts';
import { type TrainingView, trainingViews } from './views.ts';

/** The rows that a trace gives for training, and what of the trace is not in them. */
export interface TrainingRows {
  readonly refused: false;
  readonly view: TrainingView;
  readonly rows: readonly JsonObject[];
  readonly losses: readonly Loss[];
}

/** What a view may take in beside what it must. */
export interface TrainingOptions {
  /**
   * Whether the reasoning of a step stands as `thinking`; often it was written in hindsight, so it is left out unless asked for.
   */
  readonly thinking?: boolean | undefined;
  /** What was not kept of the trace as it was read, for the losses. */
  readonly unkept?: readonly UnkeptAt[] | undefined;
}

/**
 * Turns a Forsy trace, or the draft of one, into rows for training. Judgements are taken from the trace alone: a step that nobody judged is
 * never labelled, and a pair is only made of two steps of which the later was judged better.
 */
export function trainingRows(
  document: unknown,
  view: TrainingView,
  options: TrainingOptions = {},
): TrainingRows | Refusal {
  // Programs without types may name any view, and say `null` for no options.
  if (!Object.hasOwn(views, view))
    throw new TypeError(
      `There is no view ${typeof view === 'object' ? 'like that' : JSON.stringify(view)?.slice(0, 99)} of a trace. Choose ${trainingViews.join(', ')}.`,
    );
  mustBeNamed(options ?? {}, ['thinking', 'unkept'], 'of rows for training');
  const { thinking = false, unkept = [] } = options ?? {};
  if (!isObject(document) || document['schema_version'] !== 'forsy-trace-v0.1')
    return (
      refuseForeign(document) ??
      refuseShape(
        'a trace for training',
        'it is no Forsy trace of v0.1. Make one of a log with `convert --to forsy`, or of a legacy trace with `migrate`.',
      )
    );
  const [fault] = validateForsyTraceDraft(document).filter(({ severity }) => severity === 'error');
  if (fault !== undefined)
    return refuseShape('a trace for training', `${fault.pointer || 'the whole'}: ${fault.message}`);
  const trace = document as unknown as ForsyTraceDraft;
  const ledger = openLedger();
  noteUnkept(unkept, undefined, ledger);
  const rows = views[view](trace, ledger, thinking);
  noteUnused(document, view, thinking, ledger);
  if (rows === undefined) return refuseEmpty(view);
  const sound = wellFormedOf(rows, document, ledger);
  return { refused: false, view, rows: sound, losses: ledger.losses() };
}

const views = { sft: sftRows, preferences: preferenceRows, 'step-labels': stepLabelRows };
