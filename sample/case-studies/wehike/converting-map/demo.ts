import type { DemoDefinition } from '#src/demos/demo.tsx';
import { intro } from './intro.ts';
import styles from './placeholder.css?url';
import { Placeholder } from './placeholder.tsx';

/** An interactive map that converts coordinates of the New Zealand grid to degrees. */
export const convertingMap = { name: 'map', intro, styles, Placeholder, load: () => import('./map.tsx') } satisfies DemoDefinition;
