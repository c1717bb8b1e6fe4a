import { owner } from 'virtual:content/site';
import { pagePath } from '#src/lib/urls.ts';
import type { ListedArticle } from './article-line.tsx';

/** Links to the lists of articles with the same tags. */
export function Tags({ label, tags }: { label: string; tags: ListedArticle['tags'] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label={label} lang={owner.locale}>
      {tags.map(({ name, route }) => (
        <li key={route}>
          <a href={pagePath(route)}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
