// The content of the site, as the app gets it. engine/content/content-modules.ts writes these modules; the schemas give their types, so
// that a field which one owner left out, and another one has, is known to be optional.

/** What every page needs. */
declare module 'virtual:content/site' {
  export const owner: import('#schema').Owner;
  export const site: import('#schema').Site;
  export const notFound: import('#schema').NotFoundPage;
  export const errorPage: import('#schema').ErrorPage;
  export const labels: import('#schema').AllLabels['page'];
  /** The name of the captions of a video: the only label of Markdown that the app adds. The build adds the others. */
  export const captionsLabel: string;
  /** Where the site is published, without a slash at the end. */
  export const siteUrl: string;
  /** The values of theme.css that the app needs; stylesheets use the others directly. */
  export const siteTheme: import('#src/lib/site-theme.ts').SiteTheme;
  /** The address of the logo. With `#dark` at its end it has the colours of dark mode. */
  export const logo: string;
  /** The alternative text of each share card, by route. Routes without a card have no entry. */
  export const shareCardAlts: Record<string, string>;
}

declare module 'virtual:content/home' {
  export const home: import('#schema').HomePage;
  /** Each with the address of its icon. */
  export const technologies: { name: string; type: string; image: string }[];
  export const testimonials: import('#schema').Testimonial[];
  export const labels: import('#schema').AllLabels['home'];
  /** Such as "Three case studies". */
  export const projectsLinkText: string;
  export const carouselSettings: import('#schema').CarouselSettings;
  export const carouselLabels: import('#schema').AllLabels['carousel'];
  /** The icons of the owner's profiles, by name. */
  export const profileIcons: Record<string, import('lucide').IconNode>;
}

/** Only loaded if the site has an About page. */
declare module 'virtual:content/about' {
  export const about: import('#schema').AboutPage;
  export const Body: import('#src/mdx/mdx-page.ts').CaseStudyText['default'];
}

/** The last words of the About page; undefined without that page. */
declare module 'virtual:content/thanks' {
  export const thanks: Pick<import('#schema').AboutPage, 'thanks' | 'thanksButton' | 'resumeButton'> | undefined;
}

declare module 'virtual:content/contact' {
  export const contact: import('#schema').ContactPage;
  export const labels: import('#schema').AllLabels['contact'];
}

/** Only loaded if the site has a resume. */
declare module 'virtual:content/resume' {
  export const resumePage: import('#schema').ResumePage;
  export const resume: import('#src/lib/resume.ts').FormattedResume;
  /** The first page of the PDF; undefined before `npm run draw`. */
  export const picture: import('#schema').PictureSource<'resume'> | undefined;
  /** The size of each resume file, such as "61 KB", by format. Formats without a file have no entry. */
  export const fileSizes: Partial<Record<'pdf' | 'json', string>>;
  export const labels: import('#schema').AllLabels['resume'];
}

declare module 'virtual:content/case-studies' {
  /** In the order that their meta.ts gives: one for each folder of case-studies/. */
  export const caseStudies: import('#src/lib/case-studies.ts').CaseStudy[];
  export const labels: import('#schema').AllLabels['caseStudy'];
  /** The digits of the owner's language, from 0 to 9. */
  export const digits: string[];
}

/** The list of articles. Only loaded if the site has articles. */
declare module 'virtual:content/writing' {
  /** The newest first. */
  export const years: { year: string; articles: import('#src/lib/articles.ts').ArticleFacts[] }[];
  export const meta: import('#schema').PageMeta;
  export const labels: import('#schema').AllLabels['writing'];
}

/** The articles. Apart from the list and from all other pages, because there may be hundreds. */
declare module 'virtual:content/articles' {
  export const articleTexts: { slug: string; load: () => Promise<import('#src/mdx/mdx-page.ts').ArticleText> }[];
  export const labels: import('#schema').AllLabels['writing'];
}

/** The pages that the site has. */
declare module 'virtual:content/pages' {
  export const builtInPages: ('home' | 'about' | 'contact' | 'resume')[];
  export const caseStudyTexts: { slug: string; load: () => Promise<import('#src/mdx/mdx-page.ts').CaseStudyText> }[];
  export const customPages: { slug: string; load: () => Promise<import('#src/mdx/mdx-page.ts').CustomPageText> }[];
}
