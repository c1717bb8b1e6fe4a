/** Where the share card of a page stands. */
export const cardPath = (route: string) => `/images/cards/${route.slice(1) || 'home'}.png`;
