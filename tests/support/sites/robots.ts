interface Group {
  agents: string[];
  rules: { isAllowed: boolean; pattern: string }[];
}

/** The groups of a robots.txt by RFC 9309: lines of other kinds neither end a group nor begin one. */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let isOpen = false; // More names may be added to a group until its first rule.
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const kind = name.toLowerCase();
    if (kind === 'user-agent') {
      if (!isOpen) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
      isOpen = true;
    } else if (kind === 'allow' || kind === 'disallow') {
      groups.at(-1)?.rules.push({ isAllowed: kind === 'allow', pattern: value });
      isOpen = false;
    }
  }
  return groups;
}

function matches(pattern: string, path: string): boolean {
  if (pattern === '') return false;
  const literal = (part: string) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const isWhole = pattern.endsWith('$');
  const source = (isWhole ? pattern.slice(0, -1) : pattern).split('*').map(literal).join('.*');
  return new RegExp(`^${source}${isWhole ? '$' : ''}`).test(path);
}

/**
 * Whether a crawler may fetch a path. Only the groups with its name count, or those of `*` if there is none.
 * The longest rule wins; of two with the same length, the one that allows.
 */
export function mayFetch(text: string, agent: string, path: string): boolean {
  const groups = groupsOf(text);
  const named = (name: string) => groups.filter(({ agents }) => agents.includes(name));
  const own = named(agent.toLowerCase());
  const [best] = (own.length > 0 ? own : named('*'))
    .flatMap(({ rules }) => rules)
    .filter(({ pattern }) => matches(pattern, path))
    .sort((one, other) => other.pattern.length - one.pattern.length || Number(other.isAllowed) - Number(one.isAllowed));
  return best?.isAllowed ?? true;
}
