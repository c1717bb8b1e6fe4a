import profileIcons from 'virtual:site/profile-icons';
import { site } from '#content/site.ts';
import { owner } from '#src/lib/owner.ts';
import { linkPath } from '#src/lib/page-address.ts';
import { Icon } from '#src/parts/icon.tsx';

/** Round links to the profiles of the owner on other sites, in the order of owner.json. Each opens in a new tab. */
export function ProfileLinks() {
  if (owner.profiles.length === 0) return null;
  return (
    <ul className="profile-links">
      {owner.profiles.map(({ name, label = name, url, icon = 'link' }) => (
        <li key={url}>
          <a href={linkPath(url)} target="_blank" rel={url.startsWith('/') ? 'noopener' : 'noopener noreferrer'} className="round-link">
            <Icon node={profileIcons[icon] ?? []} />
            <span className="sr-only">{`${label} ${site.labels.opensInNewTab}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
