import { Mail } from 'lucide';
import owner from '#content/owner.json';
import { home } from '#content/pages/home.ts';
import { site } from '#content/site.ts';
import { Icon } from '#src/components/icon.tsx';
import { pagePath } from '#src/lib/page-address.ts';
import { GitHubMark, LinkedInMark } from './brand-marks.tsx';

/** Three round links, each in a new tab: GitHub, the contact page, LinkedIn. */
export function ProfileLinks() {
  const links = [
    { href: owner.github, name: home.links.github, icon: <GitHubMark />, isForeign: true },
    { href: pagePath('/contact'), name: home.links.contact, icon: <Icon node={Mail} className="size-6" />, isForeign: false },
    { href: owner.linkedin, name: home.links.linkedin, icon: <LinkedInMark />, isForeign: true },
  ];
  return (
    <ul className="mt-[clamp(1.5rem,2.4vw,2.25rem)] flex gap-3">
      {links.map(({ href, name, icon, isForeign }) => (
        <li key={name}>
          <a href={href} target="_blank" rel={isForeign ? 'noopener noreferrer' : 'noopener'} className="round-link">
            {icon}
            <span className="sr-only">{`${name} ${site.labels.opensInNewTab}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
