/** The person the site is about. */
export { default as owner } from '#content/owner.json';
