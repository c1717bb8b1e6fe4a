/** The size of every share card in pixels. */
export const CARD_PX = { width: 1200, height: 630 };

/** The path of the share card of a page: the picture that other sites show beside a link to it. */
export const cardPath = (route: string) => `/images/cards/${route.slice(1) || 'home'}.png`;
