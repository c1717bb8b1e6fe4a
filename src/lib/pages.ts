import type { AllLabels, Owner } from '#schema';

/** The title of a page, such as "About - Skye Sampleton Portfolio". */
export function pageTitle(page: string, { name }: Owner, { portfolio }: AllLabels['page']): string {
  return `${page} - ${name} ${portfolio}`;
}

/** Whether a language is written from left to right ("ltr") or from right to left ("rtl"). For the build: not every browser knows it. */
export function textDirection(locale: string): 'ltr' | 'rtl' {
  // biome-ignore lint/style/noRestrictedGlobals: only the build calls this
  const language = new Intl.Locale(locale) as LocaleWithTextInfo;
  return (language.getTextInfo?.() ?? language.textInfo).direction;
}

/** TypeScript knows neither the method, which Node 24 has, nor the property that Node 22 has instead. */
// biome-ignore lint/style/noRestrictedGlobals: a type
type LocaleWithTextInfo = Intl.Locale & { getTextInfo?(): TextInfo; textInfo: TextInfo };
type TextInfo = { direction: 'ltr' | 'rtl' };

/** The size of every share card in pixels. */
export const SHARE_CARD_PX = { width: 1200, height: 630 };

/** The path of the share card of a page: the picture that other sites show beside a link to it. */
export const shareCardPath = (route: string) => `/images/cards/${route.slice(1) || 'home'}.png`;

/** The same for an article. The dot, which no address of a page has, keeps it apart from the cards of all pages. */
export const articleCardPath = (slug: string) => shareCardPath(`/writing.${slug}`);

/** A playful clock beside the reading time: one eighth of the sky for each minute, up to the whole sky. */
export const readingTimeEighths = (minutes: number) => Math.min(minutes, 8);

/** The slug of a page, from the path of its file: "wehike" for `case-studies/wehike/body.mdx`, "talks" for `pages/talks.mdx`. */
export function pageSlug(file: string): string {
  const [folder = '', name = ''] = file.split('/').slice(-2);
  return folder === 'pages' ? name.replace('.mdx', '') : folder;
}
