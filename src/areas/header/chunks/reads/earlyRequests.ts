import { features } from '#shop/sites.ts';
import { cartRequest } from '../../../../features/cart/cartRequest.ts';
import { earlyCartNote } from '../../../../features/cart/earlyCartNote.ts';
import { handOffStorage } from '../../../../features/cart/handOffStorage.ts';
import {
  navigationRequest,
  themeWorldsRequest,
} from '../../../../features/navigation/navigationRequests.ts';
import { personalDataRequest } from '../../../../features/personal-data/personalDataRequest.ts';
import { promotionRequest } from '../../../../features/promotions/promotionRequest.ts';
import {
  promotionSlots,
  type PromotionTags,
} from '../../../../features/promotions/promotionSource.ts';
import { storage } from '../../../../foundation/browser/storage/storage.ts';
import type { EarlyRequest } from '../../../../foundation/http/earlyReads.ts';
import { FALSE, TRUE } from '../../../../foundation/settings/settingTypes.ts';
import { siteCodes, type Site } from '../../../../foundation/sites/sites.ts';
import { markEmptyPlaces } from './markEmptyPlaces.ts';

/** The site in a header's settings, or the first site if it is missing or unknown. */
export const siteOf = (given: Readonly<Record<string, unknown>>): Site =>
  siteCodes.find((code) => code === given['site']) ?? siteCodes[0];

/**
 * The requests of a header with these settings (HK-130). Every document contains this code, so it does not include the
 * parser of the settings. If this code cannot read the form of a setting, the header itself sends the requests that
 * depend on the setting.
 *
 * @param isRendered Whether a server has rendered the header. If so, only the visitor's own data are requested.
 */
export function earlyRequests(
  given: Readonly<Record<string, unknown>>,
  isRendered: boolean,
): EarlyRequest[] {
  const names = Object.keys(given);
  const valueOf = (name: string) => given[name] ?? given[name.toLowerCase()];
  // If addresses are given, only the modules can determine the origin of the services.
  const hasAddresses = names.some((name) => name.startsWith('addresses'));
  if (TRUE.has(valueOf('reduced')) || hasAddresses) return [];
  const site = siteOf(given);
  const note = earlyCartNote(site, { storage, tabStorage: handOffStorage });
  const requests: EarlyRequest[] = note ? [[cartRequest(false), note]] : [];
  const visitor: EarlyRequest = [personalDataRequest];
  if (isRendered) return [...requests, visitor];
  const categoryPromotionId = valueOf('categoryPromotionId') as string | undefined;
  const tags = given['tags'] as PromotionTags | undefined;
  // Only the header can parse tags that are strings or separate settings.
  const areTagsLists =
    Object.values(tags ?? {}).every(Array.isArray) &&
    !names.some((name) => name.startsWith('tags.'));
  if (areTagsLists && !FALSE.has(valueOf('showPromotionBanner'))) {
    const slots = promotionSlots({ site, tags, categoryPromotionId });
    for (const [, source] of slots) requests.push([promotionRequest(source)]);
    markEmptyPlaces(slots);
  }
  // Sent after the promotions, because promotions are part of the first render.
  requests.push(visitor);
  if (!valueOf('navigationRoute')) requests.push([navigationRequest(site)]);
  if (features[site].themeWorlds) requests.push([themeWorldsRequest]);
  return requests;
}
