import type { Owner } from '#schema';

/** A place in the parts that JSON Resume has. */
export interface Address {
  city: string;
  region?: string;
  /** Two letters, such as "AU". */
  countryCode?: string;
}

/** Splits "Brisbane, Queensland" or "Göteborg, Sverige" into parts. The last part is a country if a country has that name. */
export function addressOf({ place, locale }: Pick<Owner, 'place' | 'locale'>): Address {
  const [city = '', ...others] = place.split(/,\s*/);
  const countryCode = countryNamed(others.at(-1), locale);
  const [region] = countryCode ? others.slice(0, -1) : others;
  return { city, ...(region && { region }), ...(countryCode && { countryCode }) };
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** The code of the country with this name, in the language of the site or in English. */
function countryNamed(name: string | undefined, locale: string): string | undefined {
  const names = [locale, 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
  // Codes of former countries (such as DD) have the names of their successors, and would be found first.
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCurrent);
  return name && codes.find((code) => names.some((inLanguage) => inLanguage.of(code) === name));
}
