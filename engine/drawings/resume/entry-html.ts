import type { ResumeEntry } from '../../../src/lib/resume-parts.ts';
import { escapeHtml } from '../../documents/escape-html.ts';

/** The HTML of an entry in the PDF. */
export function entryHtml(entry: ResumeEntry): string {
  const { aside, note, text, quote, points = [] } = entry;
  const right = aside ? `<span class="resume-soft">${escapeHtml(aside)}</span>` : '';
  const title = titleHtml(entry);
  const line = title || right ? `<div class="resume-line">${title}${right}</div>` : '';
  const below = note ? `<p class="resume-soft resume-note">${escapeHtml(note)}</p>` : '';
  const words = text ? `<p class="resume-soft">${escapeHtml(text)}</p>` : '';
  const quotation = quote ? `<blockquote class="resume-soft">${escapeHtml(quote)}</blockquote>` : '';
  const list = points.length > 0 ? `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>` : '';
  return `<div class="resume-entry">${line}${below}${words}${quotation}${list}</div>`;
}

/** An entry in two columns, a word and what it means; without a word, the same as other entries. */
export function rowHtml(entry: ResumeEntry): string {
  if (!entry.title) return entryHtml(entry);
  const meaning = entry.text ? `<p class="resume-soft">${escapeHtml(entry.text)}</p>` : '';
  return `<div class="resume-entry resume-row">${titleHtml(entry)}${meaning}</div>`;
}

function titleHtml({ title, url }: ResumeEntry): string {
  if (!title) return '';
  return `<h3>${url ? `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>` : escapeHtml(title)}</h3>`;
}
