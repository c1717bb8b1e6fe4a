const VALID_MONTHS = 6;

/** RFC 9116: whom to tell of a weakness. It runs out on the first of a month, so that builds of one month are identical. */
interface Notice {
  email: string;
  canonical: string;
  /** Of the site, which is the language that its owner reads. */
  locale: string;
  now?: Date;
}

export function securityTxt({ email, canonical, locale, now = new Date() }: Notice): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(locale).language}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
