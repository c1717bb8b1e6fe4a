/** The width and height of an SVG in whole pixels; undefined if it has neither a viewBox nor a size. */
export function drawingSize(svg: string): [width: number, height: number] | undefined {
  const [tag = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const [, , , ...box] = /\bviewBox="([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag) ?? [];
  const size = box.length === 2 ? box : ['width', 'height'].map((name) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1]);
  const [width = 0, height = 0] = size.map((value) => Math.round(Number(value ?? 0)));
  return width > 0 && height > 0 ? [width, height] : undefined;
}
