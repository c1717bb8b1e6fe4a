// The new way: the words are there, this script only makes the buttons answer.
import { hydrateRoot } from 'react-dom/client';
import { Page } from '../page.tsx';

hydrateRoot(document.getElementById('app') as HTMLElement, <Page />);
