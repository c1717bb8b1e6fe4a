import owner from '../../../../sample/owner.json' with { type: 'json' };
import { unless } from '../rows.ts';

const DAY_MS = 86_400_000;

/** What in a security.txt is not as RFC 9116 and owner.json require. */
export function wrongWithSecurityTxt(text: string): string[] {
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  const names = fields.map(([name]) => name).join();
  const { Contact, Expires = '', Canonical } = Object.fromEntries(fields) as Record<string, string>;
  const days = (Date.parse(Expires) - Date.now()) / DAY_MS;
  return [
    ...unless(names === 'Contact,Expires,Preferred-Languages,Canonical', `fields ${names}`),
    ...unless(Contact === `mailto:${owner.email}`, `Contact ${Contact}`),
    ...unless(Canonical === `${owner.url}/.well-known/security.txt`, `Canonical ${Canonical}`),
    ...unless(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(Expires), `Expires ${Expires}`),
    ...unless(days > 30 && days < 365, `valid for ${days} days`),
  ];
}
