import type { Rolldown } from 'vite';

/** Which modules are bundled into one file, so that browsers fetch few files and keep cached those that a release did not change. */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  // Changes only when a dependency does, so it stays cached across releases. Packages of single demos (d3, proj4) are left out:
  // only visitors of those pages should fetch them.
  { name: 'react', test: /node_modules\/(lucide|react|react-dom|scheduler)\// },
  // The facts of all case studies with the URLs of their pictures: the home page and every case study show cards of the others.
  // The URLs of pictures in demos are here too: alone they would be files of fifty bytes.
  {
    name: 'case-studies',
    test: /\/case-studies\/[^/]+\/(meta\.ts|[^/]+\?(card|phone|screenshot|hero)|[^/]+\/[^/]+\.svg)$|\/src\/lib\/case-studies\.ts/,
  },
  // Code that nearly every page needs.
  {
    name: 'shared',
    test: /\/src\/(components|layout|lib|mdx\/mdx-components|navigation|preferences)|\/(owner\.json|site\.ts)$/,
  },
  // Components that most case studies use in their text: alone they would be files of a few hundred bytes.
  { name: 'mdx', test: /\/src\/(demos|mdx)\// },
];
