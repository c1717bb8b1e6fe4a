import type { ErrorPage, NotFoundPage } from '#schema';

/** The text of the 404 page. */
export const notFound = {
  meta: {
    title: 'Page not found',
    description: 'This address leads nowhere. The home page, the case studies and the contact page are one click away from here.',
  },
  heading: 'Lost in the clouds',
  text: 'That page could not be found. In weather reports a crossed circle means nine oktas: a sky nobody can see. This address may have drifted, or never formed.',
  home: 'Back to home',
  contact: 'Contact me about it',
} satisfies NotFoundPage;

/** The text that is shown in place of a page with an error. */
export const errorPage = {
  heading: 'Something broke on this page',
  text: 'That is my fault, not yours. The links above and below still work, and loading the page again often helps.',
} satisfies ErrorPage;
