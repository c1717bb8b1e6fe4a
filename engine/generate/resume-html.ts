import { type ContentWithResume, webProfiles } from '../content/content.ts';
import { escapeHtml } from '../escape.ts';
import { formatResume } from '../resume/format-resume.ts';
import type { ResumeEntry } from '../resume/resume-sections.ts';
import { cloudSvg, hasSky } from '../theme/sky.ts';
import { htmlPage } from './html-page.ts';

/** Longer names are set smaller, so that they do not touch the cloud in the corner. */
const LONG_NAME = 18;

/** The HTML of the resume, to be printed on A4. */
export function resumeHtml(content: ContentWithResume): string {
  const { theme, owner } = content;
  const { label, phone, summary, sections } = formatResume(content);
  const sectionsHtml = sections.map(({ heading, entries, hasTerms }) => {
    const [attributes, html] = hasTerms ? [' class="resume-glossary"', rowHtml] : ['', entryHtml];
    return `<section${attributes}><h2>${escapeHtml(heading)}</h2>${entries.map(html).join('')}</section>`;
  });
  return htmlPage({
    locale: owner.locale,
    title: content.resumePage.title,
    stylesheets: ['resume-pdf.css'],
    className: 'resume-page',
    body: `${hasSky(theme) ? `<div class="resume-sun"></div><div class="resume-cloud" aria-hidden="true">${cloudSvg('b')}</div>` : ''}
<header>
<h1${owner.name.length > LONG_NAME ? ' class="resume-long"' : ''}>${escapeHtml(owner.name)}</h1>
<p class="resume-role">${escapeHtml(label)}</p>
<p class="resume-contact">${[span(owner.place), phone && span(phone), link(`mailto:${owner.email}`), link(owner.url)].filter(Boolean).join(' ')}</p>
<p class="resume-contact">${webProfiles(owner)
      .map(({ url }) => link(url))
      .join(' ')}</p>
${summary && `<p class="resume-summary">${escapeHtml(summary)}</p>`}
</header>
${sectionsHtml.map((section) => `<div class="resume-spacer"></div>${section}`).join('\n')}`,
  });
}

const span = (text: string) => `<span>${escapeHtml(text)}</span>`;

const link = (address: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(address.replace(/^(https?:\/\/(www\.)?|mailto:)/, ''))}</a>`;

/** The HTML of an entry in the PDF. */
function entryHtml(entry: ResumeEntry): string {
  const { aside, note, text, quote, points = [] } = entry;
  const right = aside ? `<span class="resume-secondary">${escapeHtml(aside)}</span>` : '';
  const title = titleHtml(entry);
  const line = title || right ? `<div class="resume-line">${title}${right}</div>` : '';
  const below = note ? `<p class="resume-secondary resume-note">${escapeHtml(note)}</p>` : '';
  const description = text ? `<p class="resume-secondary">${escapeHtml(text)}</p>` : '';
  const quotation = quote ? `<blockquote class="resume-secondary">${escapeHtml(quote)}</blockquote>` : '';
  const list = points.length > 0 ? `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>` : '';
  return `<div class="resume-entry">${line}${below}${description}${quotation}${list}</div>`;
}

/** An entry in two columns, a term and its explanation; without a term, the same as other entries. */
function rowHtml(entry: ResumeEntry): string {
  if (!entry.title) return entryHtml(entry);
  const meaning = entry.text ? `<p class="resume-secondary">${escapeHtml(entry.text)}</p>` : '';
  return `<div class="resume-entry resume-row">${titleHtml(entry)}${meaning}</div>`;
}

function titleHtml({ title, url }: ResumeEntry): string {
  if (!title) return '';
  return `<h3>${url ? `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>` : escapeHtml(title)}</h3>`;
}
