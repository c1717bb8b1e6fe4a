const VALID_MONTHS = 6;

interface Notice {
  email: string;
  canonical: string;
  /** The language of the site, which its owner surely reads. */
  locale: string;
  now?: Date;
}

/** security.txt (RFC 9116): where to report a security problem. It expires on a first of the month: builds of one month are equal. */
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
