interface Answer {
  headers: Record<string, string>;
  html: string;
}

const SIX_MONTHS_S = 15_768_000;
const START = 100;
/** Below this score a site gets no extra points. */
const CREDIT_FROM = 90;
const BROAD = /^(\*|https?:|ftp:|https?:\/\/\*.*)$/;

/** The points that Mozilla's HTTP Observatory (algorithm 6) gives or takes for each subject, for a site on https. */
const SUBJECTS: Record<string, (answer: Answer) => number> = {
  'content security policy': ({ headers }) => policyPoints(directives(headers)),
  cookies: ({ headers }) => (headers['set-cookie'] ? -20 : 0), // Simplified: every cookie counts as an insecure one, since we set none.
  'cross-origin resource sharing': ({ headers }) => (headers['access-control-allow-origin'] ? -50 : 0),
  'cross-origin resource policy': ({ headers }) => (/^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0),
  'cross-origin opener policy': ({ headers }) => (headers['cross-origin-opener-policy'] === 'same-origin' ? 10 : 0),
  'cross-origin embedder policy': ({ headers }) => (headers['cross-origin-embedder-policy'] === 'require-corp' ? 10 : 0),
  'referrer policy': ({ headers }) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers['referrer-policy'] ?? '') ? 5 : 0,
  'transport security': ({ headers }) => {
    const [, seconds] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
    if (seconds === undefined) return -20;
    return Number(seconds) < SIX_MONTHS_S ? -10 : 0;
  },
  'subresource integrity': ({ html }) => integrityPoints(html),
  'content type options': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  framing: ({ headers }) => {
    if (
      directives(headers)
        .get('frame-ancestors')
        ?.some((source) => !BROAD.test(source))
    )
      return 5;
    return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
  },
};

/** The score of one answer, and its parts. Redirects from http to https count 0: the tests do not cover them, because the host with the certificate makes them. */
export function observatoryScore(answer: Answer): { score: number; points: Record<string, number> } {
  const points = Object.fromEntries(Object.entries(SUBJECTS).map(([subject, rule]) => [subject, rule(answer)]));
  const sum = (wanted: (value: number) => boolean) =>
    Object.values(points)
      .filter(wanted)
      .reduce((total, value) => total + value, 0);
  const withoutCredit = START + sum((value) => value < 0);
  return { score: Math.max(0, withoutCredit >= CREDIT_FROM ? withoutCredit + sum((value) => value > 0) : withoutCredit), points };
}

function directives(headers: Record<string, string>): Map<string, string[]> {
  const parts = headers['content-security-policy']?.split(';').map((part) => part.trim().split(/\s+/)) ?? [];
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

function policyPoints(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const active = [...sources('script-src'), ...sources('object-src')];
  if (active.some((source) => BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:')) return -20;
  if ([...active, ...sources('style-src')].includes("'unsafe-eval'")) return -10;
  if (sources('style-src').some((source) => BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:')) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function integrityPoints(html: string): number {
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  const foreign = scripts.filter((tag) => /\bsrc="(?:https?:)?\/\//.test(tag));
  if (foreign.some((tag) => !tag.includes('integrity='))) return -5;
  return scripts.some((tag) => tag.includes('integrity=')) ? 5 : 0;
}
