// The texts of buttons, links and other controls, in English. A site can replace each of `labels` in content/labels.yaml, and the others in content/site.yaml; a site in another language
// must replace all of them. The comments say where a label is shown, for those who translate it. Screen readers read many labels aloud
// that nobody sees.

/** A text with a number, in each plural form of the language (Intl.PluralRules): English has "one" and "other", Polish has four. */
export type PluralForms = { [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string | undefined } & { other: string };

export const labels = {
  /** On every page, or on many. */
  page: {
    /** After the name of the owner in the title of each page, such as "About - Skye Sampleton Portfolio". */
    portfolio: 'Portfolio',
    /** The link that skips the header: the first one that a keyboard reaches. */
    skipToContent: 'Skip to content',
    /** After the owner's name at the top, for screen readers: where it leads. */
    homePage: 'home page',
    /** The name of the navigation at the top, for screen readers. */
    mainNavigation: 'Main',
    /** The name of the navigation in the footer, for screen readers. */
    footerNavigation: 'Footer',
    /** The button that opens the navigation on narrow screens, if it has more than three links. */
    menu: 'Menu',
    /** The button that switches the display mode, for screen readers. */
    darkMode: 'Dark mode',
    /** After the place of the owner: the time there. */
    localTime: ', {time}',
    /** The link to the resume, in the sky of the home page and in the contact section. */
    resume: 'Resume',
    /** The button that stops animations, in the sky and above moving pictures. */
    pauseAnimations: 'Pause animations',
    /** The button that starts them again. */
    playAnimations: 'Play animations',
    /** After the text of a link, for screen readers. */
    opensInNewTab: '(opens in a new tab)',
  },

  /** In the sky of the home page. */
  home: {
    /** The link to the projects. {count} becomes their number. */
    projectsLink: {
      text: { one: '{count} case study', other: '{count} case studies' },
      /** The numbers from one on as words, at the start of the link. Larger numbers are digits. */
      words: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
    },
    /** Beside the pointer, on the sun and on the moon. */
    dragSun: 'Drag the sun',
    dragMoon: 'Drag the moon',
    /** After the place, in dark mode: tonight's phase of the moon. */
    moonPhases: {
      newMoon: 'new moon',
      youngCrescent: 'young crescent moon',
      firstQuarter: 'first quarter moon',
      waxingGibbous: 'waxing gibbous moon',
      fullMoon: 'full moon',
      waningGibbous: 'waning gibbous moon',
      lastQuarter: 'last quarter moon',
      oldCrescent: 'old crescent moon',
    },
  },

  /** The pictures of the first project, on the home page. */
  carousel: {
    /** What kind of thing it is, for screen readers. */
    role: 'carousel',
    /** What each picture in it is, for screen readers. */
    slideRole: 'slide',
    /** Its name, for screen readers. The name of the project follows. */
    label: 'Pictures of the project',
    /** The button, while the pictures change by themselves. */
    pause: 'Pause the carousel',
    /** The button, while they do not. */
    play: 'Play the carousel',
    previous: 'Previous picture',
    next: 'Next picture',
    /** The name of the row of dots, for screen readers. */
    dots: 'Choose a picture',
    /** Before the number of a picture: "Slide 1 of 2". */
    slide: 'Slide',
    /** Between the number of a picture and how many there are: "Slide 1 of 2". */
    of: 'of',
    /** Beside the pointer. */
    tooltip: 'View Project',
  },

  /** On case studies, and on their cards. */
  caseStudy: {
    /** Before the number of a case study on its card: "CASE STUDY 01". */
    number: 'CASE STUDY',
    /** Buttons on a card. A project without a public website has the button to its code instead. */
    viewCaseStudy: 'View Case Study',
    liveWebsite: 'Live Website',
    /** Buttons at the top of a case study. */
    viewCode: 'View Code',
    viewWebsite: 'View Website',
    /** The reading time. {count} becomes the number of minutes. */
    minuteRead: { one: '{count} minute read', other: '{count} minute read' },
    /** The terms of the overview. */
    overview: { role: 'Role', team: 'Team', time: 'Time', stack: 'Stack', outcome: 'Outcome' },
    /** How certain a claim is, before the words that say where it comes from: "Measured." */
    certainty: { measured: 'measured', expected: 'expected', reported: 'reported by the client' },
    /** Below an interactive demo: what opens its explanation, and the link to its source. */
    demo: { how: 'How this works', source: 'Read the source' },
    /** The heading above other case studies. */
    exploreMore: 'Explore more',
  },

  /** The list of articles, and articles. A site without articles shows none of them. */
  writing: {
    /** The heading of the list, also in its title and in that of the feed. */
    heading: 'Writing',
    /** The description of the list, for search engines and feed readers. {name} becomes the name of the owner. */
    description: 'All articles by {name}, the newest first. A feed reader shows you the next one as soon as it is published.',
    /** The description of the list of all articles with the same tag. */
    tagDescription: 'Articles by {name} about {tag}, the newest first.',
    /** The name of the tags of an article, for screen readers. */
    tags: 'Tags',
    /** The name of the list of headings of a long article. */
    contents: 'Contents',
    /** The link to the list, below the newest articles on the home page. */
    all: 'All articles',
    /** The link to the feed. */
    feed: 'Follow by feed',
    /** After the date of an article. */
    updated: 'Updated {date}',
    /** Marks an article that only the owner sees. */
    draft: 'Draft',
    /** Before the titles of other articles, at the end of an article. */
    older: 'Older',
    newer: 'Newer',
    /** The last line of an article, and the link to the contact page in it. */
    question: 'Something to add, or something wrong?',
    getInTouch: 'Get in touch.',
  },

  /** The contact section, on the home page and the contact page. */
  contact: {
    /** Its name, for screen readers. */
    section: 'Contact',
    /** Before the e-mail address, for screen readers: what a click on it does. */
    copyLabel: 'Copy the e-mail address',
    /** The message once the address is copied. */
    copied: 'Copied!',
    /** The message in the browser's console if copying fails. */
    copyFailed: 'Sorry couldnt copy email',
  },

  /** The resume page. `headings`, `to`, `now` and `grade` are in the PDF too. */
  resume: {
    /** Describes the picture of the resume to those who cannot see it. */
    pictureAlt: 'The resume as a picture of one page. The same words stand in the text version.',
    /** Beside the pointer, on the picture. */
    tooltip: 'Click to download',
    download: 'Download resume (PDF)',
    /** What opens the text version. */
    textVersion: 'Text version',
    /** The link to the JSON Resume file, after the text version. */
    files: { json: 'JSON Resume' },
    /** The unit after the size of a file. */
    kilobytes: 'KB',
    /** Between two dates: "2023 to 2024". */
    to: 'to',
    /** In place of a date, for a position that has not ended: "2023 to now". */
    now: 'now',
    /** Before a grade, with a colon if the language uses one. */
    grade: 'Grade:',
    headings: {
      work: 'Experience',
      volunteer: 'Volunteering',
      education: 'Education',
      awards: 'Awards',
      certificates: 'Certificates',
      publications: 'Publications',
      skills: 'Skills',
      languages: 'Languages',
      interests: 'Away from the keyboard',
      references: 'References',
      projects: 'Projects',
    },
  },
};

export type AllLabels = typeof labels;

/** What is added to pages written in Markdown, mostly for screen readers: the defaults of `markdown` in site.yaml. */
export const markdownLabels = {
  /** The heading above the notes of a page. */
  footnotes: 'Notes',
  /** Where the arrow after a note leads. The number of the note follows. */
  backToText: 'Back to the text, note',
  /** The name of a table. */
  table: 'Table',
  /** The name of a block of code. The name of its language follows. */
  code: 'Code',
  /** Before a task of a list. */
  done: 'Done:',
  open: 'Not done yet:',
  /** The captions of a video, in its menu. */
  captions: 'Captions',
  /** The name of a formula that stands alone. */
  formula: 'Formula',
  /** The titles of quotes that begin with a line such as "[!NOTE]". */
  alerts: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
};

export type MarkdownLabels = typeof markdownLabels;

/**
 * The text of the share cards: the defaults of `shareCards` in site.yaml. {name}, {role}, {place} and {email} become those of the owner.
 */
export const shareCardLabels = {
  /** Below the title of a card, which shows the owner's name at the bottom. The card of a case study has its title there. */
  lines: {
    home: '{role} in {place}',
    about: '{role} in {place}',
    contact: '{email}',
    resume: '{role}',
    /** On the cards of pages that the owner added. */
    page: '{name}',
  },
  /** The end of a card's alternative text: what is behind or beside its text. */
  sky: 'on a sky with sun and clouds',
  portrait: 'beside a portrait',
  resume: 'beside the first page of the resume',
  product: 'beside a picture of the product',
};
