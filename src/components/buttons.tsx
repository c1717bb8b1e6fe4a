import { ArrowRight, ArrowUpRight } from 'lucide';
import type { ReactNode } from 'react';
import { site } from '#content/site.ts';
import { ScreenLink } from '#src/navigation/screen-link.tsx';
import { Icon } from './icon.tsx';

type Look = 'primary' | 'secondary';

interface ButtonLinkProps {
  to: string;
  look: Look;
  children: ReactNode;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ to, look, children }: ButtonLinkProps) {
  return (
    <ScreenLink to={to} className={`button button-${look}`}>
      {children}
      {look === 'primary' && <Icon node={ArrowRight} className="button-arrow" />}
    </ScreenLink>
  );
}

interface ExternalButtonProps {
  href: string;
  look: Look;
  /** What the link is about, for those who hear it on its own. */
  about: string;
  children: ReactNode;
}

/** A link to a foreign site, in a new tab, that looks like a button. */
export function ExternalButton({ href, look, about, children }: ExternalButtonProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`button button-${look}`}>
      <span>
        {children}
        <span className="sr-only">
          {' '}
          {about} {site.labels.opensInNewTab}
        </span>
      </span>
      <Icon node={ArrowUpRight} className="size-5.25" />
    </a>
  );
}
