/**
 * What the page does by itself: hide what the filter leaves out, open what a link points to, and put in what was kept for
 * later. It writes no markup of its own; what was kept was escaped when the page was made.
 */

(() => {
  const byId = (id) => document.getElementById(id);
  const bar = byId('filter');
  const all = (selector, root) => Array.from((root || document).querySelectorAll(selector));
  const words = (element) => element.textContent.toLowerCase();
  const kept = byId('later') ? JSON.parse(byId('later').textContent) : { pieces: [], bodies: {}, unshown: {} };
  const markup = (list) => list.map((at) => kept.pieces[at]).join('');
  const findingsOf = (root) =>
    all('.finding', root).map((finding) => ({
      element: finding,
      text: words(finding),
      severity: finding.dataset.severity,
      item: finding.dataset.item || '',
      rule: finding.dataset.rule,
      suppressed: finding.classList.contains('suppressed'),
    }));
  const factOf = ([severity, item, rule, suppressed, times]) => ({
    element: null,
    text: '',
    severity,
    item,
    rule: kept.pieces[rule],
    suppressed: suppressed === 1,
    times,
  });
  const documents = all('.doc').map((element) => {
    const body = kept.bodies[element.id.slice(1)];
    const each = {
      element,
      body,
      row: byId(`r${element.id.slice(1)}`),
      head: words(element.querySelector('summary')),
      findings: [],
      // Of what did not fit on the page there are no words to search.
      unshown: (kept.unshown[element.id.slice(1)] || []).map(factOf),
    };
    if (!body) {
      each.findings = findingsOf(element);
      return each;
    }
    each.findings = body[2].map(factOf);
    element.addEventListener('toggle', () => element.open && put(each));
    return each;
  });
  // Words are only read when somebody searches for words, and nothing is drawn for it.
  function readWords() {
    for (const each of documents) {
      if (!each.body || each.read) continue;
      const template = document.createElement('template');
      template.innerHTML = markup(each.body[0]);
      findingsOf(template.content).forEach((finding, index) => {
        each.findings[index].text = finding.text;
      });
      each.read = true;
    }
  }
  function put(each) {
    if (!each.body) return;
    const [findings, rest] = each.body;
    each.body = null;
    const holder = each.element.querySelector('.later');
    const shown = new Map(each.findings.map((finding, index) => [index, finding.hidden]));
    holder.insertAdjacentHTML('beforebegin', markup(findings) + markup(rest));
    holder.remove();
    each.findings = findingsOf(each.element);
    each.findings.forEach((finding, index) => {
      finding.element.hidden = shown.get(index) === true;
    });
  }
  function filter() {
    const text = byId('f-text').value.trim().toLowerCase();
    const severity = byId('f-severity').value;
    const item = byId('f-item').value;
    const rule = byId('f-rule').value;
    const suppressed = byId('f-suppressed').checked;
    const wide = !severity && !item && !rule;
    const narrowed = !wide || text !== '';
    const clean = wide && byId('f-clean').checked;
    if (text !== '') readWords();
    let shownFindings = 0;
    let shownDocuments = 0;
    for (const each of documents) {
      const inHead = each.head.includes(text);
      let found = 0;
      for (const finding of each.findings.concat(each.unshown)) {
        const shown =
          (suppressed || !finding.suppressed) &&
          (!severity || finding.severity === severity) &&
          (!item || finding.item === item) &&
          (!rule || finding.rule === rule) &&
          (inHead || finding.text.includes(text));
        finding.hidden = !shown;
        if (finding.element) finding.element.hidden = !shown;
        if (shown) found += finding.times || 1;
      }
      const shown = found > 0 || (clean && inHead);
      each.element.hidden = !shown;
      if (each.row) each.row.hidden = narrowed && !(found > 0 || (wide && inHead));
      shownFindings += found;
      if (shown) shownDocuments += 1;
    }
    byId('none').hidden = shownDocuments > 0;
    byId('f-count').textContent =
      shownFindings +
      (shownFindings === 1 ? ' finding in ' : ' findings in ') +
      shownDocuments +
      (shownDocuments === 1 ? ' document' : ' documents');
    for (const button of all('button[data-item]'))
      button.setAttribute('aria-pressed', String(button.dataset.item === item));
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
    byId('f-clean').checked = !documents.some((each) =>
      each.findings.concat(each.unshown).some((finding) => !finding.suppressed),
    );
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
