/** A part of a page, and the file and field that its words or pictures come from. */
export type Label = [selector: string, source: string];

/** The pages in the pictures of the content guide, with their labels. Paths are in content/. */
export const LABELLED: { route: string; file: string; labels: Label[]; endsAfter?: string }[] = [
  {
    route: '/',
    file: 'guide-home',
    labels: [
      ['.site-header', 'site.ts: navigation'],
      ['.hero h1', 'pages/home.ts: greeting'],
      ['.hero .lead', 'intro'],
      ['.hero .round-link', 'owner.json: profiles'],
      ['.hero-place', 'owner.json: coordinates'],
      ['.technologies', 'technologies.ts'],
      ['.carousel', 'first case study: pictures'],
      ['.project-caption', 'name, summary, claims, live'],
      ['.card-grid', 'the other case studies: card, name, summary, live'],
      ['.testimonial', 'testimonials.ts'],
      ['.contact', 'pages/contact.ts'],
      ['footer', 'site.ts: footer'],
    ],
  },
  {
    route: '/about',
    file: 'guide-about',
    labels: [
      ['h1', 'pages/about.ts: heading'],
      ['main figure', 'portrait'],
      ['.prose-section', 'about.mdx, ## begins a part'],
      ['.thanks', 'thanks, thanksButton'],
    ],
  },
  {
    route: '/suncoastpatios',
    file: 'guide-case-study',
    endsAfter: '.marquee',
    labels: [
      ['.case-title', 'meta.ts: name, title'],
      ['.case-line', 'minutes, code, live'],
      ['.glance', 'glance'],
      ['.stage', 'pictures, the first'],
      ['.prose-section', 'body.mdx, ## begins a part'],
      ['.claims', '<Claims />: claims'],
      ['.marquee', '<Marquee />: marquee'],
    ],
  },
  {
    route: '/resume',
    file: 'guide-resume',
    labels: [
      ['h1', 'pages/resume.ts: heading'],
      ['.resume .lead', 'lead'],
      ['.sheet', 'drawn by npm run draw resume'],
      ['.resume-text', 'resume.json'],
      ['.other-forms', 'alsoAs, files'],
    ],
  },
];
