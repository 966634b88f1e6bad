"""How the page looks: by day, by night and on paper. Colour is never alone; whatever it says, a word beside it says."""

from __future__ import annotations

import base64
import hashlib

STYLE = """
:root {
  color-scheme: light dark;
  --page: #ffffff; --ink: #1b1f24; --soft: #4a5361; --edge: #b3bac4; --band: #f3f5f8; --link: #0b4f9e;
  --bad: #9b0f14; --care: #6f4400; --good: #0c5a26;
  --minus: #fdeaea; --minus-ink: #7d0c10; --plus: #e4f5e8; --plus-ink: #0b4a1f;
  --ring: #dfe4ea; --ring-bad: #f6b7b9; --ring-ink: #1b1f24;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #14171b; --ink: #e8ebef; --soft: #b4bdc9; --edge: #55606e; --band: #1e2329; --link: #8fc1ff;
    --bad: #ff9d98; --care: #f0c35c; --good: #7fdc98;
    --minus: #3a1719; --minus-ink: #ffb9b4; --plus: #12311c; --plus-ink: #a6e8b8;
    --ring: #39424d; --ring-bad: #8a2d31; --ring-ink: #f4f6f8;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1rem; max-width: 64rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1, h2, h3, h4 { line-height: 1.25; margin: 1.4em 0 .4em; }
h1 { font-size: 1.7rem; margin-top: .4em; }
h2 { font-size: 1.35rem; }
h3 { font-size: 1.1rem; }
h4 { font-size: 1rem; margin: 0; }
p, dl, ul, ol { margin: .4em 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
main:focus-visible { outline: none; }
.skip { position: absolute; left: -100rem; padding: .5rem 1rem; background: var(--page); }
.skip:focus { left: 1rem; top: 1rem; }
.submission { border-top: 3px solid var(--edge); margin-top: 2.5rem; }
.bad { color: var(--bad); font-weight: bold; }
.care { color: var(--care); font-weight: bold; }
.good { color: var(--good); font-weight: bold; }
.soft { color: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; }
dt { color: var(--soft); }
dd { margin: 0; }
table { border-collapse: collapse; width: 100%; margin: .5em 0 1em; }
caption { text-align: left; font-weight: bold; padding: .3em 0; }
th, td { text-align: left; vertical-align: top; padding: .25em .6em; border: 1px solid var(--edge); }
thead th { background: var(--band); overflow-wrap: normal; }
.day { white-space: nowrap; }
tbody th { font-weight: normal; }
.figure { text-align: right; font-variant-numeric: tabular-nums; }
.removed > * { background: var(--minus); color: var(--minus-ink); }
.added > * { background: var(--plus); color: var(--plus-ink); }
del, ins { text-decoration: none; font-weight: bold; }
.findings { list-style: none; padding: 0; }
.finding { border: 1px solid var(--edge); border-left-width: .4rem; padding: .5rem .8rem; margin: .6rem 0; }
.finding.error { border-left-color: var(--bad); }
.finding.warning { border-left-color: var(--care); }
summary { cursor: pointer; width: fit-content; }
details { margin: .4em 0; }
figure { margin: .5em 0 1em; }
figure svg { display: block; width: 100%; max-width: 34rem; height: auto; }
.wheel circle { fill: none; stroke: var(--ring); }
.wheel .wrong circle { stroke: var(--ring-bad); }
.wheel .missing circle.place { stroke: var(--page); }
.wheel circle.mark { stroke: var(--bad); }
.wheel text { fill: var(--ring-ink); text-anchor: middle; dominant-baseline: central; font-family: sans-serif; }
.wheel text.mark { fill: var(--bad); font-weight: bold; }
.wheel text.middle { fill: var(--ink); }
footer { border-top: 1px solid var(--edge); margin-top: 2.5rem; color: var(--soft); }
@media screen and (max-width: 44rem) {
  body { padding: .6rem; }
  table { font-size: .8rem; }
  th, td { padding: .2em .3em; }
  thead th { overflow-wrap: anywhere; }
  .day { white-space: normal; }
  dl { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
}
@media (forced-colors: active) {
  .wheel circle { stroke: GrayText; }
  .wheel text, .wheel text.middle { fill: CanvasText; }
  .wheel circle.mark { stroke: Highlight; }
}
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .skip, nav { display: none; }
  a { color: inherit; text-decoration: none; }
  h1, h2, h3, h4, caption { break-after: avoid; }
  tr, .finding, figure { break-inside: avoid; }
  thead { display: table-header-group; }
  figure svg { max-width: 12cm; }
  .removed > *, .added > *, .wheel { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""

POLICY = "; ".join(
    (
        "default-src 'none'",
        f"style-src 'sha256-{base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()}'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
"""What a browser may load for the page: this style, and nothing else from anywhere."""
