import type { Plugin } from 'vite';
import type { CaseStudyCard } from '../content/schema.ts';
import { caseStudyFile, neighboursOf, readCaseStudyCards } from './case-studies.ts';
import { contentProblems } from './check-content.ts';

const NEIGHBOURS_SHOWN = 2;

/** Checks content/ before anything is built, and turns the case-study folders into modules. */
export function contentPlugin({ homeCardCount }: { homeCardCount: number }): Plugin {
  let root = '';
  let cards: CaseStudyCard[] | undefined; // Read once a build: every case study asks for them.
  return {
    name: 'content',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      if (this.environment.name !== 'client') return;
      const problems = await contentProblems(root);
      if (problems.length > 0) throw new Error(`content/ needs your attention:\n\n${problems.join('\n')}\n`);
    },
    resolveId: {
      filter: { id: /^virtual:(case-studies|home-cards|case-study\/)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        cards ??= readCaseStudyCards(root);
        const [, name, slug] = /^\0virtual:([a-z-]+)\/?(.*)$/.exec(id) as unknown as [string, string, string];
        if (name === 'home-cards') return `export const homeCards = ${JSON.stringify(cards.slice(0, homeCardCount))};`;
        if (name === 'case-study') return caseStudyModule(slug, neighboursOf(cards, slug, NEIGHBOURS_SHOWN));
        const loaders = cards.map((card) => `${JSON.stringify(card.slug)}: () => import("virtual:case-study/${card.slug}")`);
        return `export const caseStudyLoaders = {\n${loaders.join(',\n')}\n};`;
      },
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(`${root}/content/`)) return;
      cards = undefined;
      for (const module of server.environments.client.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith('\0virtual:')) server.environments.client.moduleGraph.invalidateModule(module);
      }
      return contentProblems(root).then((problems) => {
        for (const text of problems) server.config.logger.error(text, { timestamp: true });
      });
    },
  };
}

function caseStudyModule(slug: string, neighbours: unknown): string {
  return [
    `export { default as Body, frontmatter } from ${JSON.stringify(`/${caseStudyFile(slug)}`)};`,
    `export const slug = ${JSON.stringify(slug)};`,
    `export const neighbours = ${JSON.stringify(neighbours)};`,
  ].join('\n');
}
