import type { ReporterOptions } from '../reporter.ts';
import { checklistTitle, checklistTitles } from '../said/checklist.ts';
import { withThousands } from '../said/words.ts';
import { safe } from './safe.ts';
import type { ShownDocument } from './shown-document.ts';

/** The bar that narrows down what is shown; the script of the page puts it to work. A page without findings has none. */
export function filters(documents: readonly ShownDocument[], { quiet }: ReporterOptions): readonly string[] {
  const rules = new Map<string, number>();
  for (const { findings } of documents) for (const { rule } of findings) rules.set(rule, (rules.get(rule) ?? 0) + 1);
  if (rules.size === 0) return [];
  const byName = [...rules].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    '<section id="filter" aria-label="Filter" hidden>',
    '<label class="wide">Search <input id="f-text" type="search" placeholder="file, trace, rule or words" autocomplete="off"></label>',
    '<label>Severity <select id="f-severity"><option value="">any</option><option>error</option><option>warning</option><option>note</option></select></label>',
    `<label>Checklist <select id="f-item"><option value="">any item</option>${checklistTitles
      .map((_title, index) => `<option value="${index + 1}">${index + 1} ${safe(checklistTitle(index + 1))}</option>`)
      .join('')}</select></label>`,
    `<label>Rule <select id="f-rule"><option value="">any rule</option>${byName
      .map(([rule, times]) => `<option value="${safe(rule)}">${safe(rule)} (${withThousands(times)})</option>`)
      .join('')}</select></label>`,
    '<label class="tick"><input id="f-suppressed" type="checkbox"> suppressed too</label>',
    `<label class="tick"><input id="f-clean" type="checkbox"> documents without ${quiet === true ? 'errors' : 'findings'} too</label>`,
    '<output id="f-count" aria-live="polite"></output>',
    '</section>',
  ];
}
