import { expect, test } from '@playwright/test';
import { ALL_PAGES } from '../../support/pages.ts';
import { ONE_OF_EACH_KIND } from '../support/published.ts';

/** What nginx and most proxies read of the headers of an answer without being told otherwise. */
const PROXY_BUFFER_BYTES = 8_192;
const LINE_LIMIT = 2_000;

test('SCALE-01 the headers of every answer are below half of what proxies read, each line below half of the edge limit', async ({
  request,
}) => {
  for (const path of [...ALL_PAGES.map(({ route }) => route), ...ONE_OF_EACH_KIND]) {
    const lines = (await request.get(path)).headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    expect(lines.join('').length, path).toBeLessThan(PROXY_BUFFER_BYTES / 2);
    for (const line of lines) expect(line.length, line).toBeLessThan(LINE_LIMIT / 2);
  }
});
