/** @jest-environment node */
import { createShop } from '../shop.ts';
import { createShopper } from '../testing/createShopper.ts';
import type { Shopper } from '../testing/createShopper.ts';

const PERSONAL_DATA = '/service/customerfrontenddata/api/v1/psdata';
const BASE_DATA = '/service/newsletter/api/internal/customers/base-data';
const CART = '/service/cart/api/cart';
const beans = { setArticle: { productId: '10101', tcm: '710101', quantity: 2 } };

function newShopper(): Shopper {
  return createShopper(createShop().fetch);
}

async function cartCountOf(shopper: Shopper, headers?: Record<string, string>): Promise<number> {
  return (await (await shopper.get(CART, headers)).json()).cart.numberOfArticles;
}

test('an unknown visitor is logged out and has no name', async () => {
  expect(await (await newShopper().get(PERSONAL_DATA)).json()).toEqual({
    tracking: { loginStatus: 'LOGGED_OUT' },
    statuses: { isCommunityMember: false, isaromacardMember: false },
  });
});

test('setting the visitor affects only the current session', async () => {
  const shop = createShop();
  const [ada, ben] = [createShopper(shop.fetch), createShopper(shop.fetch)];
  const names = { firstName: 'Ada', lastName: 'Nagy' };
  await ada.put('/demo/visitor', { kind: 'REMEMBERED', ...names, beans: 120, community: true });
  expect(await (await ada.get(PERSONAL_DATA)).json()).toEqual({
    tracking: { loginStatus: 'REMEMBERED' },
    customer: { firstname: 'Ada', lastname: 'Nagy', loyaltyBeans: 120 },
    statuses: { isCommunityMember: true, isaromacardMember: false },
  });
  expect(await (await ben.get(PERSONAL_DATA)).json()).toMatchObject({
    tracking: { loginStatus: 'LOGGED_OUT' },
  });
});

test('personal data are never cached and require a matching CSRF token', async () => {
  const shopper = newShopper();
  const response = await shopper.get(PERSONAL_DATA);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await shopper.get(PERSONAL_DATA, { 'X-XSRF-TOKEN': 'wrong' })).status).toBe(403);
});

test('each kind of visitor has its tokens', async () => {
  const shopper = newShopper();
  const tokensOf = async (kind: string) => {
    await shopper.put('/demo/visitor', { kind });
    return ['LoginToken', 'LongTermToken'].map((name) => shopper.cookies.has(name));
  };
  expect(await tokensOf('LOGGED_IN')).toEqual([true, true]);
  expect(await tokensOf('REMEMBERED')).toEqual([false, true]);
  expect(await tokensOf('LOGGED_OUT')).toEqual([false, false]);
});

test('prefill data require the login token of a logged-in customer', async () => {
  const shopper = newShopper();
  await shopper.put('/demo/visitor', {
    kind: 'LOGGED_IN',
    email: 'ada@example.org',
    firstName: 'Ada',
  });
  const token = { 'X-LoginToken': shopper.cookies.get('LoginToken') ?? '' };
  expect(await (await shopper.get(BASE_DATA, token)).json()).toMatchObject({
    email: 'ada@example.org',
    firstName: 'Ada',
    consents: [],
  });
  expect((await shopper.get(BASE_DATA)).status).toBe(401);
  expect((await shopper.get(BASE_DATA, { 'X-LoginToken': 'made up' })).status).toBe(401);
  await shopper.put('/demo/visitor', { kind: 'LOGGED_OUT' });
  expect((await shopper.get(BASE_DATA, token)).status).toBe(401);
});

test('the cart stays with the account on logout and returns on login', async () => {
  const shopper = newShopper();
  await shopper.put('/demo/visitor', { kind: 'LOGGED_IN' });
  await shopper.put(CART, beans);
  await shopper.put('/demo/visitor', { kind: 'LOGGED_OUT' });
  expect(await cartCountOf(shopper)).toBe(0);
  await shopper.put('/demo/visitor', { kind: 'LOGGED_IN' });
  expect(await cartCountOf(shopper)).toBe(2);
});

test('a remembered visitor gets their cart in a later session', async () => {
  const shop = createShop();
  const [today, tomorrow] = [createShopper(shop.fetch), createShopper(shop.fetch)];
  await today.put('/demo/visitor', { kind: 'REMEMBERED' });
  await today.put(CART, beans);
  const token = { 'X-Long-Term-Token': today.cookies.get('LongTermToken') ?? '' };
  expect(await cartCountOf(tomorrow, { 'X-Long-Term-Token': 'made up' })).toBe(0);
  expect(await cartCountOf(tomorrow, token)).toBe(2);
  await tomorrow.put(CART, { setArticle: { ...beans.setArticle, quantity: 5 } });
  expect(await cartCountOf(today)).toBe(5);
});
