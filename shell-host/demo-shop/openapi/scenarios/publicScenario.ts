import { sites } from '../../sites.ts';
import type { ScenarioContext } from './scenarioContext.ts';

const PROMOTION = '/service/promotion/api/promotion';
const PROMOTION_IDS = [
  '~header_top',
  '~header_benefits',
  '~header_pi',
  'category_coffee',
  'category_sale',
  'SHOP_FOOTER',
];
const DAYS = ['2026-04-01', '2026-07-01', '2026-10-01', '2026-12-10', '2026-01-15'];
const TAG_QUERIES = [
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

const MISSING_PICTURES = [
  '/img/nothing',
  '/service/footer-images/logos/nothing',
  '/service/newsletterfrontend/newslettersubscriptionform/.jpg',
];

/** What every visitor can read, on every site and in every season. */
export async function publicScenario(context: ScenarioContext): Promise<void> {
  const shopper = context.createShopper();
  for (const site of sites) {
    await shopper.get(`/jsonflyoutnavigation?site=${site}`);
    await shopper.get('/service/themeworld-frontend/api/themeworlds/navigation');
    await shopper.get(`/service/searchfrontend/api/suggestions?q=es&site=${site}`);
    for (const id of PROMOTION_IDS)
      await shopper.get(`${PROMOTION}/${id}`, { 'X-Hunter-Site': site });
  }
  for (const day of DAYS) {
    context.setTime(`${day}T10:00:00Z`);
    for (const id of PROMOTION_IDS) await shopper.get(`${PROMOTION}/${id}`);
  }
  for (const tags of TAG_QUERIES) await shopper.get(`${PROMOTION}/~header_top?${tags}`);
  await shopper.get(`${PROMOTION}/nothing`);
  await shopper.get('/service/searchfrontend/api/suggestions');
  await shopper.get('/service/searchfrontend/api/cachekey');
  await shopper.get('/service/abtestfrontend/api/v1/getassignment');
  for (const picture of PICTURES) await shopper.get(picture);
  for (const picture of MISSING_PICTURES) await shopper.get(picture);
}
