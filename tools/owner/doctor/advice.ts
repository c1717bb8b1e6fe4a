import { problem } from '../../../engine/content/checks/problem.ts';
import type { Content } from '../../../engine/content/content.ts';
import { SHOWN_LENGTH } from '../../../engine/content/schema/fields.ts';
import { textsIn } from '../../../engine/content/values-in.ts';
import { pageTitle } from '../../../src/lib/page-title.ts';
import { type Check, type Finding, warning } from './finding.ts';

/** What breaks no page, and is still better otherwise: lengths, repetitions, spaces at the end of a text. */
export function advice(content: Content): Check {
  return {
    fine: 'titles and descriptions have a good length, and each is there once',
    findings: [...titles(content), ...descriptions(content), ...orders(content), ...spaces(content)],
  };
}

function titles(site: Content): Finding[] {
  return site.pages.flatMap(({ content, titlePath, page }) => {
    const title = pageTitle(page, site);
    if (title.length <= SHOWN_LENGTH.title) return [];
    const text = `makes the title "${title}": ${title.length} characters, of which search engines show about ${SHOWN_LENGTH.title}.`;
    return [warning(problem(content, titlePath, `${text} Shorten it, or the name in ${site.folder}/owner.json.`))];
  });
}

function descriptions({ pages }: Content): Finding[] {
  const { min, max } = SHOWN_LENGTH.description;
  const seen = new Map<string, string>();
  return pages.flatMap(({ content, path, description }) => {
    const { length } = description;
    const earlier = seen.get(description);
    seen.set(description, content.file);
    const finding = (text: string) => warning(problem(content, [...path, 'description'], text));
    return [
      ...(length < min || length > max
        ? [finding(`has ${length} character${length === 1 ? '' : 's'}. Search results work best with ${min} to ${max}.`)]
        : []),
      ...(earlier ? [finding(`is the same as in ${earlier}. Say what is different about this page.`)] : []),
    ];
  });
}

function orders({ caseStudies }: Content): Finding[] {
  const seen = new Map<number, string>();
  return caseStudies.flatMap(({ content, meta: { order } }) => {
    const earlier = seen.get(order);
    seen.set(order, content.file);
    return earlier
      ? [warning(problem(content, ['order'], `is ${order}, the same as in ${earlier}. Give each case study its own number.`))]
      : [];
  });
}

/** A resume may come from another tool, which decides about its spaces. */
function spaces({ files }: Content): Finding[] {
  return files
    .filter(({ file }) => !/\/(resume\.json|theme\.css)$/.test(file))
    .flatMap((file) =>
      textsIn(file.data).flatMap(([path, text]) =>
        text === text.trim() ? [] : [warning(problem(file, path, 'begins or ends with a space. Delete it.'))],
      ),
    );
}
