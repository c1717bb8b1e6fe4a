import type { Plugin } from 'vite';
import { type CaseStudySummary, neighboursOf, readCaseStudies } from './case-studies.ts';
import { aboutModule, caseStudyModule, homeModule } from './case-study-modules.ts';
import { checkContent } from './check-content.ts';
import type { Content } from './content.ts';
import { resumeDownloads } from './resume-downloads.ts';
import { drawnCards } from './share-cards.ts';

const NEIGHBOURS_SHOWN = 2;

/** Turns case studies and pictures into modules, and watches over content/ during development. */
export function contentPlugin(checked: Content): Plugin {
  let content = checked;
  let cards = drawnCards(content);
  let root = '';
  let studies: CaseStudySummary[] | undefined; // Read once a build: every case study asks for them.

  function pageModule(name: string, slug: string, studies: CaseStudySummary[]): string {
    if (name === 'about') return aboutModule(root, content.about.portrait.picture);
    if (name === 'home') return homeModule(root, studies.slice(0, content.home.exploreLimit + 1), content.testimonials);
    if (name === 'resume') return `export const downloads = ${JSON.stringify(resumeDownloads(root, content.site))};`;
    if (name === 'case-study') return caseStudyModule(content, slug, neighboursOf(studies, slug, NEIGHBOURS_SHOWN));
    return '';
  }

  /** What the share card of a page shows, in words; without a card there is nothing to say. */
  const cardAlt = (route: string) => `export const cardAlt = ${JSON.stringify(cards.get(route)?.alt)};`;

  return {
    name: 'content',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: /^virtual:(about|case-studies|contact|home|resume|case-study\/)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        studies ??= readCaseStudies(root);
        const [, name, slug] = /^\0virtual:([a-z-]+)\/?(.*)$/.exec(id) as unknown as [string, string, string];
        if (name !== 'case-studies') return `${pageModule(name, slug, studies)}\n${cardAlt(name === 'home' ? '/' : `/${slug || name}`)}`;
        const loaders = studies.map((study) => `${JSON.stringify(study.slug)}: () => import("virtual:case-study/${study.slug}")`);
        return `export const caseStudyLoaders = {\n${loaders.join(',\n')}\n};`;
      },
    },
    async hotUpdate({ file, server }) {
      // Asked once for each environment: the client's turn is for all.
      if (!file.startsWith(`${root}/content/`) || this.environment.name !== 'client') return;
      const { problems, content: changed } = await checkContent(root);
      for (const text of problems) server.config.logger.error(text, { timestamp: true });
      if (problems.length > 0) return [];
      content = changed;
      cards = drawnCards(content);
      studies = undefined;
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
      return [];
    },
  };
}
