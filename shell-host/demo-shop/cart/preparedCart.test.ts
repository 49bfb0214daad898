/** @jest-environment node */
import { createShop } from '../shop.ts';
import { createShopper } from '../testing/createShopper.ts';

const CART = '/service/cart/api/cart';
const beans = { productId: '10101', tcm: '710101', quantity: 1 };
const card = { productId: '900010', tcm: '9000101' };
const partner = { partnerProductId: 'bike-insurance', totalQuantity: 1 };
const subscription = { subscriptionConfigurationId: 'coffee-monthly' };

async function prepareCart(state: object) {
  const shopper = createShopper(createShop().fetch);
  await shopper.put('/demo/cart', state);
  const { cart } = await (await shopper.get(CART)).json();
  return { cart, shopper };
}

test('the demo can add entries of every kind to a cart, including defective ones', async () => {
  const { cart } = await prepareCart({
    articles: [{ ...beans, availability: 'NOT_AVAILABLE' }],
    freeArticles: [{ productId: '10101', campaignId: 'any', availability: 'SOLDOUT' }],
    subscriptions: [subscription],
    defectiveArticles: [beans],
    defectiveGiftCards: [card],
    defectivePartnerProducts: [partner],
    defectiveSubscriptions: [subscription],
  });
  expect(cart).toMatchObject({
    numberOfArticles: 1,
    articles: [{ availability: 'NOT_AVAILABLE' }],
    freeArticles: [{ availability: 'SOLDOUT' }],
    subscriptions: [subscription],
    defectiveArticles: [{ productId: '10101', quantity: 1 }],
    defectiveGiftCards: [{ article: { productId: '900010', quantity: { quantity: 1 } } }],
    defectivePartnerProducts: [partner],
    defectiveSubscriptions: [subscription],
  });
});

test('defective entries can be removed like other entries', async () => {
  const { shopper } = await prepareCart({
    defectiveArticles: [beans],
    defectiveGiftCards: [card],
    defectivePartnerProducts: [partner],
    defectiveSubscriptions: [subscription],
  });
  const changes = [
    { setArticle: { ...beans, quantity: 0 } },
    { setGiftCard: { ...card, set: false } },
    { setPartnerProduct: { partnerProductId: partner.partnerProductId, set: false } },
    { deleteSubscription: { subscriptionId: subscription.subscriptionConfigurationId } },
  ];
  for (const change of changes) expect((await shopper.put(CART, change)).status).toBe(200);
  const { cart } = await (await shopper.get(CART)).json();
  expect(cart).toMatchObject({
    defectiveArticles: [],
    defectiveGiftCards: [],
    defectivePartnerProducts: [],
    defectiveSubscriptions: [],
  });
});

test('an article without stock is sold out in the cart', async () => {
  const { cart } = await prepareCart({
    articles: [{ productId: '10112', tcm: '710112', quantity: 1 }],
  });
  expect(cart.articles).toMatchObject([{ availability: 'SOLDOUT' }]);
});

test('rejects a cart with unknown products or fields', async () => {
  const shopper = createShopper(createShop().fetch);
  const unknown = { ...beans, productId: 'unknown' };
  for (const state of [{ articles: [unknown] }, { giftCards: [beans] }, { vouchers: [] }]) {
    expect((await shopper.put('/demo/cart', state)).status).toBe(400);
  }
});
