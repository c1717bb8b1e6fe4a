import address from './crawler.svg?url';

/** The parts of the drawn page. frame.tsx imports the same file without `?url`: a module of both would be a third file in the first view. */
export const sprite = address;
