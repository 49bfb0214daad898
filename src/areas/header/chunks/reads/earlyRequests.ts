import { features } from '#shop/sites.ts';
import { cartRequest } from '../../../../features/cart/cartRequest.ts';
import { earlyCartNote } from '../../../../features/cart/chunks/reads/earlyCartNote.ts';
import { handOffStorage } from '../../../../features/cart/handOffStorage.ts';
import {
  navigationRequest,
  themeWorldsRequest,
} from '../../../../features/navigation/navigationRequests.ts';
import { personalDataRequest } from '../../../../features/personal-data/personalDataRequest.ts';
import { promotionRequest } from '../../../../features/promotions/promotionRequest.ts';
import { promotionSlots } from '../../../../features/promotions/promotionSource.ts';
import { storage } from '../../../../foundation/browser/storage/storage.ts';
import type { EarlyRequest } from '../../../../foundation/http/earlyReads.ts';
import type { ParsedHeaderSettings } from '../../headerSettings.ts';
import { markEmptyPlaces } from './markEmptyPlaces.ts';

/**
 * The requests of a header with these settings (HK-130).
 *
 * @param isRendered Whether a server has rendered the header. If so, only the visitor's own data are requested.
 */
export function earlyRequests(settings: ParsedHeaderSettings, isRendered: boolean): EarlyRequest[] {
  const { site, navigationRoute } = settings;
  // If addresses are given, only the modules can determine the origin of the services.
  if (settings.reduced || settings.addresses) return [];
  const note = earlyCartNote(site, { storage, tabStorage: handOffStorage });
  const requests: EarlyRequest[] = note ? [[cartRequest(false), note]] : [];
  const visitor: EarlyRequest = [personalDataRequest];
  if (isRendered) return [...requests, visitor];
  if (settings.showPromotionBanner) {
    const slots = promotionSlots(settings);
    for (const [, source] of slots) requests.push([promotionRequest(source)]);
    markEmptyPlaces(slots);
  }
  // Sent after the promotions, because promotions are part of the first render.
  requests.push(visitor, [navigationRequest(site, navigationRoute)]);
  if (features[site].themeWorlds) requests.push([themeWorldsRequest]);
  return requests;
}
