import type { PluralForms } from '#schema';
import type { Content } from './content.ts';

// Numbers in the language of the owner. The build writes them, because the first number that a browser formats holds the page up: for
// about 100 ms on a phone.

/** The digits of a language, from 0 to 9. */
export function digitsOf(locale: string): string[] {
  const format = new Intl.NumberFormat(locale);
  return Array.from({ length: 10 }, (_, digit) => format.format(digit));
}

/**
 * Such as "4 minute read": picks the plural form that the language uses for this number, and fills in the number; as a word if
 * `words`, which starts with the word for 1, has one.
 */
export function countedText(forms: PluralForms, count: number, locale: string, words: string[] = []): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('{count}', words[count - 1] ?? new Intl.NumberFormat(locale).format(count));
}

/** The link to the projects on the home page, such as "Three case studies". */
export function projectsLinkText({ caseStudies, labels, owner }: Content): string {
  const { text, words } = labels.home.projectsLink;
  return countedText(text, caseStudies.length, owner.locale, words);
}

/** The size of a file, such as "61 KB". One KB is 1000 bytes. */
export function fileSizeText(bytes: number, { labels, owner }: Content): string {
  return `${new Intl.NumberFormat(owner.locale).format(Math.max(1, Math.round(bytes / 1000)))} ${labels.resume.kilobytes}`;
}
