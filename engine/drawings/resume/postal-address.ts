import type { Owner, Resume } from '#schema';
import { inLines, inOneLine } from '../../resume/resume-entry.ts';
import { addressOf } from './address.ts';

/** An address in the parts of a contact card; missing parts are empty. */
export interface PostalAddress {
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
}

/** The address in resume.json; if there is none, the place in owner.json. */
export function postalAddress({ basics = {} }: Resume, owner: Owner): PostalAddress {
  const written = basics.location ?? {};
  const parts = {
    street: inLines(written.address),
    city: inOneLine(written.city),
    region: inOneLine(written.region),
    postalCode: inOneLine(written.postalCode),
    country: countryName(inOneLine(written.countryCode), owner.locale),
  };
  if (Object.values(parts).some(Boolean)) return parts;
  const { city, region = '', countryCode = '' } = addressOf(owner);
  return { street: '', city, region, postalCode: '', country: countryName(countryCode, owner.locale) };
}

/** The name of a country by its code, such as "SE"; any other text is taken as the name itself. */
function countryName(code: string, locale: string): string {
  const isCode = /^[a-z]{2}$/i.test(code);
  return isCode ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code) : code;
}
