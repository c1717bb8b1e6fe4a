/** The path of the share card of a page: the picture that other sites show beside a link to it. */
export const cardPath = (route: string) => `/images/cards/${route.slice(1) || 'home'}.png`;
