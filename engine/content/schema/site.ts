import { z } from 'zod';
import { linkSchema, list, plural, text } from './fields.ts';

/** The text that appears on every page. */
export const siteSchema = z.strictObject({
  displayMode: z
    .enum(['light', 'system'], { error: 'must be one of: light, system. Leave it out for light.' })
    .describe('Choose the display mode of a first visit: light, or that of the visitor’s system. The default is light.')
    .optional(),
  navigation: list(linkSchema, 'These are the links at the top of every page.', 1, 6),
  footer: z.strictObject({
    sentence: text('Write one short sentence for the footer.'),
    links: list(linkSchema, 'These are the links in the footer.'),
    cloudCover: z
      .literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { error: 'must be a whole number from 0 to 9.' })
      .describe('Shows the symbol of a weather report before the sentence: how many eighths of the sky have clouds.')
      .optional(),
  }),
  labels: z.strictObject({
    portfolio: text('Write what follows your name in the title of each page.'),
    contact: text('Name the contact section, for screen readers.'),
    homePage: text('Say where your name at the top leads, for screen readers.'),
    skipToContent: text('Write the text of the link that skips the header.'),
    mainNavigation: text('Name the navigation at the top, for screen readers.'),
    footerNavigation: text('Name the navigation in the footer, for screen readers.'),
    menu: text('Write the text of the button that opens the navigation, where its links do not fit in one row.'),
    darkMode: text('Name the button that switches the display mode, for screen readers.'),
    pauseAnimations: text('Write the text of the button that stops animations.'),
    playAnimations: text('Write the text of the button that starts them again.'),
    opensInNewTab: text('Say that a link opens in a new tab, for screen readers.'),
    liveWebsite: text('Write the text of the button to a live website.'),
    viewCaseStudy: text('Write the text of the button to a case study.'),
    viewCode: text('Write the text of the button to the code of a project.'),
    viewWebsite: text('Write the text of the button to a website.'),
    caseStudy: text('Write the text before the number of a case study.'),
    minuteRead: plural('Write the reading time, such as "{count} minute read", for each plural form of your language.'),
    exploreMore: text('Write the heading above the other case studies.'),
    overview: z.strictObject({
      role: text('Name the first line of the overview.'),
      team: text('Name the second line of the overview.'),
      time: text('Name the third line of the overview.'),
      stack: text('Name the fourth line of the overview.'),
      outcome: text('Name the fifth line of the overview.'),
    }),
    certainty: z.strictObject({
      measured: text('Write the text for a claim that was measured.'),
      expected: text('Write the text for a claim that is expected.'),
      reported: text('Write the text for a claim that the client reported.'),
    }),
    demo: z.strictObject({
      how: text('Write the text that opens the explanation of an interactive demo.'),
      source: text('Write the text of the link to its source.'),
    }),
  }),
});
