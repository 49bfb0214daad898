import { sites } from '../../sites.ts';
import type { Guide } from './guide.ts';

const PROMOTION = '/service/promotion/api/promotion';
const IDS = [
  '~header_top',
  '~header_benefits',
  '~header_pi',
  'category_coffee',
  'category_sale',
  'SHOP_FOOTER',
];
const SEASONS = ['2026-04-01', '2026-07-01', '2026-10-01', '2026-12-10', '2026-01-15'];
const TAGS = [
  'allOfTags=button',
  'anyOfTags=both&anyOfTags=none',
  'noneOfTags=voucher',
  'allOfTags=plain',
];
const PICTURES = [
  '/img/products/aurora-beans.svg',
  '/service/footer-images/logos/visa.svg',
  '/service/newsletterfrontend/newslettersubscriptionform/desktop.jpg',
];

const NO_PICTURES = [
  '/img/nothing',
  '/service/footer-images/logos/nothing',
  '/service/newsletterfrontend/newslettersubscriptionform/.jpg',
];

/** What everybody may read, on every site and in every season. */
export async function visitPublic(guide: Guide): Promise<void> {
  const shopper = guide.newShopper();
  for (const site of sites) {
    await shopper.get(`/jsonflyoutnavigation?site=${site}`);
    await shopper.get('/service/themeworld-frontend/api/themeworlds/navigation');
    await shopper.get(`/service/searchfrontend/api/suggestions?q=es&site=${site}`);
    for (const id of IDS) await shopper.get(`${PROMOTION}/${id}`, { 'X-Hunter-Site': site });
  }
  for (const day of SEASONS) {
    guide.setTime(`${day}T10:00:00Z`);
    for (const id of IDS) await shopper.get(`${PROMOTION}/${id}`);
  }
  for (const tags of TAGS) await shopper.get(`${PROMOTION}/~header_top?${tags}`);
  await shopper.get(`${PROMOTION}/nothing`);
  await shopper.get('/service/searchfrontend/api/suggestions');
  await shopper.get('/service/searchfrontend/api/cachekey');
  await shopper.get('/service/abtestfrontend/api/v1/getassignment');
  for (const picture of PICTURES) await shopper.get(picture);
  for (const picture of NO_PICTURES) await shopper.get(picture);
}
