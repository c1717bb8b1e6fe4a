import type { ShareCardWords } from '#schema';

/** What share cards show beside their words, said for those who cannot see them. */
export const shareCardWords = {
  sky: 'on a blue sky with sun and clouds',
  portrait: 'beside a portrait',
  resume: 'beside the first page of the resume',
  product: 'beside a picture of the product',
} satisfies ShareCardWords;
