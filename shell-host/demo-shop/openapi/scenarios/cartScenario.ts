import { freeArticles, giftCards, partnerProducts } from '../../cart/offers.ts';
import { products } from '../../catalogue/catalogue.ts';
import type { ScenarioContext } from './scenarioContext.ts';

const CART = '/service/cart/api/cart';

/** Every change of the cart, every kind of entry, every refusal. */
export async function cartScenario(context: ScenarioContext): Promise<void> {
  const shopper = context.createShopper();
  const set = (productId: string, tcm: string, quantity: number) =>
    shopper.put(CART, { setArticle: { productId, tcm, quantity } });
  await shopper.get(`${CART}?forceReload=true`);
  await shopper.get(CART, { 'X-XSRF-TOKEN': 'wrong' });
  await shopper.put(CART, {}, { 'X-XSRF-TOKEN': 'wrong' });
  await shopper.put(CART, 'no JSON');
  await set('no such article', '1', 1);
  for (const { id, tcm } of products) await set(id, tcm, 1);
  for (const { id, tcm } of products) await set(id, tcm, 1000);
  for (const { id, tcm } of products.slice(0, 3)) await set(id, tcm, 0);
  for (const { productId, tcm } of giftCards) {
    await shopper.put(CART, { setGiftCard: { productId, tcm, set: true } });
  }
  for (const { partnerProductId } of partnerProducts) {
    await shopper.put(CART, { setPartnerProduct: { partnerProductId, set: true } });
  }
  for (const offer of freeArticles) {
    await shopper.put(CART, { setFreeArticle: { ...offer, remove: false } });
  }
  await shopper.put(CART, { deleteSubscription: { subscriptionId: 'none' } });
  await preparedCartScenario(context);
}

async function preparedCartScenario(context: ScenarioContext): Promise<void> {
  const shopper = context.createShopper();
  const [article, gift] = [
    { productId: '10112', tcm: '710112', quantity: 2 },
    { productId: '900010', tcm: '9000101' },
  ];
  const subscription = { subscriptionConfigurationId: 'coffee-monthly' };
  const partner = { partnerProductId: 'bike-insurance', totalQuantity: 1 };
  await shopper.put('/demo/cart', {
    articles: [article],
    freeArticles: [{ productId: '10101', campaignId: 'x', availability: 'SOLDOUT' }],
    giftCards: [gift],
    partnerProducts: [partner],
    subscriptions: [subscription],
    defectiveArticles: [article],
    defectiveGiftCards: [gift],
    defectivePartnerProducts: [partner],
    defectiveSubscriptions: [subscription],
  });
  await shopper.put('/demo/cart', { articles: 'many' });
  await shopper.put('/demo/cart', { giftCards: [article] });
  await shopper.get(CART);
  await shopper.put(CART, { deleteSubscription: { subscriptionId: 'coffee-monthly' } });
}
