import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { usePrefetch } from './screens-context.ts';

interface Props {
  to: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link to another screen: its code is fetched as soon as the visitor shows interest.
 * React Router's own Link carries its server framework along; its hooks do not.
 */
export function ScreenLink({ to, className, children }: Props) {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to);
  const prefetch = usePrefetch(to);
  const isCurrent = useLocation().pathname === to;
  return (
    <a
      href={href}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={navigate}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </a>
  );
}
