import { isCountryAnswered } from '../../../../features/countries/chosenCountry.ts';
import { preferredSite } from '../../../../features/countries/chunks/page/preferredSite.ts';
import { isAppClient } from '../../../../foundation/browser/storage/cookies.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';
import type { ParsedHeaderSettings } from '../../headerSettings.ts';

/** The site to offer to the visitor instead of the page's site, or `undefined` (HEAD-110). */
export function offeredCountry(settings: ParsedHeaderSettings): Site | undefined {
  if (!settings.showCountryOffer || isAppClient() || isCountryAnswered()) return undefined;
  // Some privacy extensions replace the list with a string or `undefined`.
  const { languages }: { languages: unknown } = navigator;
  return preferredSite(Array.isArray(languages) ? languages : [], settings);
}
