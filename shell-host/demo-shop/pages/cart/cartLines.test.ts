/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Cart, CartModule } from './cartModule.ts';
import { cartLines, totalOf } from './cartLines.ts';
import { deletedTitle, type Offers } from './offers.ts';

const mug = {
  id: '1',
  tcm: '71',
  category: 'kitchen' as const,
  subcategory: 'mugs-cups',
  title: 'Becher',
  description: '',
  price: 900,
  picture: '/image-delivery/products/mug.svg',
  stock: 5,
  itemLimit: 5,
  isNew: false,
  url: '/product/1',
};
const offers: Offers = {
  products: [mug, { ...mug, id: '2', tcm: '72', title: 'Kanne', price: 5000, salePrice: 3000 }],
  giftCards: [{ productId: '9', tcm: '99', picture: '/image-delivery/g.svg', title: 'Danke' }],
  partnerProducts: [{ partnerProductId: 'bike', title: 'Fahrradversicherung' }],
  subscriptions: [{ subscriptionConfigurationId: 'monthly', title: 'Kaffee-Abo' }],
  freeArticles: [],
};
const empty: Cart = {
  numberOfArticles: 0,
  articles: [],
  freeArticles: [],
  giftCards: [],
  partnerProducts: [],
  subscriptions: [],
  defectiveArticles: [],
  defectiveGiftCards: [],
  defectivePartnerProducts: [],
  defectiveSubscriptions: [],
};
const article = (productId: string, quantity: number, availability = 'AVAILABLE') => ({
  productId,
  tcm: `7${productId}`,
  title: 'Title from the service',
  quantity,
  availability,
});

test('entries of all kinds have titles in the page’s language and can be removed', () => {
  const lines = cartLines(
    {
      ...empty,
      articles: [article('1', 2)],
      freeArticles: [{ ...article('2', 1), campaignId: 'welcome' }],
      giftCards: [{ article: { productId: '9', tcm: '99', title: '', quantity: 1 } }],
      partnerProducts: [{ partnerProductId: 'bike', totalQuantity: 1 }],
      subscriptions: [{ subscriptionConfigurationId: 'monthly' }],
    },
    offers,
  );
  expect(lines.map(({ title }) => title)).toEqual([
    'Becher',
    'Kanne',
    'Danke',
    'Fahrradversicherung',
    'Kaffee-Abo',
  ]);
  // Records the change that each line requests.
  const changes: unknown[] = [];
  const recorder = new Proxy(
    {},
    { get: (_, change) => (parameters: unknown) => changes.push([change, parameters]) },
  );
  for (const { remove } of lines) void remove(recorder as CartModule);
  expect(changes).toEqual([
    ['setArticle', { productId: '1', tcm: '71', quantity: 0 }],
    ['setFreeArticle', { productId: '2', campaignId: 'welcome', remove: true }],
    ['setGiftCard', { productId: '9', tcm: '99', set: false }],
    ['setPartnerProduct', { partnerProductId: 'bike', set: false }],
    ['deleteSubscription', { subscriptionId: 'monthly' }],
  ]);
});

test('entries that block the checkout have a problem, and defective entries come first', () => {
  const lines = cartLines(
    {
      ...empty,
      articles: [article('1', 1, 'SOLDOUT'), article('2', 1, 'NOT_AVAILABLE')],
      defectiveArticles: [article('1', 1)],
      defectiveSubscriptions: [{ subscriptionConfigurationId: 'unknown' }],
    },
    offers,
  );
  expect(lines.map(({ problem }) => problem)).toEqual([
    'defective',
    'defective',
    'soldOut',
    'notAvailable',
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(4);
  expect(lines[0]?.article).toBeUndefined();
});

test('the total is the sum of current prices without free articles', () => {
  const lines = cartLines(
    { ...empty, articles: [article('1', 3), article('2', 2)], freeArticles: [article('1', 1)] },
    offers,
  );
  expect(totalOf(lines)).toBe(3 * 900 + 2 * 3000);
});

test('there is no total if a price is unknown', () => {
  const lines = cartLines({ ...empty, articles: [article('1', 1), article('404', 1)] }, offers);
  expect(lines[1]?.title).toBe('Title from the service');
  expect(totalOf(lines)).toBeNull();
});

test.each([
  ['an article', article('1', 1), 'Becher'],
  ['a gift card', { article: { productId: '9', title: 'Thanks' } }, 'Danke'],
  ['an article that is not in the catalogue', { productId: '404', title: 'Old' }, 'Old'],
  ['an entry of unknown shape', null, ''],
])('a removed entry (%s) has its title', (_, entry, title) => {
  expect(deletedTitle({ entry }, offers)).toBe(title);
});
