import { type Content, webProfiles } from '../../../engine/content/content.ts';
import { problem } from '../../../engine/content/content-files.ts';
import { SHOWN_LENGTH } from '../../../schema/fields.ts';
import { pageTitle } from '../../../src/lib/pages.ts';

/** Advice about what does not break a page: lengths, repetitions, missing profiles. */
export function advice(content: Content, today = new Date()) {
  return {
    fine: 'titles and descriptions have a good length and are unique',
    errors: [],
    warnings: [...titles(content), ...descriptions(content), ...profiles(content), ...laterArticles(content, today)],
  };
}

/** Not of articles, whose titles are sentences: what search engines cut off is the name of the owner. */
function titles(content: Content): string[] {
  const pages = content.pages.filter(({ file }) => file.definition.name !== 'article');
  return pages.flatMap(({ file, titlePath, title: name }) => {
    const title = pageTitle(name, content.owner, content.labels.page);
    if (title.length <= SHOWN_LENGTH.title) return [];
    const text = `makes the title "${title}": ${title.length} characters, of which search engines show about ${SHOWN_LENGTH.title}.`;
    return [problem(file, titlePath, `${text} Shorten it, or the name in ${content.folder}/owner.json.`)];
  });
}

function descriptions({ pages }: Content): string[] {
  const { min, max } = SHOWN_LENGTH.description;
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, path, description }) => {
    const { length } = description;
    const earlier = seen.get(description);
    seen.set(description, file.file);
    const finding = (text: string) => problem(file, [...path, 'description'], text);
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
  return [problem(content.file('owner.json'), ['profiles'], text)];
}

/** The build publishes an article whatever its date is. */
function laterArticles({ articles }: Content, today: Date): string[] {
  const later = articles.filter(({ article: { date } }) => new Date(date) > today);
  return later.map(({ file, article: { date } }) =>
    problem(
      file,
      ['date'],
      `is ${date}, which is in the future, but the article is published already. Write "draft: true" to keep it back.`,
    ),
  );
}
