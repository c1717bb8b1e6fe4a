// The limit of our engine: React hydrating one element, nothing else.
import { hydrateRoot } from 'react-dom/client';

hydrateRoot(document.getElementById('app') as HTMLElement, <p>Hello</p>);
