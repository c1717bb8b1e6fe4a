/** Where the ears stand on the site of the walk. */
export const EARS_PATH = '/ears.js';

/** Notes whatever goes wrong in a page; the visit's storage keeps it from one page to the next. */
function listen() {
  const note = (text: string) =>
    sessionStorage.setItem('heard', JSON.stringify([...JSON.parse(sessionStorage.getItem('heard') ?? '[]'), text]));
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

/** The ears as a file: the policy allows the site's own scripts, and no other. */
export const EARS = `(${listen})();`;
export const withEars = (html: string) => html.replace('<head>', `<head><script src="${EARS_PATH}"></script>`);

export const HEARD = `JSON.parse(sessionStorage.getItem('heard') ?? '[]')`;
export const SAID = `sessionStorage.getItem('said')`;
