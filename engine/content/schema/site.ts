import { z } from 'zod';
import { linkSchema, list, plural, words } from './fields.ts';

/** The words that appear on every page. */
export const siteSchema = z.strictObject({
  navigation: list(linkSchema, 'These are the links at the top of every page.', 2, 6),
  footer: z.strictObject({
    sentence: words('Write one short sentence for the foot of every page.'),
    links: list(linkSchema, 'These are the links at the foot of every page.'),
  }),
  labels: z.strictObject({
    portfolio: words('Write what stands after your name in the title of each page.'),
    contact: words('Name the part with your address, for screen readers.'),
    homePage: words('Say where your name at the top leads, for screen readers.'),
    skipToContent: words('Write the words of the link that jumps over the header.'),
    mainNavigation: words('Name the navigation at the top, for screen readers.'),
    footerNavigation: words('Name the navigation at the foot, for screen readers.'),
    darkMode: words('Name the button that switches the display mode, for screen readers.'),
    pauseAnimations: words('Write the words of the button that stops what moves.'),
    playAnimations: words('Write the words of the button that lets it move again.'),
    opensInNewTab: words('Say that a link opens in a new tab, for screen readers.'),
    liveWebsite: words('Write the words of the button that leads to a live website.'),
    viewCaseStudy: words('Write the words of the button that leads to a case study.'),
    viewCode: words('Write the words of the button that leads to the code of a project.'),
    viewWebsite: words('Write the words of the button that leads to a website.'),
    caseStudy: words('Write the words before the number of a case study.'),
    minuteRead: plural('Write the reading time, such as "{count} minute read", for each way in which your language counts.'),
    exploreMore: words('Write the heading above the other case studies.'),
    glance: z.strictObject({
      role: words('Name the first line of the overview.'),
      team: words('Name the second line of the overview.'),
      time: words('Name the third line of the overview.'),
      stack: words('Name the fourth line of the overview.'),
      outcome: words('Name the fifth line of the overview.'),
    }),
    grades: z.strictObject({
      measured: words('Write the words for a figure that was measured.'),
      expected: words('Write the words for a figure that is expected.'),
      reported: words('Write the words for a figure that the client reported.'),
    }),
    figure: z.strictObject({
      how: words('Write the words that open the explanation of a working piece.'),
      source: words('Write the words of the link to its source.'),
    }),
  }),
});
