import type { ErrorPage, NotFoundPage } from '#schema';

/** The words for an address that leads nowhere. */
export const notFound = {
  meta: {
    page: 'Page not found',
    description: 'This address leads nowhere. The home page, the case studies and the contact page are one click away from here.',
  },
  heading: 'Off the page',
  words: 'Nothing is written at this address. It may have been rubbed out, or nobody has drawn it yet.',
  home: 'Back to home',
  contact: 'Contact me about it',
} satisfies NotFoundPage;

/** The words for a page that breaks while it is being shown. */
export const brokenPage = {
  heading: 'Something broke on this page',
  words: 'That is my fault, not yours. The links above and below still work, and loading the page again often helps.',
} satisfies ErrorPage;
