import type { ResumePage } from '#schema';

/** The words between dates, and the language that months are written in. */
export interface DateWords extends Pick<ResumePage, 'to' | 'now'> {
  locale: string;
}

/** "2024-03" is "Mar 2024", and "mars 2024" in Swedish. A year alone stays a year, also where no calendar has the month. */
export function writtenDate(date: string | undefined, locale: string): string | undefined {
  const [year, month] = (date ?? '').split('-').map(Number);
  if (!year) return undefined;
  if (!month || month > 12) return `${year}`;
  // Some languages count years from elsewhere; beside a year alone that would be another year.
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1));
}

interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** "Mar 2023 to now": what began and has no end goes on. */
export function writtenPeriod({ startDate, endDate }: Period, { to, now, locale }: DateWords): string | undefined {
  const start = writtenDate(startDate, locale);
  const end = writtenDate(endDate, locale);
  if (!start || start === end) return end;
  return `${start} ${to} ${end ?? now}`;
}
