import { freeArticles, giftCards, partnerProducts } from '../cart/offers.ts';
import { products } from '../catalogue/catalogue.ts';
import { createShop } from '../shop.ts';
import { sites } from '../sites.ts';
import { createShopper } from './createShopper.ts';
import type { Shopper } from './createShopper.ts';
import { validateResponses } from './validateResponses.ts';

/** The parameters of a scenario: test clients, and the shop's clock (ISO 8601). */
interface Context {
  createShopper(): Shopper;
  setTime(iso: string): void;
}

const START_TIME = '2026-11-21T10:00:00Z';
const WRONG_TOKEN = { 'X-XSRF-TOKEN': 'wrong' };
const CART = '/service/cart/api/cart';
const PERSONAL_DATA = '/service/customerfrontenddata/api/v1/psdata';
const FOOTER_DATA = '/json/psdata';
const PROMOTION = '/service/promotion/api/promotion';
const SEARCH = '/service/searchfrontend/api';
const NEWSLETTER = '/service/newsletter/api';
const SUBSCRIBERS = `${NEWSLETTER}/internal/newsletter-subscribers`;
const PREVIEW = '/service/preview/api';
const TESTS = '/service/abtestfrontend/api/v1';
const ADVENT = 'previewDateTime=2026-12-10T10:00:00';

/** All reads, on every site and in every season. */
async function readPublic({ createShopper, setTime }: Context): Promise<void> {
  const { get } = createShopper();
  const banners = ['~header_top', '~header_benefits', '~header_pi'];
  const ids = [...banners, 'category_coffee', 'category_sale', 'SHOP_FOOTER'];
  for (const site of sites) {
    await get(`/jsonflyoutnavigation?site=${site}`);
    await get('/service/themeworld-frontend/api/themeworlds/navigation');
    await get(`${SEARCH}/suggestions?q=es&site=${site}`);
    for (const id of ids) await get(`${PROMOTION}/${id}`, { 'X-Hunter-Site': site });
  }
  for (const day of ['2026-04-01', '2026-07-01', '2026-10-01', '2026-12-10', '2026-01-15']) {
    setTime(`${day}T10:00:00Z`);
    for (const id of ids) await get(`${PROMOTION}/${id}`);
  }
  const anyOf = 'anyOfTags=both&anyOfTags=none';
  for (const tags of ['allOfTags=button', anyOf, 'noneOfTags=voucher', 'allOfTags=plain']) {
    await get(`${PROMOTION}/~header_top?${tags}`);
  }
  await get(`${PROMOTION}/nothing`);
  const others = [`${SEARCH}/suggestions`, `${SEARCH}/cachekey`, `${TESTS}/getassignment`];
  for (const path of others) await get(path);
  for (const picture of ['products/aurora-beans.svg', 'nothing']) await get(`/img/${picture}`);
  for (const logo of ['visa', 'nothing']) await get(`/service/footer-images/logos/${logo}`);
  for (const file of ['desktop.jpg', '.jpg']) {
    await get(`/service/newsletterfrontend/newslettersubscriptionform/${file}`);
  }
}

/** Every change of the cart, every kind of entry, every rejection. */
async function changeCarts({ createShopper }: Context): Promise<void> {
  const { get, put } = createShopper();
  const set = (productId: string, tcm: string, quantity: number) =>
    put(CART, { setArticle: { productId, tcm, quantity } });
  await get(`${CART}?forceReload=true`);
  await get(CART, WRONG_TOKEN);
  await put(CART, {}, WRONG_TOKEN);
  await put(CART, 'no JSON');
  await set('no such article', '1', 1);
  for (const { id, tcm } of products) await set(id, tcm, 1);
  for (const { id, tcm } of products) await set(id, tcm, 1000);
  for (const { id, tcm } of products.slice(0, 3)) await set(id, tcm, 0);
  for (const { productId, tcm } of giftCards) {
    await put(CART, { setGiftCard: { productId, tcm, set: true } });
  }
  for (const { partnerProductId } of partnerProducts) {
    await put(CART, { setPartnerProduct: { partnerProductId, set: true } });
  }
  for (const offer of freeArticles)
    await put(CART, { setFreeArticle: { ...offer, remove: false } });
  await put(CART, { deleteSubscription: { subscriptionId: 'none' } });
}

/** A cart with every kind of entry, including defective ones. */
async function prepareCart({ createShopper }: Context): Promise<void> {
  const { get, put } = createShopper();
  const entries = {
    Articles: [{ productId: '10112', tcm: '710112', quantity: 2 }],
    GiftCards: [{ productId: '900010', tcm: '9000101' }],
    PartnerProducts: [{ partnerProductId: 'bike-insurance', totalQuantity: 1 }],
    Subscriptions: [{ subscriptionConfigurationId: 'coffee-monthly' }],
  };
  const lists = Object.entries(entries).flatMap(([kind, lines]) => [
    [kind[0]?.toLowerCase() + kind.slice(1), lines],
    [`defective${kind}`, lines],
  ]);
  const soldOut = { productId: '10101', campaignId: 'x', availability: 'SOLDOUT' };
  await put('/demo/cart', { ...Object.fromEntries(lists), freeArticles: [soldOut] });
  await put('/demo/cart', { articles: 'many' });
  await put('/demo/cart', { giftCards: entries.Articles });
  await get(CART);
  await put(CART, { deleteSubscription: { subscriptionId: 'coffee-monthly' } });
}

