import type { Owner } from '#schema';

/** The names by which crawlers of AI services look for themselves in robots.txt. */
export interface AiCrawler {
  token: string;
  operator: string;
  /** `training` collects pages to make models from; `answers` looks pages up, for a search or because a person asked. */
  purpose: 'training' | 'answers';
  /** Where the operator says so. */
  source: string | undefined;
}

const OPENAI = { operator: 'OpenAI', source: 'https://developers.openai.com/api/docs/bots' };
const ANTHROPIC = { operator: 'Anthropic', source: 'https://support.claude.com/en/articles/8896518' };
const PERPLEXITY = { operator: 'Perplexity', source: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers' };
const META = { operator: 'Meta', source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/' };
const AMAZON = { operator: 'Amazon', source: 'https://developer.amazon.com/amazonbot' };
const MISTRAL = { operator: 'Mistral', source: 'https://docs.mistral.ai/robots' };
const GOOGLE = { operator: 'Google', source: 'https://developers.google.com/search/docs/crawling-indexing/overview-google-crawlers' };
const APPLE = { operator: 'Apple', source: 'https://apple.com/go/applebot' };

/**
 * Checked on 2026-11-16. Search engines are not here: Googlebot, Bingbot and Applebot may read every site of this engine.
 * Google-Extended and Applebot-Extended fetch nothing: they say what may be done with the pages that a search engine has.
 * Google has one name for training and for answers of its Gemini app, so that who refuses one refuses both.
 */
export const AI_CRAWLERS: AiCrawler[] = [
  { token: 'GPTBot', purpose: 'training', ...OPENAI },
  { token: 'ClaudeBot', purpose: 'training', ...ANTHROPIC },
  { token: 'Google-Extended', purpose: 'training', ...GOOGLE },
  { token: 'Applebot-Extended', purpose: 'training', ...APPLE },
  { token: 'meta-externalagent', purpose: 'training', ...META },
  { token: 'Amazonbot', purpose: 'training', ...AMAZON },
  { token: 'MistralAI-Training', purpose: 'training', ...MISTRAL },
  {
    token: 'CCBot',
    purpose: 'training',
    operator: 'Common Crawl, whose copies of the web others train on',
    source: 'https://commoncrawl.org/ccbot',
  },
  { token: 'Bytespider', purpose: 'training', operator: 'ByteDance', source: undefined },
  { token: 'OAI-SearchBot', purpose: 'answers', ...OPENAI },
  { token: 'ChatGPT-User', purpose: 'answers', ...OPENAI },
  { token: 'Claude-SearchBot', purpose: 'answers', ...ANTHROPIC },
  { token: 'Claude-User', purpose: 'answers', ...ANTHROPIC },
  { token: 'PerplexityBot', purpose: 'answers', ...PERPLEXITY },
  { token: 'Perplexity-User', purpose: 'answers', ...PERPLEXITY },
  { token: 'meta-webindexer', purpose: 'answers', ...META },
  { token: 'meta-externalfetcher', purpose: 'answers', ...META },
  { token: 'Amzn-SearchBot', purpose: 'answers', ...AMAZON },
  { token: 'Amzn-User', purpose: 'answers', ...AMAZON },
  { token: 'MistralAI-Index', purpose: 'answers', ...MISTRAL },
  { token: 'MistralAI-User', purpose: 'answers', ...MISTRAL },
  {
    token: 'DuckAssistBot',
    purpose: 'answers',
    operator: 'DuckDuckGo',
    source: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
  },
];

type Choice = NonNullable<Owner['aiCrawlers']>;

/** What the owner asks of AI services. */
export const AI_POLICIES: Record<Choice, { refused: AiCrawler['purpose'][]; signal: string }> = {
  all: { refused: [], signal: 'search=yes, ai-input=yes, ai-train=yes' },
  answers: { refused: ['training'], signal: 'search=yes, ai-input=yes, ai-train=no' },
  none: { refused: ['training', 'answers'], signal: 'search=yes, ai-input=no, ai-train=no' },
};
