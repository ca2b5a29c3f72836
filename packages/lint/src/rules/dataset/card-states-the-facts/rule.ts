import type { Dataset, DatasetHit, DatasetRule } from '../../../dataset/dataset.ts';
import { listed } from '../../../listed.ts';
import { readied } from '../../sieve/readied.ts';

/** The README says what a reader must know before using the traces. */
export const cardStatesTheFacts: DatasetRule = {
  id: 'card-states-the-facts',
  claim:
    'The README of the dataset states skill and version, trace modes, validation levels, limitations, who annotated or reviewed, and the licence.',
  why: 'Without these nobody can tell what the traces are good for and what may be done with them.',
  fix: 'Write what is missing into README.md at the top of the dataset.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  *checkDataset({ folder, traces, card }: Dataset, { release }): Iterable<DatasetHit> {
    // What an export or a raw source repeats is presented with the traces; where there is nothing else, they are the dataset.
    const kinds = (['trace', 'export', 'raw'] as const).map((one) => traces.filter(({ kind }) => kind === one));
    const own = kinds.find(({ length }) => length > 0) ?? [];
    if (own.length === 0 || (own.length === 1 && own[0]!.folder === folder && own[0]!.kind === 'trace')) return;
    // Only what is released must be presented; before that, a reminder does.
    const weight = release ? {} : { severity: 'warning' as const };
    if (card === undefined) {
      yield { about: folder, ...weight, message: 'The dataset has no README.md that presents it.' };
      return;
    }
    const open = facts.filter(({ said }) => !said.test(card)).map(({ what }) => what);
    for (const [what, values] of [
      ['trace mode', own.map(({ mode }) => mode)],
      ['validation level', own.map(({ level }) => level)],
    ] as const) {
      const unsaid = [...new Set(values)].filter((value) => value !== null && !says(card, value)).sort();
      if (unsaid.length === 1) open.push(`the ${what} ${unsaid[0]}`);
      else if (unsaid.length > 1) open.push(`the ${what}s (${unsaid.join(', ')})`);
    }
    if (open.length > 0) yield { about: folder, ...weight, message: `README.md does not state ${listed(open)}.` };
  },
};

const facts = [
  { what: 'the skill and its version', said: /\bskill\b[^\n]{0,80}\bv?\d+\.\d+/i },
  {
    what: 'known limitations',
    said: /\blimit(?:ation|ed|s|aci|aç|azion)?|(?<!\p{L})(?:einschränkung|grenzen|begrenz|beschränk)|局限|限制|制限|制約/iu,
  },
  {
    what: 'who annotated or reviewed',
    said: /\b(?:annot|review|label|anot)|(?<!\p{L})(?:geprüft|begutachte|beschrifte|relu|révis|vérifié|revis|verificad)|标注|注释|审核|アノテ|レビュー/iu,
  },
  {
    what: 'the licence',
    said: /\b(?:licen[cs]|lizen[zs]|licenz)|\bCC0\b|\bCC[- ]BY\b|许可|授权|ライセンス/iu,
  },
];

/** Values are written as they stand in the traces or as words. */
function says(card: string, value: string): boolean {
  const words = value.split('_').map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return readied({ source: `\\b${words.join('[ _-]')}\\b`, flags: 'i' }).test(card);
}
