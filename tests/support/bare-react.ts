import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

/** How the limit of our engine is built: React hydrating one element, by the same Vite. */
export const BARE_REACT: InlineConfig = {
  root: 'bench/bare-react',
  configFile: false,
  logLevel: 'silent',
  plugins: [react()],
  build: { write: false, modulePreload: { polyfill: false } },
};
