/** Which modules are bundled into one file, so that browsers fetch few files and keep cached those that a release did not change. */
export const CHUNKS: { name: string; test: RegExp }[] = [
  // Changes only when a dependency does, so it stays cached across releases. Packages of single demos (d3, proj4) are left out:
  // only visitors of those pages should fetch them.
  { name: 'react', test: /node_modules\/(lucide|react|react-dom|scheduler)\// },
  // The metadata of all case studies with the URLs of their pictures: the home page and every case study show cards of the others.
  // The URLs of pictures in demos are here too: alone they would be files of fifty bytes.
  {
    name: 'case-studies',
    test: /\/case-studies\/[^/]+\/([^/]+\?(card|phone|hero)|[^/]+\/[^/]+\.svg)$|\/\.cache\/cropped-pictures\/|\/src\/lib\/case-studies|virtual:content\/case-studies/,
  },
  // Code that nearly every page needs. The tooltip, and the picture that moves from page to page, are files of their own: a visitor who only
  // reads needs neither.
  {
    name: 'shared',
    test: /\/src\/(components\/(?!pointer-follower|thanks)|layout|lib|mdx\/mdx-components|navigation\/(?!shared-image)|preferences)|virtual:content\/(site|pages)|\/schema\//,
  },
  // Components that most case studies use in their text: alone they would be files of a few hundred bytes.
  { name: 'mdx', test: /\/src\/(demos|mdx)\// },
];
