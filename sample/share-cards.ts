import type { ShareCardText } from '#schema';
import owner from './owner.json' with { type: 'json' };

/** The second line of each share card, and the parts of its alternative text that describe its picture. */
export const shareCardText = {
  lines: {
    home: `${owner.role} in ${owner.place}`,
    about: `${owner.name}, ${owner.role.toLowerCase()} in ${owner.place}`,
    contact: owner.email,
    resume: `${owner.name}, ${owner.role.toLowerCase()}`,
    page: owner.name,
  },
  sky: 'on a sky with sun and clouds',
  portrait: 'beside a portrait',
  resume: 'beside the first page of the resume',
  product: 'beside a picture of the product',
} satisfies ShareCardText;
