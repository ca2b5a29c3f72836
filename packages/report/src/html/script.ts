/** What the page does by itself: hide what the filter leaves out, and open what a link points to. It writes no markup. */
export const script: string = `
'use strict';
(function () {
  const byId = (id) => document.getElementById(id);
  const bar = byId('filter');
  const all = (selector, root) => Array.from((root || document).querySelectorAll(selector));
  const words = (element) => element.textContent.toLowerCase();
  const documents = all('.doc').map((element) => ({
    element,
    row: byId('r' + element.id.slice(1)),
    head: words(element.querySelector('summary')),
    findings: all('.finding', element).map((finding) => ({
      element: finding,
      text: words(finding),
      severity: finding.dataset.severity,
      item: finding.dataset.item || '',
      rule: finding.dataset.rule,
      suppressed: finding.classList.contains('suppressed'),
    })),
  }));
  function filter() {
    const text = byId('f-text').value.trim().toLowerCase();
    const severity = byId('f-severity').value;
    const item = byId('f-item').value;
    const rule = byId('f-rule').value;
    const suppressed = byId('f-suppressed').checked;
    const wide = !severity && !item && !rule;
    const narrowed = !wide || text !== '';
    const clean = wide && byId('f-clean').checked;
    let shownFindings = 0;
    let shownDocuments = 0;
    for (const each of documents) {
      const inHead = each.head.includes(text);
      let found = 0;
      for (const finding of each.findings) {
        const shown = (suppressed || !finding.suppressed) && (!severity || finding.severity === severity) &&
          (!item || finding.item === item) && (!rule || finding.rule === rule) && (inHead || finding.text.includes(text));
        finding.element.hidden = !shown;
        if (shown) found += 1;
      }
      const shown = found > 0 || (clean && inHead);
      each.element.hidden = !shown;
      if (each.row) each.row.hidden = narrowed && !(found > 0 || (wide && inHead));
      shownFindings += found;
      if (shown) shownDocuments += 1;
    }
    byId('none').hidden = shownDocuments > 0;
    byId('f-count').textContent = shownFindings + (shownFindings === 1 ? ' finding in ' : ' findings in ') +
      shownDocuments + (shownDocuments === 1 ? ' document' : ' documents');
    for (const button of all('button[data-item]')) button.setAttribute('aria-pressed', String(button.dataset.item === item));
  }
  function openTarget() {
    const target = /^#d[0-9]+$/.test(location.hash) ? byId(location.hash.slice(1)) : null;
    if (!target) return;
    target.hidden = false;
    target.open = true;
    target.scrollIntoView();
  }
  if (bar) {
    bar.hidden = false;
    byId('f-clean').checked = !documents.some((each) => each.findings.some((finding) => !finding.suppressed));
    bar.addEventListener('input', filter);
    for (const button of all('button[data-item]'))
      button.addEventListener('click', () => {
        const select = byId('f-item');
        select.value = select.value === button.dataset.item ? '' : button.dataset.item;
        filter();
        bar.scrollIntoView({ block: 'nearest' });
      });
    filter();
  }
  window.addEventListener('hashchange', openTarget);
  for (const link of all('.matrix a')) link.addEventListener('click', () => setTimeout(openTarget, 0));
  openTarget();
})();
`;

/** The digest of the script by which the page's own policy lets it run. */
export const scriptHash: string = 'sha256-PzB12ccILjURvnDJrVaz5gTsOXnu8EluzEyUs8opQEs=';
