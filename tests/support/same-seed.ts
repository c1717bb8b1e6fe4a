import fc from 'fast-check';

// `npm run check` uses the same inputs every time, so that it fails only after a change; `npm run check:long` uses new ones.
fc.configureGlobal({ seed: 20_261_115 });
