import { track } from '../../foundation/browser/dataLayer.ts';
import { flyoutOpened, type Rule } from './rule.ts';

/** Every flyout that opens is reported to the data layer: once, with any number of headers on the page. */
export const trackFlyouts: Rule = ({ action }) => {
  if (flyoutOpened.match(action)) track({ event: 'header_flyout_opened', flyout: action.payload });
};
