import { labels } from 'virtual:content/site';
import { ArrowUpRight, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { pagePath } from '#src/lib/urls.ts';
import { Icon } from './icons.tsx';

interface Props {
  variant: 'primary' | 'secondary';
  /** What the link is about, for screen readers: they can list links without the text around them. */
  about?: string;
  children: ReactNode;
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ to, variant, about, children }: Props & { to: string }) {
  return (
    <a href={pagePath(to)} className={`button button-${variant}`}>
      <span>
        {children}
        {about && <span className="sr-only">{` ${about}`}</span>}
      </span>
      {variant === 'primary' && (
        <span aria-hidden="true" className="button-arrow mirrored">
          {' →'}
        </span>
      )}
    </a>
  );
}

/** A link to another site, in a new tab, that looks like a button. */
export function ExternalButton({
  href,
  variant,
  about,
  icon = ArrowUpRight,
  children,
}: Props & { href: string; about: string; icon?: IconNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`button button-${variant}`}>
      <span>
        {children}
        <span className="sr-only">{` ${about} ${labels.opensInNewTab}`}</span>
      </span>
      <Icon node={icon} className={icon === ArrowUpRight ? 'button-icon mirrored' : 'button-icon'} />
    </a>
  );
}
