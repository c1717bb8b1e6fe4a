import { join } from 'node:path';
import { CONTENT_TYPES, contentTypeOf } from '../../../engine/hosts/headers/content-types.ts';
import { type FolderHost, HOST_FOLDERS } from '../../../engine/hosts/host-folder.ts';
import { DIST, filesIn } from '../../support/sites/dist.ts';
import { PAGES } from '../../support/sites/pages.ts';
import { expectedCaching, REVALIDATE } from '../support/expected/expected-caching.ts';
import { expectedHeaders } from '../support/expected/expected-headers.ts';
import { FILE_PATHS, MISSING_FILES, OWNER_PATHS, WRONG_PATHS } from '../support/published.ts';
import { netlifyAnswers } from '../support/rules/netlify-answers.ts';
import type { Answers } from '../support/rules/rule-answers.ts';
import { vercelAnswers } from '../support/rules/vercel-answers.ts';
import { expect, test } from '../support/start/host-folder.ts';

// Netlify and Vercel can't be started here: the tests apply their published rules to the files that they would get.
const READ: Record<FolderHost, (folder: string) => Answers | Promise<Answers>> = { netlify: netlifyAnswers, vercel: vercelAnswers };

const PERMANENT = [301, 308];
const NOT_FOUND_PATHS = [...WRONG_PATHS, ...MISSING_FILES, '/_redirects', '/.assetsignore', '/index.html.br', '/nope/', '/a/b/'];
const isFileWithSlash = (path: string) => FILE_PATHS.includes(path.replace(/\/$/, ''));

/** What a host can't do, as docs/deploy.md says. */
const CANNOT = {
  netlify: {
    // A rule for all paths can't be removed for some of them. So this header is set by rules for files only, and a 404 has none.
    withoutOn404: ['cross-origin-resource-policy'],
    // A rule for a file also applies to its address with a slash at the end, which is a 404.
    tellApart: isFileWithSlash,
    redirect: (path: string) => path.endsWith('.html'),
  },
  vercel: { withoutOn404: [] as string[], tellApart: () => false, redirect: () => false },
} satisfies Record<FolderHost, unknown>;

for (const host of Object.keys(HOST_FOLDERS) as FolderHost[]) {
  test.describe(`${host}, by its published rules,`, () => {
    const cannot = CANNOT[host];

    test('SEC-01 REL-08 sends every page and file with its exact headers, caching and type', async ({ folderOf }) => {
      const { answer } = await READ[host](folderOf(host));
      for (const path of [...PAGES.map(({ route }) => route), ...FILE_PATHS]) {
        const expected = { ...expectedHeaders(path), 'cache-control': expectedCaching(path) };
        const type = contentTypeOf(path) ?? CONTENT_TYPES.html;
        expect(answer(path), path).toMatchObject({ status: 200, headers: { ...expected, 'content-type': type } });
      }
    });

    test('OWN-13 has every file that an owner puts into public/ revalidated, whatever its name', async ({ folderOf }) => {
      const { answer } = await READ[host](folderOf(host));
      const answers = OWNER_PATHS.map((path) => [path, answer(path).status, answer(path).headers['cache-control']]);
      expect(answers).toEqual(OWNER_PATHS.map((path) => [path, 200, REVALIDATE]));
    });

    test('REL-06 REL-08 answers every wrong address with 404, our page and its headers, never as immutable', async ({ folderOf }) => {
      const { answer } = await READ[host](folderOf(host));
      const sent = Object.entries(expectedHeaders('/nope')).filter(([name]) => !cannot.withoutOn404.includes(name));
      const expected = { ...Object.fromEntries(sent), 'cache-control': REVALIDATE, 'content-type': CONTENT_TYPES.html };
      expect(NOT_FOUND_PATHS.map((path) => answer(path).status)).toEqual(NOT_FOUND_PATHS.map(() => 404));
      for (const path of NOT_FOUND_PATHS.filter((path) => !cannot.tellApart(path))) expect(answer(path).headers, path).toEqual(expected);
    });

    test('REL-07 leads from other spellings of a page to its address, and nowhere else', async ({ folderOf }) => {
      const { answer } = await READ[host](folderOf(host));
      for (const { route } of PAGES) {
        const spellings = route === '/' ? ['/index.html'] : [`${route}/`, `${route}.html`];
        for (const spelling of spellings.filter((path) => !cannot.redirect(path))) {
          const { status, headers } = answer(spelling);
          expect(PERMANENT, spelling).toContain(status);
          expect(headers, spelling).toMatchObject({ ...expectedHeaders(route), location: route });
        }
      }
      for (const path of ['//elsewhere.example/', '//elsewhere.example/about/', '/\\elsewhere.example/']) {
        expect(answer(path).headers.location, path).toBeUndefined();
      }
    });

    test('publishes the files of the site, and nothing that is there for other hosts', ({ folderOf }) => {
      const folder = folderOf(host);
      const published = filesIn(host === 'vercel' ? join(folder, 'static') : folder).filter((file) => file !== '_headers');
      const pages = filesIn(DIST).filter((file) => file.endsWith('.html'));
      expect(published).toEqual([...[...FILE_PATHS, ...OWNER_PATHS].map((path) => path.slice(1)), ...pages].sort());
    });
  });
}
