import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureKind } from '../src/lib/picture-sizes.ts';
import { drawingSize } from './drawing-size.ts';

/** Writes a module in which pictures are imports: the build makes their widths and knows their addresses. */
export class ModuleText {
  private imports: string[] = [];
  private readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** What stands for the picture at a path below the project; a drawing needs no widths. */
  picture(path: string, kind: PictureKind): string {
    const isDrawing = /\.svg$/i.test(path);
    this.imports.push(`import picture${this.imports.length} from ${JSON.stringify(`/${path}?${isDrawing ? 'url' : kind}`)};`);
    const name = `picture${this.imports.length - 1}`;
    if (!isDrawing) return name;
    const size = drawingSize(readFileSync(join(this.root, path), 'utf8')) ?? [];
    return `{ src: ${name}, cuts: "${size.join('x')}" }`;
  }

  with(...lines: string[]): string {
    return [...this.imports, ...lines].join('\n');
  }
}
