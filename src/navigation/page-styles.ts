import { isValidElement, type ReactNode } from 'react';
import type { LoadedPage } from './screen.ts';

/** A component that has stylesheets of its own lists them. */
interface Styled {
  stylesOf?: (props: unknown) => string[];
}

/** The stylesheets that the elements of an MDX text need. The text is a plain function, so its elements are known before React renders. */
export function stylesIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(stylesIn);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  const own = typeof type === 'string' ? undefined : (type as Styled).stylesOf?.(props);
  return [...(own ?? []), ...stylesIn(props.children)];
}

/** The stylesheets that were loaded for pages. They stay in the head. */
const loaded = new Map<string, Promise<void>>();
let last: Element | undefined;

/** Loads the stylesheets of a page, so that it can be shown complete. One that fails does not block the page. */
export async function loadPageStyles({ styles }: LoadedPage): Promise<void> {
  await Promise.all(styles().map(load));
}

function load(href: string): Promise<void> {
  const known = loaded.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loading = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      loaded.delete(href); // The next visit of the page tries again. The link stays, because React would wait for another one.
      resolve();
    };
  });
  // Before the main stylesheet, where React puts those of a prerendered page too: within a layer, later rules win.
  if (last?.isConnected) last.after(link);
  else document.head.prepend(link);
  last = link;
  loaded.set(href, loading);
  return loading;
}
