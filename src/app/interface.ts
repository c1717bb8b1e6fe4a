// All that the engine knows of the app: how it renders a page, where its code is, and what it needs of the build.
import type { ReactNode } from 'react';
import type { DemoDefinition } from '#src/demos/demo.tsx';

export { CHUNKS } from '#src/app/chunks.ts';
export { ReadingTimeIcon } from '#src/components/cloud-cover-icon.ts';
export { PICTURE_WIDTHS } from '#src/lib/picture-sizes.ts';
export { BUILD_COMPONENTS, MARKDOWN_COMPONENTS, MARKDOWN_PICTURE } from '#src/mdx/markdown-components.ts';
export type { ScreenCode } from '#src/navigation/screen.ts';

/** The files that the build begins with, as paths in the project. */
export const ENTRIES = {
  app: 'src/app/main.tsx',
  loader: 'src/app/loader.ts',
  inlineScript: 'src/app/inline-script.ts',
  development: 'src/app/development.ts',
  renderer: 'src/app/prerender.tsx',
  stylesheets: { styles: 'src/styles/app.css', print: 'src/styles/print.css', contrast: 'src/styles/contrast.css' },
};

/** The drawing of the clouds and the colours of the sky, which share cards and the resume show too. */
export const SKY = { clouds: 'src/components/clouds.svg', sunset: 'src/screens/home/sky/sunset.css' };

/** The screens of pages of which there is one, by the kind of the page. The code of a page that a site does not have is not built. */
export const SCREENS = {
  home: 'src/screens/home/home-screen.tsx',
  about: 'src/screens/about/about-screen.tsx',
  contact: 'src/screens/contact/contact-screen.tsx',
  resume: 'src/screens/resume/resume-screen.tsx',
};

/** The section of the home page with the newest articles. Its code is not built for a site without it. */
export const NEWEST_ARTICLES = 'src/screens/home/newest-articles.tsx';

/** The text of a Markdown file, as a component. */
export type MarkdownText = (props: { components: Record<string, unknown> }) => ReactNode;

/** What the module of a Markdown file exports beside the facts about it. */
export interface MarkdownModule {
  default: MarkdownText;
  /** The first interactive demo in the text, if there is one. */
  firstDemo?: DemoDefinition;
}

/** The addresses of the files that every page loads. */
export interface DocumentFiles {
  /** The main stylesheet. The browser paints nothing before it has loaded. */
  styles: string;
  print: string;
  contrast: string;
  fonts: string[];
  /**
   * The script that starts the app after the first paint. `app` lists the entry of the app first, then the files
   * that the entry imports.
   */
  loader: { src: string; integrity?: string; app: string[] };
}

/** What a document needs beside its page. */
export interface DocumentOptions {
  files: DocumentFiles;
  /** The code of the one inline script. */
  inlineScript: string;
  /** The direction of the language of the site, and its name for Open Graph. */
  direction: 'ltr' | 'rtl';
  openGraphLocale: string;
  /** The size of share cards in pixels. */
  shareCard: { width: number; height: number };
  /** The feed of the articles, if there are any. */
  feed?: { href: string; title: string } | undefined;
  /** Structured data for search engines, as JSON. */
  data?: string | undefined;
}

/** What the module of the renderer exports. */
export interface Renderer {
  /** The HTML of a route. Where there is no such route: the 404 page. */
  renderDocument(route: string, options: DocumentOptions): Promise<string>;
  /** The HTML of the text of an article without the page around it, for the feed. */
  renderArticleText(route: string): Promise<string>;
}
