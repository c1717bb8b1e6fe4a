import { pageTitle } from '../../../engine/app-modules/page-head.ts';
import { type Content, webProfiles } from '../../../engine/content/content.ts';
import { type Page, pagesOf } from '../../../engine/content/pages.ts';
import { problem } from '../../../engine/content/problems.ts';
import { SHOWN_LENGTH } from '../../../schema/fields.ts';

/** Advice about what does not break a page: lengths, repetitions, missing profiles. */
export function advice(content: Content, today = new Date()) {
  return {
    fine: 'titles and descriptions have a good length and are unique',
    errors: [],
    warnings: [...titles(content), ...descriptions(content), ...profiles(content), ...articles(content, today)],
  };
}

/** Titles of articles are sentences: they may leave no space for the name. */
function titles(content: Content): string[] {
  return writtenPages(content).flatMap(({ kind, name, source }) => {
    const isArticle = kind === 'article';
    const title = isArticle ? name : pageTitle(name, content);
    if (title.length <= SHOWN_LENGTH.title) return [];
    const text = `makes the title "${title}": ${title.length} characters, of which search engines show about ${SHOWN_LENGTH.title}.`;
    return [problem(source.file, source.name, `${text} Shorten it${isArticle ? '' : `, or the name in ${content.folder}/owner.yaml`}.`)];
  });
}

/** The pages whose name and description an owner writes. */
const writtenPages = (content: Content) =>
  pagesOf(content).filter((page): page is Page & Required<Pick<Page, 'source'>> => 'source' in page);

function descriptions(content: Content): string[] {
  const { min, max } = SHOWN_LENGTH.description;
  const seen = new Map<string, string>();
  return writtenPages(content).flatMap(({ source, description }) => {
    const { length } = description;
    const earlier = seen.get(description);
    seen.set(description, source.file.file);
    const finding = (text: string) => problem(source.file, source.description, text);
    return [
      ...(length < min || length > max
        ? [finding(`has ${length} character${length === 1 ? '' : 's'}. Search results work best with ${min} to ${max}.`)]
        : []),
      ...(earlier ? [finding(`is the same as in ${earlier}. Say what is different about this page.`)] : []),
    ];
  });
}

function profiles(content: Content): string[] {
  if (webProfiles(content.owner).length > 0) return [];
  const text = 'has no link to another website, and visitors look for GitHub and LinkedIn. Run "npm run setup" to add them.';
  return [problem(content.fileOf('owner'), ['profiles'], text)];
}

/** The build publishes articles whatever their dates are, and their list wherever it is linked from. */
function articles(content: Content, today: Date): string[] {
  const { site } = content;
  const { address } = site.writing;
  const later = content.articles.flatMap((article) =>
    (['date', 'updated'] as const).flatMap((field) => {
      const day = article.data[field];
      if (!day || new Date(day) <= today) return [];
      return [
        problem(
          content.fileWith(article),
          [field],
          `is ${day}, which is in the future. Write "draft: true" if it should not be published yet.`,
        ),
      ];
    }),
  );
  const isLinked = [...site.navigation, ...site.footer.links].some(({ to }) => to === address);
  if (content.articles.length === 0 || isLinked) return later;
  const text = `has no link to ${address}, the list of your articles. Add one: { label: WRITING, to: ${address} }.`;
  return [...later, problem(content.fileOf('site'), ['navigation'], text)];
}
