import type { Page, Request } from '@playwright/test';
import { complaints } from '../app.ts';

/** Listens to everything that a page asks for and complains of, from now on. */
export function watchTraffic(page: Page, origin: string) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const paths = (...types: string[]) =>
    requests.filter((request) => types.includes(request.resourceType())).map((request) => new URL(request.url()).pathname);
  return {
    complaints: complaints(page),
    foreign: () => requests.map((request) => request.url()).filter((url) => !url.startsWith(origin)),
    calls: () => paths('fetch', 'xhr', 'websocket', 'ping'),
    /** How much was asked for: a list of what is wrong with requests says nothing where none was seen. */
    count: () => ({ requests: requests.length, pictures: paths('image').length }),
    picturesElsewhere: () => paths('image').filter((path) => !path.startsWith('/images/') && path !== '/favicon.svg'),
    /** The names of the font files, without their hashes. */
    fonts: () => [...new Set(paths('font').map((path) => path.replace(/-[\w-]{8}\.woff2$/, '')))].sort(),
  };
}
