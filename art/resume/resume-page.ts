import type { Owner, Resume, ResumePage } from '#schema';
import { escapeHtml } from '../../engine/documents/escape-html.ts';
import { type ResumeEntry, resumeOutline } from '../../src/screens/resume/resume-outline.ts';

interface Parts {
  resume: Resume;
  owner: Owner;
  words: ResumePage;
  /** The drawing in the corner. */
  cloud: string;
}

/** The type sizes that are tried, in points, until everything fits on the page. */
export const RESUME_SIZES_PT = [10.6, 10.2, 9.8, 9.4, 9];

/** A name with more characters than this is set smaller, to stay clear of the drawing. */
const LONG_NAME = 18;

/** The resume as one A4 page. */
export function resumePage({ resume, owner, words, cloud }: Parts): string {
  const link = (address: string) => `<a href="${escapeHtml(address)}">${escapeHtml(address.replace(/^(https?:\/\/|mailto:)/, ''))}</a>`;
  const sections = resumeOutline(resume, words).map(
    ({ heading, entries, isGlossary }) =>
      `<section><h2>${escapeHtml(heading)}</h2>${entries.map(isGlossary ? rowHtml : entryHtml).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<title>${escapeHtml(owner.name)}: resume</title>
<style>
/*fonts*/
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
li, p { text-wrap: pretty }
li::marker { color: #b3700a }
.role { margin-top: .7rem; font: 700 1.35rem/1.3 Display }
.contact { display: flex; flex-wrap: wrap; column-gap: 1.3em }
.role, .role + .contact { max-width: 122mm }
.role + .contact { margin-top: .35rem }
.soft, li, .contact { color: #2a3b5a }
.summary { max-width: 150mm; margin-top: 1.2rem; font-size: 1.12rem; line-height: 1.45 }
.line { display: flex; justify-content: space-between; gap: 6mm }
.entry + .entry { margin-top: .6rem }
.row { display: grid; grid-template-columns: 34mm 1fr }
.row + .row { margin-top: .1rem }
.sun, .cloud { z-index: -1 }
.sun { position: absolute; top: 11mm; right: 22mm; width: 25mm; height: 25mm; border-radius: 50%; background: #f7b938 }
.cloud { position: absolute; top: 22mm; right: 14mm; width: 47mm }
</style>
<body>
<div class="sun"></div><div class="cloud" aria-hidden="true">${cloud}</div>
<header>
<h1${owner.name.length > LONG_NAME ? ' class="long"' : ''}>${escapeHtml(owner.name)}</h1>
<p class="role">${escapeHtml(resume.basics.label)}</p>
<p class="contact"><span>${escapeHtml(owner.place)}</span> ${link(`mailto:${owner.email}`)} ${link(owner.url)}</p>
<p class="contact">${link(owner.github)} ${link(owner.linkedin)}</p>
<p class="summary">${escapeHtml(resume.basics.summary)}</p>
</header>
${sections.map((section) => `<div class="air"></div>${section}`).join('\n')}
</body>
</html>`;
}

function rowHtml({ title = '', text = '' }: ResumeEntry): string {
  return `<div class="row"><h3>${escapeHtml(title)}</h3><p class="soft">${escapeHtml(text)}</p></div>`;
}

function entryHtml({ title, aside, text, points }: ResumeEntry): string {
  const right = aside ? `<span class="soft">${escapeHtml(aside)}</span>` : '';
  const line = title ? `<div class="line"><h3>${escapeHtml(title)}</h3>${right}</div>` : '';
  const words = text ? `<p class="soft">${escapeHtml(text)}</p>` : '';
  const list = points ? `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>` : '';
  return `<div class="entry">${line}${words}${list}</div>`;
}
