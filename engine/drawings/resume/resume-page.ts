import { join } from 'node:path';
import type { Owner, Resume, ResumePage } from '#schema';
import { webProfiles } from '../../content/content.ts';
import { escapeHtml } from '../../documents/escape-html.ts';
import { resumeHead } from '../../resume/resume-head.ts';
import { resumeOutline } from '../../resume/resume-outline.ts';
import { drawingPage } from '../draw.ts';
import { entryHtml, rowHtml } from './entry-html.ts';

interface Parts {
  resume: Resume;
  owner: Owner;
  words: ResumePage;
  /** The SVG in the corner; empty if the theme has no clouds. */
  cloud: string;
}

/** Longer names are set smaller, so that they do not touch the drawing in the corner. */
const LONG_NAME = 18;

/** The HTML of the resume, to be printed on A4. */
export function resumePage({ resume, owner, words, cloud }: Parts): string {
  const { label, phone, summary } = resumeHead(resume, owner);
  const sections = resumeOutline(resume, words, owner.locale).map(({ heading, entries, isGlossary }) => {
    const [attributes, html] = isGlossary ? [' class="resume-glossary"', rowHtml] : ['', entryHtml];
    return `<section${attributes}><h2>${escapeHtml(heading)}</h2>${entries.map(html).join('')}</section>`;
  });
  return drawingPage({
    locale: owner.locale,
    title: words.title,
    sheets: ['resume.css', 'resume-entries.css', 'resume-pages.css'].map((name) => join(import.meta.dirname, name)),
    className: 'resume-page',
    body: `${cloud && `<div class="resume-sun"></div><div class="resume-cloud" aria-hidden="true">${cloud}</div>`}
<header>
<h1${owner.name.length > LONG_NAME ? ' class="resume-long"' : ''}>${escapeHtml(owner.name)}</h1>
<p class="resume-role">${escapeHtml(label)}</p>
<p class="resume-contact">${[span(owner.place), phone && span(phone), link(`mailto:${owner.email}`), link(owner.url)].filter(Boolean).join(' ')}</p>
<p class="resume-contact">${webProfiles(owner)
      .map(({ url }) => link(url))
      .join(' ')}</p>
${summary && `<p class="resume-summary">${escapeHtml(summary)}</p>`}
</header>
${sections.map((section) => `<div class="resume-air"></div>${section}`).join('\n')}`,
  });
}

const span = (text: string) => `<span>${escapeHtml(text)}</span>`;

const link = (address: string) => `<a href="${escapeHtml(address)}">${escapeHtml(address.replace(/^(https?:\/\/|mailto:)/, ''))}</a>`;
