import type { PluralForms } from '#schema';

/** "1 minute read", "4 minute read": the form that the language has for this number, with the number in it. */
export function readingTime(forms: PluralForms, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('{count}', new Intl.NumberFormat(locale).format(count));
}
