import { siteConfig } from './engine/vite.ts';

export default siteConfig(import.meta.dirname);
