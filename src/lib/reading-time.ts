import type { PluralForms } from '#schema';

/** Such as "4 minute read": picks the plural form that the language uses for this number, and fills in the number. */
export function readingTime(forms: PluralForms, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('{count}', new Intl.NumberFormat(locale).format(count));
}