/** A sign-up with its confirmation and updates, rejections, and the prefill data. */
async function signUp(context: Context): Promise<void> {
  const { get, put, post, cookies } = context.createShopper();
  const required = { email: 'ada@example.org', consents: ['DNE'], origin: 'NEWSLETTER' };
  const names = { salutation: 'MRS', firstName: 'Ada', lastName: 'Nagy' };
  await get(FOOTER_DATA);
  await post(SUBSCRIBERS, { ...required, email: 'nobody' });
  await post(SUBSCRIBERS, 'no JSON');
  await post(SUBSCRIBERS, { ...required, ...names, originAddition: 'footer' });
  await get(FOOTER_DATA);
  const mails: { link: string }[] = await (await get('/demo/mails')).json();
  const token = new URL(mails[0]?.link ?? '', 'http://shop.test').searchParams.get('token');
  await get(`${SUBSCRIBERS}/${token}`);
  for (const path of [`${SUBSCRIBERS}/${token}`, `${SUBSCRIBERS}/unknown`]) {
    for (const time of ['2026-12-24T10:00:00Z', START_TIME]) {
      context.setTime(time);
      await requestSubscriber(context, path);
    }
  }
  const baseData = `${NEWSLETTER}/private/customers/base-data`;
  await get(baseData);
  await put('/demo/visitor', { kind: 'LOGGED_IN', salutation: 'MR', consents: ['DNE'] });
  await get(baseData, { 'X-LoginToken': cookies.get('LoginToken') ?? '' });
}

async function requestSubscriber({ createShopper }: Context, path: string): Promise<void> {
  const { get, put } = createShopper();
  await get(path);
  await put(`${path}/doi`, {});
  await get(FOOTER_DATA);
  await put(path, { topics: ['COFFEE', 'AROMA_CARD'] });
  await put(path, { firstName: ';' });
  await get(path);
}

/** Staff and other visitors, with and without a preview. */
async function previewPromotions({ createShopper }: Context): Promise<void> {
  const { get, put } = createShopper();
  for (const staff of [false, true]) {
    await put('/demo/visitor', { kind: 'LOGGED_OUT', staff });
    await get(`${PREVIEW}/auth/checkauth`);
    await get(`${PREVIEW}/auth/login/renew`);
    await get(`${PREVIEW}/token?${ADVENT}`);
    await get(`${PREVIEW}/token?previewDateTime=2026-13-45T10:00:00`);
    for (const day of ['2026-12-01', '2026-12-10', '2026-06-01', 'soon']) {
      await get(`${PREVIEW}/promotiontimes?day=${day}`);
    }
    await get(`${PREVIEW}/auth/checkauth`);
  }
  for (const test of ['top-banner-wording', 'benefits-order', 'advent-banner']) {
    for (const group of ['offer-first', 'newsletter-first', 'dark']) {
      await get(`${PREVIEW}/token?${ADVENT}&test=${test}&group=${group}`);
      await get(`${PREVIEW}/auth/checkauth`);
      for (const id of ['top', 'benefits']) await get(`${PROMOTION}/~header_${id}`);
    }
  }
  for (const time of ['2026-12-10T10:00:00', '2026-12-28T10:00:00', 'tomorrow']) {
    await get(`${TESTS}/gettestsat?time=${time}`);
  }
  for (const call of ['auth/login/renew', `token?${ADVENT}`, 'auth/logout']) {
    await get(`${PREVIEW}/${call}`, WRONG_TOKEN);
  }
  await get(`${PREVIEW}/auth/logout`);
}

/** The demo's own routes, and the personal data of the visitors that they set. */
async function controlDemo({ createShopper }: Context): Promise<void> {
  const { get, put, post, send } = createShopper();
  const ada = { firstName: 'Ada', lastName: 'Nagy', community: true, card: true, staff: false };
  const remembered = { kind: 'REMEMBERED', beans: 3, newsletter: 'SUBSCRIBED' };
  const known = [remembered, { kind: 'LOGGED_IN', ...ada }];
  for (const visitor of [{ kind: 'LOGGED_OUT' }, ...known, { kind: 'nobody' }]) {
    await put('/demo/visitor', visitor);
    for (const path of ['/demo/visitor', PERSONAL_DATA, FOOTER_DATA]) await get(path);
  }
  await get(PERSONAL_DATA, WRONG_TOKEN);
  for (const site of sites) await get(`/demo/catalogue?site=${site}`);
  await get('/demo/catalogue?category=sale&query=es');
  const effects = [{ status: 503, body: '{}' }, { ms: 1, applied: true }, { times: 2 }, {}, {}, {}];
  for (const [index, kind] of ['status', 'delay', 'cut', 'html', 'nonsense', 'hiccup'].entries()) {
    await put('/demo/faults', { route: 'cartRead', fault: { kind, ...effects[index] } });
  }
  await put('/demo/faults', { route: '*', fault: null });
  await put('/demo/faults', { random: { seed: 1, share: 0.5, kinds: ['html'] } });
  for (const method of ['GET', 'DELETE']) await send(method, '/demo/faults');
  await post('/demo/reset');
}

/** Sends requests that cause every described response of a new shop, and validates each response. */
export async function runScenarios() {
  let time = START_TIME;
  const setTime = (iso: string) => void (time = iso);
  const shop = createShop({ now: () => new Date(time) });
  const { fetch, responses, observed } = validateResponses(shop);
  const context = { createShopper: () => createShopper(fetch), setTime };
  const scenarios = [readPublic, changeCarts, prepareCart, signUp, previewPromotions, controlDemo];
  for (const run of scenarios) {
    time = START_TIME;
    await run(context);
  }
  return { responses, observed };
}
