// The types of the content, as the app gets it. The engine makes these modules, so it gives their types: no other file of the app uses it.
type AppContent = import('../../engine/app-modules/app-content.ts').AppContent;

/** The module of a text, with what its page shows about it. */
type TextModule<Name extends 'caseStudies' | 'customPages' | 'articles'> =
  import('../../engine/app-modules/text-facts.ts').TextModule<Name>;

declare module 'virtual:content/site' {
  const content: AppContent['site'];
  export = content;
}
declare module 'virtual:content/home' {
  const content: AppContent['home'];
  export = content;
}
declare module 'virtual:content/newest-articles' {
  const content: AppContent['newest-articles'];
  export = content;
}
declare module 'virtual:content/about' {
  const content: AppContent['about'];
  export = content;
}
declare module 'virtual:content/thanks' {
  const content: AppContent['thanks'];
  export = content;
}
declare module 'virtual:content/contact' {
  const content: AppContent['contact'];
  export = content;
}
declare module 'virtual:content/resume' {
  const content: AppContent['resume'];
  export = content;
}
declare module 'virtual:content/case-studies' {
  const content: AppContent['case-studies'];
  export = content;
}
declare module 'virtual:content/writing' {
  const content: AppContent['writing'];
  export = content;
}
declare module 'virtual:content/tags' {
  const content: AppContent['tags'];
  export = content;
}
declare module 'virtual:content/articles' {
  const content: AppContent['articles'];
  export = content;
}
declare module 'virtual:content/pages' {
  const content: AppContent['pages'];
  export = content;
}
