/** How the page looks: one column that a phone can show, in the colours that the reader's system prefers. */
export const style: string = `
:root{color-scheme:light dark;--bg:#fbfbf9;--card:#fff;--ink:#1d2127;--soft:#5b6470;--line:#dcdfe3;--error:#b3261e;--error-bg:#fbe9e7;--warning:#8a5300;--warning-bg:#fdf1dc;--note:#1f5fa8;--note-bg:#e7f0fb;--good:#1d6b3a;--good-bg:#e4f3e9;--code:#f2f3f4;--focus:#1f5fa8}
@media(prefers-color-scheme:dark){:root{--bg:#14171b;--card:#1c2026;--ink:#e6e8eb;--soft:#a0a8b3;--line:#343a43;--error:#ff9389;--error-bg:#43211e;--warning:#f2bd66;--warning-bg:#3c2d13;--note:#8dbcf5;--note-bg:#1c2f47;--good:#84d3a0;--good-bg:#193525;--code:#252a31;--focus:#8dbcf5}}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%}
body{margin:0 auto;padding:16px;max-width:1120px;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 4px;font-size:1.6rem;line-height:1.25}
h2{margin:28px 0 8px;font-size:1.15rem}
p{margin:6px 0}
a{color:var(--note)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.tool,.quiet,.legend,footer{color:var(--soft);font-size:.875rem}

.marks{position:absolute;width:0;height:0}
.tiles{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0 0;padding:0;list-style:none}
.tiles li{padding:6px 12px;border:1px solid var(--line);border-radius:8px;background:var(--card)}
.tiles b{font-size:1.1rem}
.tiles .error b,.faulty{color:var(--error)}.tiles .warning b{color:var(--warning)}.tiles .note b{color:var(--note)}
.legend span{margin-right:12px;white-space:nowrap}
.scroll{overflow:auto;max-height:70vh;border:1px solid var(--line);border-radius:8px;background:var(--card)}
.matrix{border-collapse:separate;border-spacing:0;font-size:.875rem}
.matrix th,.matrix td{padding:3px 4px;border-bottom:1px solid var(--line);text-align:center}
.matrix thead th{position:sticky;top:0;z-index:1;background:var(--card)}
.matrix th:first-child{position:sticky;left:0;z-index:1;min-width:140px;max-width:min(44vw,420px);padding-left:10px;background:var(--card);text-align:left;font-weight:400;overflow-wrap:anywhere}
.matrix thead th:first-child{z-index:2}
.matrix tbody tr:last-child>*{border-bottom:0}
.matrix button{min-width:28px;padding:2px 0;border:1px solid transparent;border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer}
.matrix button:hover,.matrix button[aria-pressed=true]{border-color:var(--line);background:var(--code)}
.s{display:inline-block;width:24px;height:24px;border-radius:6px;font:600 .8rem/24px system-ui,sans-serif;text-align:center}
.s.fail{background:var(--error-bg);color:var(--error)}.s.needs-review{background:var(--warning-bg);color:var(--warning)}.s.pass,.s.attested{background:var(--good-bg);color:var(--good)}.s.clear{color:var(--good)}.s.not-applicable{color:var(--soft)}
.items{margin-top:8px}.items ol{columns:2 320px}.items li{margin:2px 0;break-inside:avoid}
#filter{position:sticky;top:0;z-index:3;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:end;margin:24px 0 12px;padding:12px;border:1px solid var(--line);border-radius:8px;background:var(--card);font-size:.875rem}
#filter label{display:grid;gap:2px;color:var(--soft)}
#filter .wide{flex:1 1 200px}
#filter .tick{display:flex;gap:6px;align-items:center;color:var(--ink)}
#filter input[type=search],#filter select{width:100%;max-width:260px;min-height:36px;padding:4px 8px;border:1px solid var(--line);border-radius:6px;background:var(--bg);color:var(--ink);font:inherit}
#filter .wide input[type=search]{max-width:none}
#f-count{margin-left:auto;color:var(--soft)}
.doc{margin:8px 0;padding:0 14px;border:1px solid var(--line);border-radius:8px;background:var(--card);scroll-margin-top:150px}
.doc>summary{margin:0 -14px;padding:10px 14px;cursor:pointer}
.doc[open]>summary{border-bottom:1px solid var(--line)}
.name{font-weight:600}
.badge{display:inline-block;padding:0 8px;border-radius:10px;background:var(--code);color:var(--soft);font-size:.8rem;font-weight:600;white-space:nowrap}
.badge.error{background:var(--error-bg);color:var(--error)}.badge.warning{background:var(--warning-bg);color:var(--warning)}.badge.note{background:var(--note-bg);color:var(--note)}.badge.pass{background:var(--good-bg);color:var(--good)}
.finding{margin:12px 0;padding:2px 0 2px 12px;border-left:4px solid var(--line)}
.finding.error{border-color:var(--error)}.finding.warning{border-color:var(--warning)}.finding.note{border-color:var(--note)}
.finding.suppressed{border-color:var(--line);color:var(--soft)}
.message{font-weight:500}.why{color:var(--soft)}
code,pre{background:var(--code);border-radius:4px;font:.8125rem/1.5 ui-monospace,monospace}
code{padding:1px 4px}
pre{margin:6px 0;padding:8px 10px;overflow-x:auto;white-space:pre}
pre .n{color:var(--soft);user-select:none}
.graph,.list{margin:10px 0}.graph summary,.list summary,.items summary{cursor:pointer;color:var(--soft);font-size:.875rem}
.graph svg{display:block;margin-top:6px;max-width:100%;overflow:hidden}
svg text{fill:var(--ink);font:13px system-ui,sans-serif}
svg .number{font-weight:600}svg .who,svg .gap{fill:var(--soft)}svg .gap{font-style:italic}
svg .sign{text-anchor:middle;font-size:12px;pointer-events:none}
svg .troubled{fill:var(--error);text-decoration:underline}
svg .nowhere{paint-order:stroke;stroke:var(--card);stroke-width:4px;fill:var(--error);text-anchor:end;font-weight:600}
.node{fill:var(--card);stroke:var(--soft);stroke-width:1.5}
.node.good{fill:var(--good-bg);stroke:var(--good)}.node.bad{fill:var(--error-bg);stroke:var(--error)}
.turn{stroke:var(--line)}
.link{fill:none;stroke:var(--soft);stroke-width:1.3}
.link.retry{stroke:var(--note);stroke-dasharray:2 3}
.link.faulty{stroke:var(--error);stroke-width:2.2;stroke-dasharray:6 3}
.tip{fill:var(--soft)}.tip.faulty{fill:var(--error)}
#none,.left{padding:16px;color:var(--soft);text-align:center}
footer{margin-top:32px}
@media(max-width:600px){body{padding:12px}h1{font-size:1.3rem}#filter{position:static}#filter label:not(.wide):not(.tick){flex:1 1 130px}.doc{scroll-margin-top:8px}}
@media print{#filter{display:none}.scroll{max-height:none;overflow:visible}}
`;

/** The digest of the style by which the page's own policy lets it in. */
export const styleHash: string = 'sha256-qoGP1i0L55W5fdSYreH2PafluypzPO4kt0nOD3tKTVo=';
