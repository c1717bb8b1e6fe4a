/** The path at which the proxy serves the script. */
export const ERROR_CAPTURE_PATH = '/error-capture.js';

/** Records every error of a page in sessionStorage, which keeps them from one page to the next. */
function captureErrors() {
  const note = (text: string) =>
    sessionStorage.setItem('errors', JSON.stringify([...JSON.parse(sessionStorage.getItem('errors') ?? '[]'), text]));
  addEventListener(
    'error',
    ({ message, target }) =>
      note(message ? `uncaught: ${message}` : `not loaded: ${(target as Element).outerHTML} on ${location.pathname}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      note(`console: ${words.join(' ')}`);
      say(...words);
    };
  }
  const log = console.log;
  console.log = (...words: unknown[]) => {
    sessionStorage.setItem('message', words.join(' '));
    log(...words);
  };
  window.alert = (text: string) => sessionStorage.setItem('message', text); // Not every driver can see a dialog.
}

/** Served as a file, because the policy allows no inline script. */
export const ERROR_CAPTURE = `(${captureErrors})();`;
export const withErrorCapture = (html: string) => html.replace('<head>', `<head><script src="${ERROR_CAPTURE_PATH}"></script>`);

export const CAPTURED = `JSON.parse(sessionStorage.getItem('errors') ?? '[]')`;
export const MESSAGE = `sessionStorage.getItem('message')`;
