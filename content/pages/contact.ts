import type { ContactPage } from '../schema.ts';

/** The words of the contact page. */
export const contact = {
  meta: {
    page: 'Contact',
    description:
      'Write to Skye Sampleton, software developer in Brisbane. One click copies the e-mail address; a reply comes within two working days.',
    keywords: ['contact', 'hire a developer', 'software developer', 'Brisbane'],
  },
  heading: 'Get in touch (Click to copy)',
  hint: 'One click copies the address',
} satisfies ContactPage;
