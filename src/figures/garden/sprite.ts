import address from './garden.svg?url';

/** The drawings of the garden at play. frame.tsx imports the same file without `?url`: a module of both would be a third file in the first view. */
export const sprite = address;
