/**
 * Which widths the build makes of a picture, by what the import asks for: `stage.webp?wide`.
 * Widths are what the layout shows at one, two and three times the density (see the sizes in src/components/picture.tsx).
 */
const WIDTHS: Record<string, string> = {
  wide: '960;1200;1800;2400',
  card: '400;800;1200;1600',
  shot: '320;520;780;1040',
  small: '200;400;600',
  page: '400;700;1000',
};

/** For vite-imagetools: AVIF and WebP in these widths, as data for a <picture>. */
export function pictureDirectives(url: URL): URLSearchParams {
  const kind = Object.keys(WIDTHS).find((name) => url.searchParams.has(name));
  const widths = kind ? WIDTHS[kind] : undefined;
  return new URLSearchParams(widths ? { w: widths, format: 'avif;webp', as: 'picture', effort: '2', withoutEnlargement: '' } : {});
}
