import type { DatasetRule } from '../../dataset/dataset.ts';
import { artifactsStayInside } from './artifacts-stay-inside/rule.ts';
import { cardStatesTheFacts } from './card-states-the-facts/rule.ts';
import { contentsAreUnique } from './contents-are-unique/rule.ts';
import { descriptionsTellTracesApart } from './descriptions-tell-traces-apart/rule.ts';
import { everyArtifactIsNamed } from './every-artifact-is-named/rule.ts';
import { exportsMatchTheTraces } from './exports-match-the-traces/rule.ts';
import { foldersHaveTheirParts } from './folders-have-their-parts/rule.ts';
import { placeholdersAgree } from './placeholders-agree/rule.ts';
import { priorTracesExist } from './prior-traces-exist/rule.ts';
import { releaseTierAllowsRelease } from './release-tier-allows-release/rule.ts';
import { traceIdsAreUnique } from './trace-ids-are-unique/rule.ts';

/** The rules over a dataset as a whole. */
export const datasetRules: readonly DatasetRule[] = [
  traceIdsAreUnique,
  contentsAreUnique,
  descriptionsTellTracesApart,
  priorTracesExist,
  foldersHaveTheirParts,
  releaseTierAllowsRelease,
  artifactsStayInside,
  everyArtifactIsNamed,
  exportsMatchTheTraces,
  placeholdersAgree,
  cardStatesTheFacts,
];
