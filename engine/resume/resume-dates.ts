import type { ResumePage } from '#schema';

/** The words between dates, and the language for the names of months. */
export interface DateWords extends Pick<ResumePage, 'to' | 'now'> {
  locale: string;
}

/** "2024-03" becomes "Mar 2024", or "mars 2024" in Swedish. Without a valid month only the year is written. */
export function writtenDate(date: string | undefined, locale: string): string | undefined {
  const [year, month] = (date ?? '').split('-').map(Number);
  if (!year) return undefined;
  if (!month || month > 12) return `${year}`;
  // Some languages use another calendar by default; their years would not match dates that are a year alone.
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1));
}

interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** "Mar 2023 to May 2024", or "Mar 2023 to now" without an end. */
export function writtenPeriod({ startDate, endDate }: Period, { to, now, locale }: DateWords): string | undefined {
  const start = writtenDate(startDate, locale);
  const end = writtenDate(endDate, locale);
  if (!start || start === end) return end;
  return `${start} ${to} ${end ?? now}`;
}
