import { createElement, use } from 'react';
import type { Screen } from './screen.ts';

/** Shows a screen, waiting for its code where it has not been fetched ahead. */
export function ScreenView({ screen }: { screen: Screen }) {
  if (!screen.component()) use(screen.arrive());
  const component = screen.component();
  return component ? createElement(component) : null;
}
