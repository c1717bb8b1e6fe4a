import type { Page, Request } from '@playwright/test';
import { browserErrors } from '../page/app.ts';

export type Traffic = ReturnType<typeof watchTraffic>;

/** Records all requests and errors of a page from now on. */
export function watchTraffic(page: Page, origin: string) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const paths = (...types: string[]) =>
    requests.filter((request) => types.includes(request.resourceType())).map((request) => new URL(request.url()).pathname);
  return {
    browserErrors: browserErrors(page),
    foreign: () => requests.map((request) => request.url()).filter((url) => !url.startsWith(origin)),
    calls: () => paths('fetch', 'xhr', 'websocket', 'ping'),
    scripts: () => paths('script'),
    pictures: () => paths('image'),
    picturesElsewhere: () => paths('image').filter((path) => !path.startsWith('/images/') && path !== '/favicon.svg'),
    /** The names of the font files, without their hashes. */
    fonts: () => [...new Set(paths('font').map((path) => path.replace(/-[\w-]{8}\.woff2$/, '')))].sort(),
  };
}
