import type { Plugin } from 'vite';
import { type CaseStudySummary, neighboursOf, readCaseStudies } from './case-studies.ts';
import { caseStudyModule, homeModule } from './case-study-modules.ts';
import { checkContent } from './check-content.ts';

const NEIGHBOURS_SHOWN = 2;

/** Turns the case-study folders into modules, and watches over content/ during development. */
export function contentPlugin({ homeCardCount }: { homeCardCount: number }): Plugin {
  let root = '';
  let studies: CaseStudySummary[] | undefined; // Read once a build: every case study asks for them.
  return {
    name: 'content',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: /^virtual:(case-studies|home|case-study\/)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        studies ??= readCaseStudies(root);
        const [, name, slug] = /^\0virtual:([a-z-]+)\/?(.*)$/.exec(id) as unknown as [string, string, string];
        if (name === 'home') return homeModule(studies.slice(0, homeCardCount));
        if (name === 'case-study') return caseStudyModule(root, slug, neighboursOf(studies, slug, NEIGHBOURS_SHOWN));
        const loaders = studies.map((study) => `${JSON.stringify(study.slug)}: () => import("virtual:case-study/${study.slug}")`);
        return `export const caseStudyLoaders = {\n${loaders.join(',\n')}\n};`;
      },
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(`${root}/content/`)) return;
      studies = undefined;
      for (const module of server.environments.client.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith('\0virtual:')) server.environments.client.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
      return checkContent(root).then(({ problems }) => {
        for (const text of problems) server.config.logger.error(text, { timestamp: true });
      });
    },
  };
}
