import { labels, owner } from 'virtual:content/site';
import { type ReactNode, useEffect, useState } from 'react';

const [city = owner.place] = owner.place.split(/[,،、]/);

const MINUTE_MS = 60_000;

/**
 * The city of the owner, with the time there: "Brisbane, 4:12 pm". The time appears once the app has run, and only if owner.yaml has a
 * time zone. Nothing beside it may move then, so what follows it is given as children, which appear together with it.
 */
export function LocalTime({ children }: { children?: ReactNode }) {
  const time = useLocalTime();
  return (
    <>
      {city}
      {owner.timeZone && <span className="local-time needs-js">{time}</span>}
      {time !== undefined && children}
    </>
  );
}

/**
 * The time as text; undefined while the page hydrates. In a task of its own: the first date that a browser formats takes it long. An old
 * browser may not know a new time zone: that error only stops the timer.
 */
function useLocalTime(): string | undefined {
  const [time, setTime] = useState<string>();

  useEffect(() => {
    let timer = 0;
    const update = () => {
      setTime(owner.timeZone ? labels.localTime.replace('{time}', timeIn(owner.timeZone)) : '');
      timer = window.setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    timer = window.setTimeout(update);
    return () => clearTimeout(timer);
  }, []);

  return time;
}

/** With a space before "pm" that every font has. */
function timeIn(timeZone: string): string {
  return new Date().toLocaleTimeString(owner.locale, { timeStyle: 'short', timeZone }).replace('\u202f', '\u00a0');
}
