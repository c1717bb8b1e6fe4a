import type { FigureFrame } from '../content/figures/frame-schema.ts';
import type { Figures } from '../content/figures/schema.ts';
import type {
  AboutFrontMatter,
  CaseStudyFrontMatter,
  ContactPage,
  HomePage,
  Resume,
  ResumePage,
  ShareCardWords,
  Site,
  Technology,
  Testimonial,
} from '../content/schema.ts';
import { caseStudyFile, caseStudySlugs } from './case-studies.ts';
import type { ContentFile } from './content-files.ts';
import { FIGURES, type FigureWords, figureFile, usedFigures } from './figures.ts';

/** The content files by what they hold. */
export class Content {
  readonly root: string;
  readonly files: ContentFile[];

  constructor(root: string, files: ContentFile[]) {
    this.root = root;
    this.files = files;
  }

  file(name: string): ContentFile {
    return this.files.find(({ file }) => file === name) as ContentFile;
  }

  get site() {
    return this.file('content/site.ts').data as Site;
  }

  get home() {
    return this.file('content/pages/home.ts').data as HomePage;
  }

  get about() {
    return this.file('content/pages/about.mdx').data as AboutFrontMatter;
  }

  get shareCardWords() {
    return this.file('content/share-cards.ts').data as ShareCardWords;
  }

  get contact() {
    return this.file('content/pages/contact.ts').data as ContactPage;
  }

  get resume() {
    return this.file('content/resume.json').data as Resume;
  }

  get resumePage() {
    return this.file('content/pages/resume.ts').data as ResumePage;
  }

  get technologies() {
    return this.file('content/technologies.ts').data as Technology[];
  }

  get testimonials() {
    return this.file('content/testimonials.ts').data as Testimonial[];
  }

  /** The words of the figures that some case study shows. */
  get figures(): FigureWords {
    const frames = usedFigures(this.root).map(
      (name) => [name, (this.file(figureFile(name)).data as { frame: FigureFrame }).frame] as const,
    );
    return { ...(this.file(FIGURES)?.data as Figures), frames: Object.fromEntries(frames) };
  }

  get caseStudies() {
    return caseStudySlugs(this.root).map((slug) => {
      const content = this.file(caseStudyFile(slug));
      return { slug, content, frontMatter: content.data as CaseStudyFrontMatter };
    });
  }

  /** Every page with its metadata, and the file that holds it. */
  get pages() {
    const page = (name: string) => {
      const content = this.file(`content/pages/${name}`);
      return { content, path: ['meta'], titlePath: ['meta', 'page'], ...(content.data as HomePage).meta };
    };
    return [
      ...['home.ts', 'about.mdx', 'contact.ts', 'resume.ts'].map(page),
      ...this.caseStudies.map(({ content, frontMatter: { name: page, description } }) => {
        return { content, path: [], titlePath: ['name'], page, description };
      }),
    ];
  }
}
