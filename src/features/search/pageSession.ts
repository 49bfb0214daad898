import { perPage } from '../../foundation/browser/perPage.ts';

/**
 * The random id of this page's session, the same for everything on the page until it is loaded again. A
 * number, so that it reads the same as JSON and as plain text.
 */
export const pageSession = perPage(
  'session',
  () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) + 1,
);
