import type { PageMeta, Prose } from '#schema';
import { CONTENT } from '../../schema/content.ts';
import { articleRoute, tagRoute } from './addresses.ts';
import { type Content, hasResume } from './content.ts';
import { dateText } from './language.ts';
import type { Path } from './parse-yaml.ts';
import { fillTemplate } from './placeholders.ts';
import type { ContentFile } from './read-content.ts';
import { tagsOf } from './tags.ts';

/** A page of the site. Its document, its address in the sitemap, its share card and what search engines are told follow from this. */
export interface Page {
  kind: 'home' | 'about' | 'contact' | 'resume' | 'case-study' | 'custom-page' | 'writing' | 'article' | 'tag';
  route: string;
  /** Its name in the tab of the browser; the name of the owner follows. */
  name: string;
  description: string;
  keywords?: string[] | undefined;
  /** The heading on the page. */
  heading: string;
  /** Where its name and its description are written; undefined if they are labels. */
  source?: { file: ContentFile; name: Path; description: Path };
  /** Its Markdown. */
  text?: Prose;
  /** The days of its publication and of its last change of substance, for articles. */
  date?: string;
  updated?: string;
  tags?: { name: string; route: string }[];
  /** The language of its text, if it is not that of the site. */
  lang?: string | undefined;
  /** What it is to search engines. Other pages are not described to them. */
  type?: 'ProfilePage' | 'WebPage' | 'Article' | 'BlogPosting';
  /** The page above it, on the way from home. */
  parent?: string;
  card: CardText;
}

/** The texts and the picture of a share card. */
interface CardText {
  title: string;
  /** The line below the title. */
  line: string;
  /** What it shows beside its text: the name of a label for that, or the words themselves. */
  beside: 'sky' | 'portrait' | 'resume' | 'product' | { alt: string };
  /** A picture file of which it shows a part, and the point of it that should be seen, as in CSS: "70% 50%". */
  picture?: string | undefined;
  focus?: string | undefined;
}

const known = new WeakMap<Content, Page[]>();

/** Every page but the one for wrong addresses. A new kind of page is one more function here, and a screen in the app. */
export function pagesOf(content: Content): Page[] {
  const pages =
    known.get(content) ?? [home, about, contact, resume, caseStudies, customPages, writing, articles, tags].flatMap((add) => add(content));
  known.set(content, pages);
  return pages;
}

/** What a page has from the `meta` of its file. */
const fromMeta = (file: ContentFile, { title, description, keywords }: PageMeta) => ({
  name: title,
  description,
  keywords,
  source: { file, name: ['meta', 'title'], description: ['meta', 'description'] },
});

type Line = keyof Content['site']['shareCards']['lines'];

/** A card with the line that site.yaml gives to its kind, on a sky. */
const cardOf = ({ site, owner }: Content, kind: Line, title: string): CardText => {
  const { name, role, place, email } = owner;
  return { title, line: fillTemplate(site.shareCards.lines[kind], { name, role, place, email }), beside: 'sky' };
};

function home(content: Content): Page[] {
  const { greeting, meta } = content.home;
  const known = fromMeta(content.fileOf('home'), meta);
  return [
    { kind: 'home', route: CONTENT.home.route, ...known, heading: greeting, type: 'ProfilePage', card: cardOf(content, 'home', greeting) },
  ];
}

function about(content: Content): Page[] {
  if (!content.about) return [];
  const { heading, portrait, meta } = content.about;
  const file = content.fileOf('about');
  const text = file.text && { text: file.text };
  const picture = portrait && { beside: 'portrait' as const, picture: portrait.picture.file };
  const card = { ...cardOf(content, 'about', heading), ...picture };
  return [{ kind: 'about', route: CONTENT.about.route, ...fromMeta(file, meta), heading, ...text, type: 'ProfilePage', card }];
}

function contact(content: Content): Page[] {
  const { heading, meta } = content.contact;
  const card = cardOf(content, 'contact', meta.title);
  return [{ kind: 'contact', route: CONTENT.contact.route, ...fromMeta(content.fileOf('contact'), meta), heading, card }];
}

function resume(content: Content): Page[] {
  if (!hasResume(content)) return [];
  const { heading, meta } = content.resumePage;
  const picture = { beside: 'resume' as const, picture: `${content.folder}/pages/resume.webp` };
  const card = { ...cardOf(content, 'resume', meta.title), ...picture };
  return [{ kind: 'resume', route: CONTENT.resumePage.route, ...fromMeta(content.fileOf('resumePage'), meta), heading, card }];
}

const caseStudies = (content: Content): Page[] =>
  content.caseStudies.map((entry) => {
    const { slug, text, data } = entry;
    const { name, title, description, keywords, card, pictures } = data;
    const [first] = pictures;
    const source = { file: content.fileWith(entry), name: ['name'], description: ['description'] };
    const picture = card ? { picture: card.file } : { picture: first?.hero.file, focus: first?.focus };
    const shown = { title: name, line: title, beside: 'product' as const, ...picture };
    const heading = `${name}: ${title}`;
    return {
      kind: 'case-study',
      route: `/${slug}`,
      name,
      description,
      keywords,
      heading,
      source,
      text,
      type: 'Article',
      parent: '/',
      card: shown,
    };
  });

const customPages = (content: Content): Page[] =>
  content.customPages.map((entry) => {
    const { heading, meta } = entry.data;
    const known = { ...fromMeta(content.fileWith(entry), meta), heading, text: entry.text };
    return { kind: 'custom-page', route: `/${entry.slug}`, ...known, type: 'WebPage', parent: '/', card: cardOf(content, 'page', heading) };
  });

/** The list of articles, on a site that has some. */
function writing(content: Content): Page[] {
  if (content.articles.length === 0) return [];
  const { heading, description } = content.labels.writing;
  const about = fillTemplate(description, { name: content.owner.name });
  const card = cardOf(content, 'page', heading);
  return [{ kind: 'writing', route: content.site.writing.address, name: heading, description: about, heading, parent: '/', card }];
}

function articles(content: Content): Page[] {
  const { slugOf, names } = tagsOf(content);
  const { owner, site } = content;
  const { address } = site.writing;
  return content.articles.map((entry) => {
    const { title, description, date, updated = date, picture, lang, tags: written } = entry.data;
    const source = { file: content.fileWith(entry), name: ['title'], description: ['description'] };
    const beside = picture ? { alt: picture.alt } : ('sky' as const);
    const card = { title, line: dateText(date, lang ?? owner.locale), beside, picture: picture?.file.file };
    const tags = [...new Set(written.map(slugOf))].map((slug) => ({ name: names.get(slug) ?? slug, route: tagRoute(address, slug) }));
    const known = {
      name: title,
      description,
      heading: title,
      source,
      text: entry.text,
      date,
      updated,
      ...(tags.length > 0 && { tags, keywords: tags.map(({ name }) => name) }),
    };
    const other = lang !== owner.locale && { lang };
    return { kind: 'article', route: articleRoute(address, entry.slug), ...known, ...other, type: 'BlogPosting', parent: address, card };
  });
}

/** The list of the articles with a tag. */
const tags = (content: Content): Page[] =>
  Array.from(tagsOf(content).names, ([slug, name]) => {
    const { address } = content.site.writing;
    const description = fillTemplate(content.labels.writing.tagDescription, { name: content.owner.name, tag: name });
    const card = cardOf(content, 'page', name);
    return { kind: 'tag', route: tagRoute(address, slug), name, description, heading: name, parent: address, card };
  });
