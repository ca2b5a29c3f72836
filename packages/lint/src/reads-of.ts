import type { CatalogueEntry, Subject } from './catalogue.ts';

/** Every field that a rule may read, as people name it: one of a step, an event or a message stands behind the name of their list. */
export function readsOf({ subject, rule }: CatalogueEntry): readonly string[] {
  const ofEntries = (rule.readsEntry ?? []).map((field) => `${lists[subject]}[].${field}`);
  return [...new Set([...(rule.reads ?? []), ...(rule.readsApart ?? []), ...ofEntries])];
}

/** The list of a document whose entries rules ask one by one; a dataset has none. */
const lists: Readonly<Record<Subject, string>> = {
  forsy: 'steps',
  'open-token': 'events',
  trajectory: 'messages',
  dataset: '',
};
