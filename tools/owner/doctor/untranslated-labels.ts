import type { Content } from '../../../engine/content/content.ts';
import { problem } from '../../../engine/content/problems.ts';
import { labels, markdownLabels, shareCardLabels } from '../../../schema/default-labels.ts';
import { isGroup } from '../../../schema/labels.ts';

/** The labels that a site in another language lacks. While the owner translates it, they are shown in English. */
export function untranslatedLabels(content: Content) {
  return { fine: 'no label is missing in the language of the site', errors: missingLabels(content), warnings: [] };
}

function missingLabels(content: Content): string[] {
  const { folder, owner } = content;
  if (new Intl.Locale(owner.locale).language === 'en') return [];
  const reason = `Your site is in ${owner.locale}`;
  const missingIn = (name: 'labels' | 'site', defaults: object) => {
    const file = content.files.find((one) => one.name === name);
    if (!file)
      return [
        `${folder}/labels.yaml: is missing. ${reason}: translate the labels of schema/default-labels.ts into this file, or write another locale in ${folder}/owner.yaml.`,
      ];
    return missingPaths(defaults, file.values).map((path) => problem(file, path, `is missing. ${reason}: write it in that language.`));
  };
  const { writing: _unused, ...others } = labels;
  const shown = content.articles.length > 0 ? labels : others;
  return [...missingIn('labels', shown), ...missingIn('site', { markdown: markdownLabels, shareCards: shareCardLabels })];
}

/** The path of each label that is not written; of a group without any, only its own. Other errors are found by the schema. */
function missingPaths(defaults: object, written: unknown): string[][] {
  if (!isGroup(written)) return [];
  return Object.entries(defaults).flatMap(([key, value]) => {
    if (written[key] === undefined) return [[key]];
    return isGroup(value) ? missingPaths(value, written[key]).map((path) => [key, ...path]) : [];
  });
}
