import { extname } from 'node:path';

/** The Content-Type of each file extension: of what the build writes, and of what owners often have in public/. Hosts know some of them already. */
export const CONTENT_TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  pdf: 'application/pdf',
  xml: 'application/xml',
  woff2: 'font/woff2',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  ico: 'image/vnd.microsoft.icon',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  mov: 'video/quicktime',
  zip: 'application/zip',
  gz: 'application/gzip',
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** What a file is; nothing for a kind of file that isn't in the list. */
export function contentTypeOf(file: string): string | undefined {
  return (CONTENT_TYPES as Record<string, string>)[extname(file).slice(1).toLowerCase()];
}
