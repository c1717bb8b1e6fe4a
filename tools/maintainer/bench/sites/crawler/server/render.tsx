import { renderToString } from 'react-dom/server';
import { Page } from '../page.tsx';

/** The page as HTML, made anew for each request. */
export const render = () => renderToString(<Page />);
