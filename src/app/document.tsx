import { owner, site } from 'virtual:content/site';
import type { ReactNode } from 'react';
import type { DocumentOptions } from './interface.ts';

interface Props extends DocumentOptions {
  /** The route that is shown; "*" is the 404 page. */
  route: string;
  children: ReactNode;
}

const BASE = import.meta.env.BASE_URL;

/** The whole HTML document around a page. The build and the development server render it; in the browser React controls #app only. */
export function Document({ route, files, inlineScript, direction, openGraphLocale, shareCard, feed, data, children }: Props) {
  return (
    <html lang={owner.locale} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code; the content security policy names its hash */}
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
        <link rel="stylesheet" href={files.styles} />
        <link rel="icon" href={`${BASE}favicon.ico`} sizes="32x32" />
        <link rel="icon" href={`${BASE}favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${BASE}apple-touch-icon.png`} />
        <link rel="manifest" href={`${BASE}manifest.webmanifest`} />
        {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.href} />}
        <meta property="og:locale" content={openGraphLocale} />
        <meta property="og:image:width" content={`${shareCard.width}`} />
        <meta property="og:image:height" content={`${shareCard.height}`} />
        <meta name="twitter:card" content="summary_large_image" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which the build has escaped every "<" */}
        {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
        <link rel="stylesheet" href={files.print} media="print" />
        <link rel="stylesheet" href={files.contrast} media="print, (forced-colors), (prefers-contrast)" />
        {files.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" fetchPriority="low" crossOrigin="anonymous" />
        ))}
        <script
          type="module"
          fetchPriority="low"
          src={files.loader.src}
          integrity={files.loader.integrity}
          data-app={files.loader.app.join(' ')}
        />
      </head>
      <body>
        <div id="app" data-route={route}>
          {children}
        </div>
        {import.meta.env.PROD && site.visitCounter && <VisitCounter {...site.visitCounter} />}
      </body>
    </html>
  );
}

/** In a template, because a counter that is slow must not delay the app: main.tsx adds the script to the page once the app has started. */
function VisitCounter({ script, attributes }: NonNullable<typeof site.visitCounter>) {
  return (
    <template id="visit-counter">
      <script defer crossOrigin="anonymous" src={script} {...attributes} />
    </template>
  );
}
