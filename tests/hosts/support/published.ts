import { DIST, filesIn } from '../../support/sites/dist.ts';

const FOR_HOSTS = ['_headers', '_redirects', '.assetsignore'];

/** Every address that answers with a file and is no page: assets, pictures, downloads, icons, text files. */
export const FILE_PATHS = filesIn(DIST)
  .filter((file) => !/\.(html|br|gz)$/.test(file) && !FOR_HOSTS.includes(file))
  .map((file) => `/${file}`);

/** Files with a hash of their content in their name. */
export const HASHED_PATHS = FILE_PATHS.filter((path) => /^\/(assets|images)\/hashed\/[^/]+-[\w-]{8}(-\d+x\d+)?\.\w+$/.test(path));

/**
 * Files of an owner, who may give them any name in public/: in folders that the build writes to as well, with words as long as a hash,
 * or with the hash that another program gave them.
 */
export const OWNER_PATHS = [
  ...['/images/me.jpg', '/images/my-birthday.jpg', '/images/me-AbCd1234-640x480.webp', '/images/holidays/beach.avif'],
  ...['/images/icons/go-C53GdOey.svg', '/images/cards/talk-birthday.png', '/icons/badge.png'],
  ...['/assets/notes-birthday.css', '/assets/talks/talk.mp4'],
];

/** Wrong addresses. Some are in folders whose files are cached for a long time, some are wrong spellings of files that exist. */
export const WRONG_PATHS = [
  ...['/nope', '/a/b/c', '/about/x', '/.env', '/images/cards/none.png', '/icons/none.png', '/images/cards/home.png/', '/icons/192.png/'],
  ...['/assets/none.js', '/assets/hashed/none-AAAAAAAA.js', '/images/hashed/none-AAAAAAAA.avif', '/images/hashed/none'],
  ...HASHED_PATHS.slice(0, 1).flatMap((path) => [`${path}/`, `${path}.br`, `${path}.gz`]),
];
