import type { Page } from '@playwright/test';

/** Te reo Māori, as far as a pattern can find it: words with a macron, and some common words without one. */
const TE_REO = /\p{L}*[āēīōū]\p{L}*|\b(aotearoa|maori|te reo|kia ora|haere mai|whare|moana|maunga|awa|iwi|pounamu)\b/giu;

/** Headings out of order, landmarks that are missing or duplicated, and words in a language that is not marked. */
export async function wrongStructure(page: Page): Promise<string[]> {
  return [...(await wrongHeadings(page)), ...(await wrongLandmarks(page)), ...(await wrongLanguage(page))];
}

async function wrongHeadings(page: Page): Promise<string[]> {
  const headings = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) => all.map(({ tagName, textContent }) => ({ level: Number(tagName[1]), text: textContent })));
  const first = headings.filter(({ level }) => level === 1);
  return [
    ...(first.length === 1 ? [] : [`${first.length} h1: ${first.map(({ text }) => text).join(', ')}`]),
    ...headings
      .filter(({ level }, index) => level - (headings[index - 1]?.level ?? 0) > 1)
      .map(({ level, text }) => `a level is skipped before h${level} ${text}`),
  ];
}

async function wrongLandmarks(page: Page): Promise<string[]> {
  const parts: string[] = (await page.locator('body').ariaSnapshot()).match(/- (banner|main|contentinfo|region|navigation)\b.*/g) ?? [];
  const wanted = { banner: 1, main: 1, contentinfo: 1, navigation: 2 };
  const counts = Object.entries(wanted).map(([role, count]) => ({
    role,
    count,
    found: parts.filter((part) => part.startsWith(`- ${role}`)),
  }));
  return [
    ...counts.filter(({ count, found }) => found.length !== count).map(({ role, found }) => `${found.length} × ${role}`),
    ...parts.filter((part, index) => parts.indexOf(part) !== index).map((part) => `there twice: ${part}`),
  ];
}

async function wrongLanguage(page: Page): Promise<string[]> {
  const language = await page.locator('html').getAttribute('lang');
  const unmarked = await page.evaluate(
    ({ source, flags }) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest('[lang=mi], script')) continue;
        found.push(...(texts.currentNode.textContent?.match(new RegExp(source, flags)) ?? []));
      }
      return found;
    },
    { source: TE_REO.source, flags: TE_REO.flags },
  );
  return [...(language === 'en-AU' ? [] : [`lang is ${language}`]), ...unmarked.map((word) => `${word} is not marked as te reo Māori`)];
}
