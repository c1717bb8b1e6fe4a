import { Globe, type IconNode, Link, Mail, Rss } from 'lucide';
import { siBluesky, siGithub, siGitlab, siMastodon, siOrcid, siStackoverflow, siYoutube } from 'simple-icons';
import type { Owner } from '#schema';

type ProfileIcon = NonNullable<Owner['profiles'][number]['icon']> | 'link';

/** The logo of a company: filled, while other icons are drawn with lines. */
const filledIcon = (path: string): IconNode => [['path', { d: path, fill: 'currentColor', stroke: 'none' }]];

/** The letters of LinkedIn's logo, drawn for this site because Simple Icons has no LinkedIn logo. */
const LINKEDIN =
  'M4.98 3.5A2.5 2.5 0 1 1 5 8.5a2.5 2.5 0 0 1 0-5zM3 9.8h4V21H3zM9.5 9.8h3.8v1.6h.06c.53-1 1.83-2 3.77-2 4 0 4.77 2.6 4.77 6V21h-4v-5c0-1.2 0-2.8-1.7-2.8s-1.97 1.3-1.97 2.7V21H9.5z';

const ICONS: Record<ProfileIcon, IconNode> = {
  github: filledIcon(siGithub.path),
  gitlab: filledIcon(siGitlab.path),
  linkedin: filledIcon(LINKEDIN),
  mastodon: filledIcon(siMastodon.path),
  bluesky: filledIcon(siBluesky.path),
  orcid: filledIcon(siOrcid.path),
  youtube: filledIcon(siYoutube.path),
  stackoverflow: filledIcon(siStackoverflow.path),
  rss: Rss,
  email: Mail,
  website: Globe,
  link: Link,
};

/** The icons of the owner's profiles only, so that visitors do not download the others. */
export function profileIcons({ profiles }: Owner): Record<string, IconNode> {
  return Object.fromEntries(profiles.map(({ icon = 'link' as const }) => [icon, ICONS[icon]]));
}
