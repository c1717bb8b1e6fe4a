import type { ReactNode } from 'react';
import { owner } from '#src/lib/owner.ts';

/** The addresses of the files that every document asks for. */
export interface DocumentFiles {
  /** The style sheet that the first paint waits for. */
  styles: string;
  print: string;
  contrast: string;
  fonts: string[];
  /** Starts the app once the page has been painted; the first file of the app is its entry, the others are what that needs. */
  loader: { src: string; integrity?: string; app: string[] };
}

interface Props {
  /** The route that is shown; "*" for the page of wrong addresses. */
  route: string;
  files: DocumentFiles;
  /** The code of the one inline script. */
  firstFrame: string;
  /** Data for search engines, as JSON: no part of the app. */
  data?: string | undefined;
  children: ReactNode;
}

const BASE = import.meta.env.BASE_URL;

/** "en_AU": Open Graph wants a language with a country, and nothing else. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** The whole HTML document around a page. Written by the build and by the development server; in the browser React owns #app alone. */
export function Document({ route, files, firstFrame, data, children }: Props) {
  return (
    <html lang={owner.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code; the security policy names its hash */}
        <script dangerouslySetInnerHTML={{ __html: firstFrame }} />
        <link rel="stylesheet" href={files.styles} />
        <link rel="icon" href={`${BASE}favicon.ico`} sizes="32x32" />
        <link rel="icon" href={`${BASE}favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${BASE}apple-touch-icon.png`} />
        <link rel="manifest" href={`${BASE}manifest.webmanifest`} />
        <meta property="og:locale" content={openGraphLocale(owner.locale)} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
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
      </body>
    </html>
  );
}
