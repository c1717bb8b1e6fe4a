import { owner } from 'virtual:content/site';
import { Info, Lightbulb, MessageSquareWarning, OctagonAlert, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#src/components/icons.tsx';
import styles from './alert.css?url';

const ICONS = { note: Info, tip: Lightbulb, important: MessageSquareWarning, warning: TriangleAlert, caution: OctagonAlert };

interface Props {
  kind: keyof typeof ICONS;
  title: string;
  children: ReactNode;
}

/** A quote that begins with a line such as "[!NOTE]". Its title and its icon say what the colour means. */
export function Alert({ kind, title, children }: Props) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className={`alert alert-${kind}`} role="note">
        <p className="alert-title" lang={owner.locale}>
          <Icon node={ICONS[kind]} className="button-icon" />
          {title}
        </p>
        {children}
      </div>
    </>
  );
}
