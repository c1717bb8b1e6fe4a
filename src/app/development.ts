// Starts the app under `npm run dev`: first Vite's client and React Fast Refresh, then the same loader as on the published site.
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
import '#src/app/loader.ts';

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
