import { expect, test } from 'vitest';
import { ownerSchema } from '../../../engine/content/schema/owner.ts';
import { AI_CRAWLERS } from '../../../engine/discovery/ai-crawlers.ts';
import { robotsText } from '../../../engine/discovery/search-files.ts';
import { mayFetch } from '../../support/sites/robots.ts';

const SITEMAP = 'https://skye.example.com/sitemap.xml';
const PATHS = ['/', '/wehike', '/wehike.md', '/images/Skye_Sampleton_CV.pdf'];
const SEARCH_ENGINES = ['Googlebot', 'Bingbot', 'Applebot', 'DuckDuckBot', 'anybody-else'];
const TRAINING = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'Applebot-Extended', 'CCBot', 'Meta-ExternalAgent', 'Amazonbot', 'Bytespider'];
const ANSWERS = ['OAI-SearchBot', 'ChatGPT-User', 'Claude-SearchBot', 'Claude-User', 'PerplexityBot', 'DuckAssistBot'];

/** The crawlers that may fetch every path. A crawler that may fetch only some of them is a mistake. */
function allowed(text: string, agents: string[]): string[] {
  return agents.filter((agent) => {
    const answers = new Set(PATHS.map((path) => mayFetch(text, agent, path)));
    expect(answers.size, agent).toBe(1);
    return answers.has(true);
  });
}
const listed = (purpose: string) => AI_CRAWLERS.filter((one) => one.purpose === purpose).map(({ token }) => token);

test.each([
  { choice: 'all', mayTrain: true, mayAnswer: true },
  { choice: 'answers', mayTrain: false, mayAnswer: true },
  { choice: undefined, mayTrain: false, mayAnswer: true },
  { choice: 'none', mayTrain: false, mayAnswer: false },
] as const)('SEO-03 with aiCrawlers $choice: training $mayTrain, answers $mayAnswer, search engines always', (row) => {
  const text = robotsText(SITEMAP, { aiCrawlers: row.choice });
  for (const agents of [TRAINING, listed('training')]) expect(allowed(text, agents)).toEqual(row.mayTrain ? agents : []);
  for (const agents of [ANSWERS, listed('answers')]) expect(allowed(text, agents)).toEqual(row.mayAnswer ? agents : []);
  expect(allowed(text, SEARCH_ENGINES)).toEqual(SEARCH_ENGINES);

  const yesOrNo = (isSo: boolean) => (isSo ? 'yes' : 'no');
  const signal = `search=yes, ai-input=${yesOrNo(row.mayAnswer)}, ai-train=${yesOrNo(row.mayTrain)}`;
  expect(text).toContain(`User-agent: *\nContent-Signal: ${signal}\nAllow: /\n`);
  expect(text.match(/^Sitemap: .*$/gm)).toEqual([`Sitemap: ${SITEMAP}`]);
});

test('an unknown choice is refused with a list of the possible ones', () => {
  const { error } = ownerSchema.shape.aiCrawlers.safeParse('some');
  expect(error?.issues[0]?.message).toMatch(/^must be one of: all, answers, none\. Choose what AI services may do with your pages/);
});

test('no crawler is listed twice, and each but one has a page of its operator behind it', () => {
  expect(new Set(AI_CRAWLERS.map(({ token }) => token.toLowerCase())).size).toBe(AI_CRAWLERS.length);
  expect(AI_CRAWLERS.filter(({ source }) => !source?.startsWith('https://')).map(({ token }) => token)).toEqual(['Bytespider']);
});

test('the reader of robots.txt decides the examples of RFC 9309 as it does', () => {
  const text = [
    'User-Agent: *\nDisallow: *.gif$\nDisallow: /example/\nAllow: /publications/\n',
    'User-Agent: foobot\nDisallow:/\nAllow:/example/page.html\nAllow:/example/allowed.gif\n',
    'User-Agent: barbot\nUser-Agent: bazbot\nDisallow: /example/page.html\n',
    'User-Agent: quxbot\n',
    'User-Agent: same # comment\nDisallow: /a\nAllow: /a\n',
  ].join('\n');
  const asked = (agent: string, ...paths: string[]) => paths.map((path) => mayFetch(text, agent, path));
  expect(asked('foobot', '/example/page.html', '/example/', '/x')).toEqual([true, false, false]);
  expect(asked('barbot', '/example/page.html', '/example/x.gif')).toEqual([false, true]);
  expect(asked('BazBot', '/example/page.html', '/other')).toEqual([false, true]);
  expect(asked('nobot', '/a.gif', '/a.gif?x', '/example/x', '/publications/')).toEqual([false, true, false, true]);
  expect(asked('same', '/a')).toEqual([true]);
});
