const VALID_MONTHS = 6;

/** RFC 9116: whom to tell of a weakness. It runs out on the first of a month, so that builds of one month are identical. */
export function securityTxt({ email, canonical, now = new Date() }: { email: string; canonical: string; now?: Date }): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1));
  return [`Contact: mailto:${email}`, `Expires: ${expires.toISOString()}`, 'Preferred-Languages: en', `Canonical: ${canonical}`, ''].join(
    '\n',
  );
}
