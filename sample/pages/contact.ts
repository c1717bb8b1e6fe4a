import type { ContactPage } from '#schema';
import owner from '../owner.json' with { type: 'json' };

/** The text of the contact page. */
export const contact = {
  meta: {
    title: 'Contact',
    description: `Write to ${owner.name}. One click copies the e-mail address, and a link opens your mail program.`,
    keywords: ['contact', 'hire a developer', owner.role, owner.place],
  },
  heading: 'Get in touch (Click to copy)',
  headingPressed: 'Get in touch (Oops, not here! Try again)',
  mailText: 'or open your mail app:',
} satisfies ContactPage;
