/** Where the script stands on the site of the walk. */
export const ERROR_CAPTURE_PATH = '/error-capture.js';

/** Notes whatever goes wrong in a page; the visit's storage keeps it from one page to the next. */
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
    sessionStorage.setItem('said', words.join(' '));
    log(...words);
  };
  window.alert = (text: string) => sessionStorage.setItem('said', text); // Not every driver can see a dialog.
}

/** As a file: the policy allows the site's own scripts, and no other. */
export const ERROR_CAPTURE = `(${captureErrors})();`;
export const withErrorCapture = (html: string) => html.replace('<head>', `<head><script src="${ERROR_CAPTURE_PATH}"></script>`);

export const CAPTURED = `JSON.parse(sessionStorage.getItem('errors') ?? '[]')`;
export const SAID = `sessionStorage.getItem('said')`;
