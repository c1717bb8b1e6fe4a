// The one place where the engine knows the app, which knows nothing of the engine: Biome lets no other file here import from src/.
export * from '../src/app/interface.ts';
