export type Rgb = [number, number, number];

/** The contrast ratio of two colours by WCAG, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The visible colour when a colour (#rrggbb or #rrggbbaa) is painted over another. */
export function blend(colour: string, ground: Rgb): Rgb {
  const [red, green, blue, alpha] = [1, 3, 5, 7].map((at) => Number.parseInt(colour.slice(at, at + 2) || 'ff', 16)) as [...Rgb, number];
  const share = alpha / 255;
  return [red, green, blue].map((part, index) => part * share + (ground[index] ?? 0) * (1 - share)) as Rgb;
}
