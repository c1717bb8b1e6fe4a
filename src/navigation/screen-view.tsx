import { createElement, use } from 'react';
import { arrival } from './arrival.ts';
import type { Screen } from './screen.ts';

/** Shows a screen, waiting for its code where it has not been fetched ahead. */
export function ScreenView({ screen }: { screen: Screen }) {
  const component = screen.component();
  return component ? createElement(component) : <ComingScreen screen={screen} />;
}

function ComingScreen({ screen }: { screen: Screen }) {
  return createElement(use(arrival(screen)));
}
