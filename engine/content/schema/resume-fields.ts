// The types of fields in a JSON Resume, exactly as strict as the official schema, so that a resume from another tool is accepted.
import { z } from 'zod';
import { asWritten, list } from './fields.ts';

const plain = (hint: string) => z.string({ error: `is not text. ${hint}` }).describe(hint);

/** Text that may be missing, empty or have several lines. */
export const optionalText = (hint: string) => plain(hint).optional();

/** A list of optionalTexts that may be missing or empty. */
export const optionalTexts = (hint: string, one: string) => list(plain(one), hint, 0).optional();

const patterned = (pattern: RegExp, what: string, hint: string) =>
  plain(hint)
    .regex(pattern, { error: ({ input }) => `${asWritten(input)}is not ${what}. ${hint}` })
    .optional();

const DAY = /^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/;
const DAY_HINT = 'Write a year, or a year and month such as "2024-03".';

/** A year, a month or a day. */
export const date = (hint = DAY_HINT) => patterned(DAY, 'a date', hint);

/** The end of a period; missing if it has not ended. */
export const endDate = () => date(`${DAY_HINT} Leave it out if it has not ended.`);

/** Any kind of URL, such as mailto: or ftp:, not only web addresses. */
export const address = (hint = 'Write the whole address, or delete this line.') =>
  patterned(/^[a-zA-Z][a-zA-Z0-9+.-]*:\S*$/, 'an address', hint);

// The parts of an e-mail address, as the pattern of the official schema has them.
const MAIL_NAME = /[\w!#$%&'*+\-/=?^`{|}~]+/.source;
const MAIL_HOST = /[a-zA-Z0-9](?:[a-zA-Z0-9-](?!\.)){0,61}[a-zA-Z0-9]?\./.source;
const MAIL_END = /[a-zA-Z0-9](?:[a-zA-Z0-9-](?!$)){0,61}[a-zA-Z0-9]?/.source;
const MAIL_NUMBERS = /\[(?:(?:[01]?\d{1,2}|2[0-4]\d|25[0-5])\.){3}(?:[01]?\d{1,2}|2[0-4]\d|25[0-5])\]/.source;

export const mail = (hint: string) =>
  patterned(new RegExp(`^(?:${MAIL_NAME}\\.)*${MAIL_NAME}@(?:(?:${MAIL_HOST})+${MAIL_END}|${MAIL_NUMBERS})$`), 'an e-mail address', hint);
