/** The type sizes that are tried, in points, until everything fits. */
export const RESUME_SIZES_PT = [10.6, 10.2, 9.8, 9.4, 9];

/** What the resume looks like: one page, or with the class "pages" on its root as many as it takes, each with the same margins. */
export const RESUME_STYLE = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
html { font-size: var(--size, ${RESUME_SIZES_PT[0]}pt) }
body { position: relative; isolation: isolate; display: flex; flex-direction: column; width: 210mm; height: 296.9mm; padding: 15mm 17mm 13mm; overflow: hidden; background: #fffdf7; color: #0e2141; font: 400 1rem/1.46 Text; -webkit-print-color-adjust: exact }
header, section { flex: none }
section { padding-top: 1.5rem }
.air { flex: 1 1 0; max-height: 6mm }
h1 { max-width: 122mm; font: 700 3.4rem/1 Display; letter-spacing: -.028em; overflow-wrap: anywhere }
h1.long { font-size: 2.5rem }
h2 { display: flex; align-items: center; gap: 3mm; margin-bottom: .55rem; font: 700 1.25rem/1 Display; letter-spacing: -.005em }
h2::after { flex: 1; height: .3mm; background: #0e214130; content: "" }
h3 { font: 600 1rem/1.4 Text }
a { color: inherit; text-decoration-color: #e0a01c; text-decoration-thickness: .35mm; text-underline-offset: .7mm }
ul { padding-left: 1.15em; margin-top: .1rem }
li, p, blockquote { white-space: pre-line; overflow-wrap: anywhere; text-wrap: pretty }
h3, .line > span { overflow-wrap: anywhere }
li::marker { color: #b3700a }
.role { margin-top: .7rem; font: 700 1.35rem/1.3 Display }
.contact { display: flex; flex-wrap: wrap; column-gap: 1.3em }
.role, .role + .contact { max-width: 122mm }
.long ~ .contact { max-width: 122mm }
.role + .contact { margin-top: .35rem }
.soft, li, .contact { color: #2a3b5a }
.summary { max-width: 150mm; margin-top: 1.2rem; font-size: 1.12rem; line-height: 1.45 }
.line { display: flex; justify-content: space-between; gap: 6mm }
.line > span { text-align: right }
.note { font-size: .94rem }
.entry + .entry { margin-top: .6rem }
.row { display: grid; grid-template-columns: 34mm 1fr }
.row + .row { margin-top: .1rem }
.row > h3 { padding-right: 2mm }
.sun, .cloud { z-index: -1 }
.sun { position: absolute; top: 11mm; right: 22mm; width: 25mm; height: 25mm; border-radius: 50%; background: #f7b938 }
.cloud { position: absolute; top: 22mm; right: 14mm; width: 47mm }
blockquote { padding-left: 3mm; border-left: .5mm solid #e0a01c }
.pages body { display: block; height: auto; overflow: visible; -webkit-box-decoration-break: clone; box-decoration-break: clone }
.pages .air { display: none }
.pages section { padding-top: 0; margin-top: 1.5rem }
.pages :is(.entry, .glossary) { break-inside: avoid }
.pages .row { grid-template-columns: 40mm 1fr }
.pages h2 { break-after: avoid }
`;
