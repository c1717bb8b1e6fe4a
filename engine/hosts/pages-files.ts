import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FEED } from '../../schema/routes.ts';
import { textDirection } from '../content/language.ts';
import { escapeHtml } from '../escape.ts';
import type { HostInfo } from './host-files.ts';

/**
 * GitHub Pages sends no redirects, so each old address has a file there: a document that leads on, or the feed once more. Other hosts
 * must not have them: they would find the file and send no redirect.
 */
export function writeOldAddresses(site: string, info: HostInfo): void {
  for (const { from, to, title } of info.redirects) {
    const isFile = title === undefined ? /\.\w+$/ : /\.html$/;
    const file = join(site, isFile.test(from) ? from : `${from}/index.html`);
    mkdirSync(dirname(file), { recursive: true });
    if (title === undefined) cpSync(join(site, FEED), file);
    else writeFileSync(file, documentLeadingTo(to, title, info));
  }
}

function documentLeadingTo(to: string, title: string, { siteHostname, locale }: HostInfo): string {
  const [address, text] = [escapeHtml(to), escapeHtml(title)];
  return `<!DOCTYPE html>
<html lang="${locale}" dir="${textDirection(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="https://${siteHostname}${address}">
<title>${text}</title>
</head>
<body><a href="${address}">${text}</a></body>
</html>
`;
}
