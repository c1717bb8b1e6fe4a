import type { CaseStudyMeta } from '#schema';
import hero from './hero.webp?hero';
import hero2 from './hero-2.webp?hero';
import hero2Phone from './hero-2-phone.webp?phone';
import heroNight from './hero-night.webp?hero';
import oldForm from './old-form.webp?screenshot';
import oldGallery from './old-gallery.webp?screenshot';
import oldHome from './old-home.webp?screenshot';

/** The facts of this case study; its text is in body.mdx. */
export const meta = {
  sample: true,
  order: 1,
  name: 'Suncoast Patios',
  title: 'Specialising in comfortable outdoor living',
  summary:
    'A faster home for an outdoor-living company, rebuilt with a focus on SEO optimisation and an expected 40% increase in sales (client’s forecast, not yet measured).',
  live: 'https://suncoastpatios.example.com',
  code: 'https://github.example.com/skye-sampleton/suncoast-patios',
  description:
    'How an outdoor-living company’s website was rebuilt for search and server-side rendering, with an enquiry form that keeps spam out.',
  keywords: ['case study', 'SEO', 'server-side rendering', 'Next.js', 'outdoor living'],
  pictures: [
    { hero, alt: 'The new Suncoast Patios home page: a timber pergola with festoon lights beside a pool' },
    { hero: hero2, phone: hero2Phone, alt: 'The pergola page of Suncoast Patios, with the two-question quote form on a phone beside it' },
  ],
  heroNight,
  overview: {
    role: 'Design and development, on my own',
    team: 'Marketing and project manager, product owner, me',
    time: 'Ten weeks, from first call to launch',
    stack: 'Next.js, TypeScript, Tailwind, Vitest',
    outcome: 'Every page rendered on the server, far less spam',
  },
  claims: [
    {
      value: '9th',
      text: 'where the old site ranked among regional outdoor brands',
      certainty: 'reported',
      basis: 'The client’s own search report from the week before we started.',
    },
    {
      value: '40%',
      text: 'the expected increase in sales',
      certainty: 'expected',
      basis: 'The client’s forecast for the first year, from more enquiries at an unchanged closing rate. Not yet measured.',
    },
  ],
  marquee: {
    heading: 'The main problems with the current website',
    screenshots: [
      {
        picture: oldHome,
        caption: 'Eleven menu items and a welcome sign',
        alt: 'The old home page: eleven tabs, a scrolling welcome banner and a red button that says free quote',
      },
      {
        picture: oldGallery,
        caption: 'Photos no search engine could describe',
        alt: 'The old photo gallery: page 2 of 11, small pictures with nothing but file names below them, one of them missing',
      },
      {
        picture: oldForm,
        caption: 'A captcha that turned customers away',
        alt: 'The old enquiry form: eight fields, a fax number among them, beside a captcha that is hard to read',
      },
    ],
  },
} satisfies CaseStudyMeta;
