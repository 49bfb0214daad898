import { isCountryAnswered } from '../../../../features/countries/chosenCountry.ts';
import { preferredSite } from '../../../../features/countries/chunks/page/preferredSite.ts';
import { isAppClient } from '../../../../foundation/browser/storage/cookies.ts';
import type { Site } from '../../../../foundation/sites/sites.ts';
import type { ParsedHeaderSettings } from '../../headerSettings.ts';

/** The site that a visitor is offered instead of the page's; undefined where there is nothing to offer (HEAD-110). */
export function offeredCountry(settings: ParsedHeaderSettings): Site | undefined {
  if (!settings.showCountryOffer || isAppClient() || isCountryAnswered()) return undefined;
  // Extensions that hide the visitor's languages give texts, or nothing.
  const { languages }: { languages: unknown } = navigator;
  return preferredSite(Array.isArray(languages) ? languages : [], settings);
}
