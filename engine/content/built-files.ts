/** The files that the build writes for each site, beside its pages and the feed. */
export const BUILT_FILES = {
  notFound: '404.html',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  manifest: 'manifest.webmanifest',
  /** The licences of the fonts must be published with them. */
  licences: 'licences.txt',
};
