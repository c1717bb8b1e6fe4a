import { head, home, lists, NewestArticles } from 'virtual:content/home';
import type { ComponentType } from 'react';
import { WithClouds } from '#src/components/clouds.tsx';
import { Contact } from '#src/components/contact/contact.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Hero } from './hero.tsx';
import { Projects } from './projects.tsx';
import { Technologies } from './technologies.tsx';
import { Testimonials } from './testimonials.tsx';

type SectionName = (typeof home.sections)[number];

/** Every section that home.yaml can name. The compiler compares this with the schema. */
const SECTIONS = {
  technologies: Technologies,
  projects: Projects,
  testimonials: Testimonials,
  contact: ContactSection,
  writing: NewestArticles ?? (() => null),
} satisfies Record<SectionName, ComponentType<{ isLast: boolean }>>;

const LISTS: { [Name in SectionName]?: unknown[] } = lists;

/** The sections below the hero. home.yaml decides which are shown, and in which order; an empty list has no section. */
const sections = home.sections.filter((name) => LISTS[name]?.length !== 0 && (name !== 'writing' || NewestArticles));

export default function HomeScreen() {
  return (
    <>
      <PageMeta head={head} />
      <Hero />
      {sections.map((name, index) => {
        const Section = SECTIONS[name];
        return <Section key={name} isLast={index === sections.length - 1} />;
      })}
    </>
  );
}

/** As the last section it has two large clouds behind it. */
function ContactSection({ isLast }: { isLast: boolean }) {
  const contact = <Contact headingLevel="h2" />;
  return isLast ? <WithClouds>{contact}</WithClouds> : contact;
}
