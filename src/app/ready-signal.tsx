import { useEffect } from 'react';

/** Once the app listens: sets `data-app="ready"` on <html>, and clicks the buttons that were pressed before. */
export function ReadySignal({ earlyClicks }: { earlyClicks: HTMLElement[] }) {
  useEffect(() => {
    document.documentElement.dataset.app = 'ready';
    for (const button of earlyClicks.splice(0)) button.click();
  }, [earlyClicks]);
  return null;
}
