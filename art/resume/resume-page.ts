import type { Owner, Resume, ResumePage } from '#schema';
import { webProfiles } from '../../engine/content/web-profiles.ts';
import { escapeHtml } from '../../engine/documents/escape-html.ts';
import { resumeHead } from '../../engine/resume/resume-head.ts';
import { resumeOutline } from '../../engine/resume/resume-outline.ts';
import { entryHtml, rowHtml } from './entry-html.ts';
import { RESUME_STYLE } from './resume-style.ts';

interface Parts {
  resume: Resume;
  owner: Owner;
  words: ResumePage;
  /** The drawing in the corner. */
  cloud: string;
}

/** A name with more characters than this is set smaller, to stay clear of the drawing. */
const LONG_NAME = 18;

/** The resume as a page to be printed on A4. */
export function resumePage({ resume, owner, words, cloud }: Parts): string {
  const { label, phone, summary } = resumeHead(resume, owner);
  const sections = resumeOutline(resume, words, owner.locale).map(({ heading, entries, isGlossary }) => {
    const [attributes, html] = isGlossary ? [' class="glossary"', rowHtml] : ['', entryHtml];
    return `<section${attributes}><h2>${escapeHtml(heading)}</h2>${entries.map(html).join('')}</section>`;
  });
  return `<!doctype html>
<html lang="${owner.locale}">
<meta charset="utf-8">
<title>${escapeHtml(words.title)}</title>
<style>
/*fonts*/${RESUME_STYLE}</style>
<body>
<div class="sun"></div><div class="cloud" aria-hidden="true">${cloud}</div>
<header>
<h1${owner.name.length > LONG_NAME ? ' class="long"' : ''}>${escapeHtml(owner.name)}</h1>
<p class="role">${escapeHtml(label)}</p>
<p class="contact">${[span(owner.place), phone && span(phone), link(`mailto:${owner.email}`), link(owner.url)].filter(Boolean).join(' ')}</p>
<p class="contact">${webProfiles(owner)
    .map(({ url }) => link(url))
    .join(' ')}</p>
${summary && `<p class="summary">${escapeHtml(summary)}</p>`}
</header>
${sections.map((section) => `<div class="air"></div>${section}`).join('\n')}
</body>
</html>`;
}

const span = (text: string) => `<span>${escapeHtml(text)}</span>`;

const link = (address: string) => `<a href="${escapeHtml(address)}">${escapeHtml(address.replace(/^(https?:\/\/|mailto:)/, ''))}</a>`;
