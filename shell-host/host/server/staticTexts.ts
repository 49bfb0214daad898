import { textsBySite } from '../../demo-shop/localize.ts';
import texts from './staticTexts.json' with { type: 'json' };

/** The words of the static header and footer in one language. */
export type StaticTexts = (typeof texts)['de'];

/** The words of the static header and footer for a site. */
export const staticTexts = textsBySite<StaticTexts>(texts);
