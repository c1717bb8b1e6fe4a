import { labels, owner } from 'virtual:content/site';
import { type ReactNode, useEffect, useState } from 'react';

const [city = owner.place] = owner.place.split(/[,،、]/);

const MINUTE_MS = 60_000;

/**
 * The city of the owner, with the time there: "Brisbane, 4:12 pm". The time appears once the app has run, and only if owner.json has a
 * time zone. Nothing beside it may move then, so what follows it is given as children, which appear together with it.
 */
export function LocalTime({ children }: { children?: ReactNode }) {
  const now = useNow();
  return (
    <>
      {city}
      {owner.timeZone && (
        <span className="local-time needs-js">{now && labels.localTime.replace('{time}', timeIn(owner.timeZone, now))}</span>
      )}
      {now && children}
    </>
  );
}

/** With a space before "pm" that every font has. */
function timeIn(timeZone: string, now: Date): string {
  return now.toLocaleTimeString(owner.locale, { timeStyle: 'short', timeZone }).replace('\u202f', '\u00a0');
}

/** The present minute; undefined while the page hydrates. In a task of its own: the first date that a browser formats takes it long. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    let timer = 0;
    const update = () => {
      setNow(new Date());
      timer = window.setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    timer = window.setTimeout(update);
    return () => clearTimeout(timer);
  }, []);

  return now;
}
