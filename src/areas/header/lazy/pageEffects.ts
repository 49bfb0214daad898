/** The header's effects on the page that not every page has. */
export { loadConsentScript } from './consent.ts';
export { stickSlot } from './stickySlot.ts';
export { watchScroll } from './watchScroll.ts';
