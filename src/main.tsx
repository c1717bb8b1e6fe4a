import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '#src/app.tsx';
import { findScreen } from '#src/navigation/screens-context.ts';
import { ReadySignal } from '#src/ready-signal.tsx';
import { screens } from '#src/routes.tsx';

const BASE = import.meta.env.BASE_URL;
const container = document.getElementById('app') as HTMLElement;
const rendered = container.dataset.route;

// A plain file server answers /about.html too: the address becomes the one that the page is known by.
if (rendered?.startsWith('/')) {
  history.replaceState(history.state, '', BASE + rendered.slice(1) + location.search + location.hash);
}
const screen = findScreen(screens, `/${location.pathname.slice(BASE.length)}`);

// Should the screen's code fail to arrive, the page stays what it is: complete HTML with working links.
await screen?.load();

const earlyClicks = window.earlyClicks ?? [];
window.earlyClicks = undefined; // From here on React listens itself.

const app = (
  <StrictMode>
    <BrowserRouter basename={BASE}>
      <App />
      <ReadySignal earlyClicks={earlyClicks} />
    </BrowserRouter>
  </StrictMode>
);
if (screen?.route === rendered) hydrateRoot(container, app);
else createRoot(container).render(app);
