// The old way: the shell is empty until this script has run.
import { createRoot } from 'react-dom/client';
import { Page } from '../page.tsx';

createRoot(document.getElementById('app') as HTMLElement).render(<Page />);
