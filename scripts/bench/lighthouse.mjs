import { audit, failedIn } from '../../tests/support/lighthouse.ts';
import { TRUST } from './certificate.mjs';

const FIXED = ['accessibility', 'best-practices', 'seo'];

/** The figures of one run. Only times differ from run to run: the other categories are judged once, where `isFull` asks for them. */
export async function judge(url, { isFull = false } = {}) {
  const result = await audit(url, isFull ? ['performance', ...FIXED] : ['performance'], [TRUST]);
  const { audits, categories, environment } = result;
  const requests = audits['network-requests'].details.items.filter((request) => request.url.startsWith('http'));
  const notHttp2 = requests.filter(({ protocol }) => protocol !== 'h2');
  if (notHttp2.length) throw new Error(`Not over HTTP/2: ${notHttp2.map((request) => `${request.url} (${request.protocol})`).join(', ')}`);
  const bytes = (type) =>
    requests.filter(({ resourceType }) => !type || resourceType === type).reduce((sum, { transferSize }) => sum + transferSize, 0);
  const time = (id) => audits[id].numericValue;
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)])),
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
