import type { AllLabels, Owner, PluralForms } from '#schema';

/** The title of a page, such as "About - Skye Sampleton Portfolio". */
export function pageTitle(page: string, { name }: Owner, { portfolio }: AllLabels['page']): string {
  return `${page} - ${name} ${portfolio}`;
}

/** Whether a language is written from left to right ("ltr") or from right to left ("rtl"). For the build: not every browser knows it. */
export function textDirection(locale: string): 'ltr' | 'rtl' {
  const language = new Intl.Locale(locale) as LocaleWithTextInfo;
  return (language.getTextInfo?.() ?? language.textInfo).direction;
}

/** TypeScript knows neither the method, which Node 24 has, nor the property that Node 22 has instead. */
type LocaleWithTextInfo = Intl.Locale & { getTextInfo?(): TextInfo; textInfo: TextInfo };
type TextInfo = { direction: 'ltr' | 'rtl' };

/** The size of every share card in pixels. */
export const SHARE_CARD_PX = { width: 1200, height: 630 };

/** The path of the share card of a page: the picture that other sites show beside a link to it. */
export const shareCardPath = (route: string) => `/images/cards/${route.slice(1) || 'home'}.png`;

/**
 * Such as "4 minute read": picks the plural form that the language uses for this number, and fills in the number; as a word if
 * `words`, which starts with the word for 1, has one.
 */
export function countedText(forms: PluralForms, count: number, locale: string, words: string[] = []): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('{count}', words[count - 1] ?? new Intl.NumberFormat(locale).format(count));
}

/** A playful clock beside the reading time: one eighth of the sky for each minute, up to the whole sky. */
export const readingTimeEighths = (minutes: number) => Math.min(minutes, 8);

/** The slug of a page, from the path of its file: "wehike" for `case-studies/wehike/body.mdx`, "talks" for `pages/talks.mdx`. */
export function pageSlug(file: string): string {
  const [folder = '', name = ''] = file.split('/').slice(-2);
  return folder === 'pages' ? name.replace('.mdx', '') : folder;
}
