import { z } from 'zod';
import { linkSchema, list, plural, words } from './fields.ts';

/** The words that appear on every page. */
export const siteSchema = z.strictObject({
  navigation: list(linkSchema, 'These are the links at the top of every page.', 1, 6),
  footer: z.strictObject({
    sentence: words('Write one short sentence for the footer.'),
    links: list(linkSchema, 'These are the links in the footer.'),
  }),
  labels: z.strictObject({
    portfolio: words('Write what follows your name in the title of each page.'),
    contact: words('Name the part with your address, for screen readers.'),
    homePage: words('Say where your name at the top leads, for screen readers.'),
    skipToContent: words('Write the text of the link that skips the header.'),
    mainNavigation: words('Name the navigation at the top, for screen readers.'),
    footerNavigation: words('Name the navigation in the footer, for screen readers.'),
    darkMode: words('Name the button that switches the display mode, for screen readers.'),
    pauseAnimations: words('Write the text of the button that stops animations.'),
    playAnimations: words('Write the text of the button that starts them again.'),
    opensInNewTab: words('Say that a link opens in a new tab, for screen readers.'),
    liveWebsite: words('Write the text of the button to a live website.'),
    viewCaseStudy: words('Write the text of the button to a case study.'),
    viewCode: words('Write the text of the button to the code of a project.'),
    viewWebsite: words('Write the text of the button to a website.'),
    caseStudy: words('Write the text before the number of a case study.'),
    minuteRead: plural('Write the reading time, such as "{count} minute read", for each plural form of your language.'),
    exploreMore: words('Write the heading above the other case studies.'),
    glance: z.strictObject({
      role: words('Name the first line of the overview.'),
      team: words('Name the second line of the overview.'),
      time: words('Name the third line of the overview.'),
      stack: words('Name the fourth line of the overview.'),
      outcome: words('Name the fifth line of the overview.'),
    }),
    grades: z.strictObject({
      measured: words('Write the text for a figure that was measured.'),
      expected: words('Write the text for a figure that is expected.'),
      reported: words('Write the text for a figure that the client reported.'),
    }),
    figure: z.strictObject({
      how: words('Write the text that opens the explanation of a working piece.'),
      source: words('Write the text of the link to its source.'),
    }),
  }),
});
