import { basename, dirname } from 'node:path';
import type {
  AboutPage,
  CaseStudyMeta,
  ContactPage,
  HomePage,
  MarkdownWords,
  Owner,
  OwnPage,
  Resume,
  ResumePage,
  ShareCardWords,
  Site,
  Technology,
  Testimonial,
  Theme,
} from '#schema';
import { FIXED_ROUTES } from './checks/address-problem.ts';
import type { ContentFile } from './content-files.ts';

/** The content of a site, with a property for each file. */
export class Content {
  readonly root: string;
  /** The folder of the site in the project: "content" or "sample". */
  readonly folder: string;
  readonly files: ContentFile[];

  constructor(root: string, folder: string, files: ContentFile[]) {
    this.root = root;
    this.folder = folder;
    this.files = files;
  }

  /** A file by its path in the folder of the site. */
  file(path: string): ContentFile {
    return this.files.find(({ file }) => file === `${this.folder}/${path}`) as ContentFile;
  }

  get owner() {
    return this.file('owner.json').data as Owner;
  }

  get site() {
    return this.file('site.ts').data as Site;
  }

  get theme() {
    return this.file('theme.css').data as Theme;
  }

  get home() {
    return this.file('pages/home.ts').data as HomePage;
  }

  get about() {
    return this.file('pages/about.ts').data as AboutPage;
  }

  get shareCardWords() {
    return this.file('share-cards.ts').data as ShareCardWords;
  }

  get markdownWords() {
    return this.file('markdown.ts').data as MarkdownWords;
  }

  get contact() {
    return this.file('pages/contact.ts').data as ContactPage;
  }

  get resume() {
    return this.file('resume.json').data as Resume;
  }

  get resumePage() {
    return this.file('pages/resume.ts').data as ResumePage;
  }

  get technologies() {
    return this.file('technologies.ts').data as Technology[];
  }

  get testimonials() {
    return this.file('testimonials.ts').data as Testimonial[];
  }

  /** One for each folder in case-studies/: the name of the folder is the address of the page. */
  get caseStudies() {
    const files = this.files.filter(({ kind }) => kind.name === 'meta');
    return files.map((content) => ({ slug: basename(dirname(content.file)), content, meta: content.data as CaseStudyMeta }));
  }

  /** Pages that the owner added: the name of each file in pages/ is the address of its page. */
  get ownPages() {
    const files = this.files.filter(({ kind }) => kind.name === 'page');
    return files.map((content) => ({ slug: basename(content.file, '.mdx'), content, page: content.data as OwnPage }));
  }

  /** Every address of the site that can be linked to. */
  get routes(): Set<string> {
    const slugs = [...FIXED_ROUTES, ...[...this.caseStudies, ...this.ownPages].map(({ slug }) => slug)];
    return new Set(slugs.map((slug) => `/${slug}`));
  }

  /** Every page with its metadata, the file that holds it, and the path of the metadata in that file. */
  get pages() {
    const fixed = ['home', 'about', 'contact', 'resume'].map((name) => this.file(`pages/${name}.ts`));
    const page = (content: ContentFile) => ({
      content,
      path: ['meta'],
      titlePath: ['meta', 'page'],
      ...(content.data as HomePage).meta,
    });
    return [
      ...fixed.map(page),
      ...this.ownPages.map(({ content }) => page(content)),
      ...this.caseStudies.map(({ content, meta: { name: page, description } }) => {
        return { content, path: [], titlePath: ['name'], page, description };
      }),
    ];
  }
}
