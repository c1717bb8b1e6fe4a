import type { Owner } from '#schema';

const MOST_OCTETS = 75;

/** A vCard for the address book. Version 3.0 (RFC 2426): the newest one that phones, Outlook and webmail all read. */
export function contactCard(owner: Owner): string {
  const family = owner.name.startsWith(`${owner.firstName} `) ? owner.name.slice(owner.firstName.length + 1) : '';
  const given = family ? owner.firstName : owner.name;
  const [city = '', region = ''] = owner.place.split(/,\s*/);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${value(family)};${value(given)};;;`,
    `FN:${value(owner.name)}`,
    `TITLE:${value(owner.role)}`,
    `EMAIL;TYPE=INTERNET:${value(owner.email)}`,
    `URL:${owner.url}`,
    `URL;TYPE=GitHub:${owner.github}`,
    `URL;TYPE=LinkedIn:${owner.linkedin}`,
    `ADR;TYPE=WORK:;;;${value(city)};${value(region)};;`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const value = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Long lines go on in the next one after a space, counted in bytes and never inside a character. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = parts.at(-1) ?? '';
    if (Buffer.byteLength(part + character) > MOST_OCTETS) parts.push(` ${character}`);
    else parts[parts.length - 1] = part + character;
  }
  return parts.join('\r\n');
}
