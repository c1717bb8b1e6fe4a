// What starts the app under `npm run dev`: Vite's client and React's refresh first, then the loader as in the published site.
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
import '#src/loader.ts';

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
