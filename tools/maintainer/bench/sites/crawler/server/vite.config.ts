import { defineConfig } from 'vite';

/** The module that writes the words of the page; render.tsx, built. */
const renderer = process.env.RENDERER;

/** Puts the words into the template before Vite reads it: what a server would do for each request. */
export default defineConfig(async () => {
  if (!renderer) return {};
  const { render } = (await import(renderer)) as { render: () => string };
  const handler = (template: string) => template.replace('<!--page-->', render);
  return { plugins: [{ name: 'words-of-the-server', transformIndexHtml: { order: 'pre' as const, handler } }] };
});
