import type { Result } from 'lighthouse';
import { audit, type Category, failedIn } from '../../../../tests/support/sites/lighthouse.ts';
import { TRUST } from '../servers/certificate.ts';

const FIXED: Category[] = ['accessibility', 'best-practices', 'seo'];

/** What Lighthouse says of one page. */
export interface PageFigures {
  /** By category, of 100. */
  scores: Partial<Record<string, number>>;
  failed: string[];
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  speedIndexMs: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** How fast Lighthouse found this machine to be. */
  benchmarkIndex: number;
}

/** The figures of one run. Only times differ from run to run: the other categories are judged once, where `isFull` asks for them. */
export async function judge(url: string, { isFull = false } = {}): Promise<PageFigures> {
  const result = await audit(url, isFull ? ['performance', ...FIXED] : ['performance'], [TRUST]);
  const { audits, categories, environment } = result;
  const requests = requestsIn(result);
  const notHttp2 = requests.filter(({ protocol }) => protocol !== 'h2');
  if (notHttp2.length) throw new Error(`Not over HTTP/2: ${notHttp2.map((request) => `${request.url} (${request.protocol})`).join(', ')}`);
  const bytes = (type?: string) =>
    requests.filter(({ resourceType }) => !type || resourceType === type).reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  const time = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? Number.NaN) * 100)])),
    failed: FIXED.flatMap((category) => failedIn(result, category)),
    fcpMs: time('first-contentful-paint'),
    lcpMs: time('largest-contentful-paint'),
    tbtMs: time('total-blocking-time'),
    cls: time('cumulative-layout-shift'),
    speedIndexMs: time('speed-index'),
    bytes: bytes(),
    scriptBytes: bytes('Script'),
    requests: requests.length,
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** Everything that came over the network. */
function requestsIn({ audits }: Result) {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse lists no requests.');
  return details.items.filter(({ url }) => String(url).startsWith('http'));
}
