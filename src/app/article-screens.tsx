import { defineScreen, type Screen } from '#src/navigation/screen.ts';

const screens = new Map<string, Screen>();

/**
 * The screen of an article or of a tag, made when it is first asked for. A list of all of them would be loaded with every page. So an
 * address without an article has a screen too: it shows the 404 page. One with a dot, such as /writing/slides.pdf, is a file.
 */
export function articleScreen(route = ''): Screen | undefined {
  if (!route.startsWith(`${import.meta.env.WRITING}/`) || route.includes('.')) return undefined;
  const isTag = route.startsWith(`${import.meta.env.WRITING}/tags/`);
  const screen = screens.get(route) ?? defineScreen(route, () => (isTag ? importTag(route) : importArticle(route)));
  screens.set(route, screen);
  return screen;
}

async function importArticle(route: string) {
  const { ArticleScreen, articleTexts } = await import('#src/screens/writing/article-screen.tsx');
  const text = await articleTexts.find((article) => article.route === route)?.load();
  return text ? { default: () => <ArticleScreen {...text} /> } : import('#src/screens/not-found/not-found-screen.tsx');
}

async function importTag(route: string) {
  const { TagScreen, tags } = await import('#src/screens/writing/tag-screen.tsx');
  const tag = tags.find((one) => one.route === route);
  return tag ? { default: () => <TagScreen {...tag} /> } : import('#src/screens/not-found/not-found-screen.tsx');
}
