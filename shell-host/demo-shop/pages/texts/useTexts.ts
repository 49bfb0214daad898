import { usePage } from '../routing/page.ts';
import { textsOf, type Texts } from './texts.ts';

/** Returns the texts for the page's site. */
export function useTexts(): Texts {
  return textsOf(usePage().site);
}
