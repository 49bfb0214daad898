import { track } from '../../foundation/browser/dataLayer.ts';
import { flyoutOpened, type Rule } from './rule.ts';

/** Tracks every flyout that opens, once with any number of headers on the page (HOST-23). */
export const trackFlyouts: Rule = ({ action }) => {
  if (flyoutOpened.match(action)) track({ event: 'header_flyout_opened', flyout: action.payload });
};
