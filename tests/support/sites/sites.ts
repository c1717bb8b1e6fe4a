import { resolve } from 'node:path';

/** A site that was built before the tests. */
export interface Site {
  /** The project that it was built from. */
  project: string;
  /** Its built files. */
  dist: string;
  /** The path at which it is published. */
  base: string;
}

/** Where tests/support/sites/build-sites.ts puts the projects that it makes, each with its built files inside. */
export const SITES_FOLDER = resolve('.cache/sites');

const site = (project: string, base = '/'): Site => ({ project, dist: resolve(project, 'dist'), base });

/** The sites that all tests share. */
export const SITES = {
  /** Built by `vite build`. */
  sample: site(resolve('.')),
  /** The sample again, at https://elsewhere.example.com/some-repo, with links in its Markdown. */
  belowPath: site(`${SITES_FOLDER}/below-path`, '/some-repo/'),
  /** The site of another owner, with other words and pictures, many case studies and very long words. */
  otherOwner: site(`${SITES_FOLDER}/other-owner`),
  /** The site of an owner who needs many features: Swedish, pages of her own, every form of Markdown, below /portfolio/. */
  demanding: site(`${SITES_FOLDER}/demanding-owner`, '/portfolio/'),
  /** The sample in the theme Paper. */
  paper: site(`${SITES_FOLDER}/paper`),
  /** The sample with every text of its content in ⟦ ⟧. */
  pseudo: site(`${SITES_FOLDER}/pseudo-translation`),
} satisfies Record<string, Site>;
