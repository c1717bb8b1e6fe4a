import type { PluralForms } from '#schema';

// Numbers, dates and directions in the language of the owner. The build works them out, because the first number that a browser formats
// holds the page up: for about 100 ms on a phone.

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

/** The size of a file, such as "61 KB". One KB is 1000 bytes. */
export function fileSizeText(bytes: number, locale: string, kilobytes: string): string {
  return `${new Intl.NumberFormat(locale).format(Math.max(1, Math.round(bytes / 1000)))} ${kilobytes}`;
}

/** Such as "4 minutos": a reading time in a language that has no label for it. */
export const minutesText = (minutes: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);

/** Whether two locales are of the same language, such as "pt-PT" and "pt-BR". */
export const isSameLanguage = (one: string, other: string) => new Intl.Locale(one).language === new Intl.Locale(other).language;

/** A day such as "2026-11-18" in the words of a language; without options the whole date. */
export function dateText(day: string, locale: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
}

/** Whether a language is written from left to right ("ltr") or from right to left ("rtl"). */
export function textDirection(locale: string): 'ltr' | 'rtl' {
  const language = new Intl.Locale(locale) as LocaleWithTextInfo;
  return (language.getTextInfo?.() ?? language.textInfo).direction;
}

/** TypeScript knows neither the method, which Node 24 has, nor the property that Node 22 has instead. */
type LocaleWithTextInfo = Intl.Locale & { getTextInfo?(): TextInfo; textInfo: TextInfo };
type TextInfo = { direction: 'ltr' | 'rtl' };

/** Open Graph accepts a language with a country only, such as "en_AU". */
export function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
