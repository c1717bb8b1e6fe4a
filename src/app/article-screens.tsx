import { articleRoute } from '#schema/routes.ts';
import { defineScreen, type Screen } from '#src/navigation/screen.ts';

const screens = new Map<string, Screen>();

/**
 * The screen of an article, made when it is first asked for. A list of all of them would be loaded with every page. So an address without
 * an article has a screen too: it shows the 404 page. One with a dot, such as /writing/slides.pdf, is a file.
 */
export function articleScreen(route = ''): Screen | undefined {
  if (!route.startsWith(articleRoute('')) || route.includes('.')) return undefined;
  const screen = screens.get(route) ?? defineScreen(route, () => importArticle(route));
  screens.set(route, screen);
  return screen;
}

async function importArticle(route: string) {
  const { ArticleScreen, articleTexts } = await import('#src/screens/writing/article-screen.tsx');
  const text = await articleTexts.find(({ slug }) => articleRoute(slug) === route)?.load();
  return text ? { default: () => <ArticleScreen {...text} /> } : import('#src/screens/not-found/not-found-screen.tsx');
}
