import { site } from '#content/site.ts';
import { Icon } from '#src/components/icon.tsx';
import { owner } from '#src/lib/owner.ts';
import { linkPath } from '#src/lib/page-address.ts';

/** Round links, each in a new tab: where else the owner can be found, in the order of owner.json. */
export function ProfileLinks() {
  if (owner.profiles.length === 0) return null;
  return (
    <ul className="profile-links">
      {owner.profiles.map(({ name, label = name, url, icon = 'link' }) => (
        <li key={url}>
          <a href={linkPath(url)} target="_blank" rel={url.startsWith('/') ? 'noopener' : 'noopener noreferrer'} className="round-link">
            <Icon node={import.meta.env.PROFILE_ICONS[icon] ?? []} />
            <span className="sr-only">{`${label} ${site.labels.opensInNewTab}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
