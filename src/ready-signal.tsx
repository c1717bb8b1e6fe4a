import { useEffect } from 'react';

/** Once the app listens: says so on <html>, and gives it the buttons that were pressed too early. */
export function ReadySignal({ earlyClicks }: { earlyClicks: HTMLElement[] }) {
  useEffect(() => {
    document.documentElement.dataset.app = 'ready';
    for (const button of earlyClicks.splice(0)) button.click();
  }, [earlyClicks]);
  return null;
}
