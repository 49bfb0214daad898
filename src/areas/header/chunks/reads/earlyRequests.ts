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

/** The site that a header's settings name, by its code; the first where it is missing or unknown. */
export const siteOf = (given: Readonly<Record<string, unknown>>): Site =>
  siteCodes.find((code) => code === given['site']) ?? siteCodes[0];

/**
 * The requests that a header with these settings makes on every page (HK-130). The settings are not parsed by the header's
 * own table, because every document carries this code: what it does not understand, it leaves to the header.
 *
 * @param isRendered A server has rendered the header: only what belongs to the visitor is read.
 */
export function earlyRequests(
  given: Readonly<Record<string, unknown>>,
  isRendered: boolean,
): EarlyRequest[] {
  const names = Object.keys(given);
  const valueOf = (name: string) => given[name] ?? given[name.toLowerCase()];
  // The modules decide which of several origins applies to the page.
  const hasAddresses = names.some((name) => name.startsWith('addresses'));
  if (TRUE.has(valueOf('reduced')) || hasAddresses) return [];
  const site = siteOf(given);
  const note = earlyCartNote(site, { storage, tabStorage: handOffStorage });
  const requests: EarlyRequest[] = note ? [[cartRequest(false), note]] : [];
  const visitor: EarlyRequest = [personalDataRequest];
  if (isRendered) return [...requests, visitor];
  const categoryPromotionId = valueOf('categoryPromotionId') as string | undefined;
  const tags = given['tags'] as PromotionTags | undefined;
  // As texts, or as settings of their own, tags are for the header to read.
  const areTagsLists =
    Object.values(tags ?? {}).every(Array.isArray) &&
    !names.some((name) => name.startsWith('tags.'));
  if (areTagsLists && !FALSE.has(valueOf('showPromotionBanner'))) {
    const slots = promotionSlots({ site, tags, categoryPromotionId });
    for (const [, source] of slots) requests.push([promotionRequest(source)]);
    markEmptyPlaces(slots);
  }
  // Behind what the first drawing shows.
  requests.push(visitor);
  if (!valueOf('navigationRoute')) requests.push([navigationRequest(site)]);
  if (features[site].themeWorlds) requests.push([themeWorldsRequest]);
  return requests;
}
