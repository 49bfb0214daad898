import { http, HttpResponse } from 'msw';
import { getPromotedContent } from '../areas/footer/chunks/services/footerApi.ts';
import { getCart, putChange } from '../features/cart/chunks/services/cartApi.ts';
import { getNavigation, getThemeWorlds } from '../features/navigation/chunks/page/navigationApi.ts';
import {
  getNewsletterStatus,
  postSubscriber,
} from '../features/newsletter/chunks/newsletter-services/newsletterApi.ts';
import { getPersonalData } from '../features/personal-data/chunks/services/personalDataApi.ts';
import {
  checkStaff,
  endSession,
  getTestsAt,
  renewSession,
  setPreview,
} from '../features/preview/chunks/preview/previewApi.ts';
import { getPromotion } from '../features/promotions/chunks/services/promotionsApi.ts';
import { getCacheKey } from '../features/search/chunks/search-services/searchApi.ts';
import { ResponseError, ShapeError } from '../foundation/http/errors.ts';
import { sendRequest } from '../foundation/http/httpClient.ts';
import { malformedBodies } from '../testing/malformedBodies.ts';
import { serveShop } from '../testing/shopServer.ts';

const { use } = serveShop();
const { signal } = new AbortController();
const json = { 'Content-Type': 'application/json' };
const banner = { id: '~header_top', site: 'DE', query: '' } as const;
const shopFooter = { id: 'SHOP_FOOTER', site: 'DE', query: '' } as const;
const change = { setArticle: { productId: 'A', tcm: '1', quantity: 1 } };
const signUp = {
  email: 'ada@example.org',
  consents: [],
  origin: 'NEWSLETTER',
  originAddition: 'footer',
} satisfies Parameters<typeof postSubscriber>[0];

const answerWith = (status: number, bodyOf: (body: string) => string) => (body: string) =>
  use(http.all('*', () => new HttpResponse(bodyOf(body), { status, headers: json })));
const answerOk = answerWith(200, (body) => body);
const answerContent = answerWith(200, (contentJSON) =>
  JSON.stringify({ type: 'ApiTopBannerPromotion', contentJSON }),
);

/** Calls the function with each malformed body as the response. Returns its values or errors. */
async function resultsOf(answer: (body: string) => void, call: () => Promise<unknown>) {
  const results: [name: string, result: unknown][] = [];
  for (const [name, body] of malformedBodies) {
    answer(body);
    results.push([name, await call().catch((error: unknown) => error)]);
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  return results;
}

/** The results that are not a `ShapeError`. */
async function accepted(answer: (body: string) => void, call: () => Promise<unknown>) {
  const results = await resultsOf(answer, call);
  return results.filter(([, result]) => !(result instanceof ShapeError));
}

/** The results that are neither a `ShapeError` nor the empty value. */
async function used(answer: (body: string) => void, call: () => Promise<unknown>, empty: unknown) {
  const results = await accepted(answer, call);
  return results.filter(([, value]) => JSON.stringify(value) !== JSON.stringify(empty));
}

const titlesAndAddresses = async () =>
  (await getNavigation('DE', undefined)).value.flatMap((root) => Object.keys(root));
const testsNow = async () => (await getTestsAt('2026-11-21T10:00:00', signal)).value;

test('the malformed bodies differ from each other', () => {
  expect(new Set(malformedBodies.map(([, body]) => body)).size).toBe(malformedBodies.length);
});

// ACC-19, CART-10, FOOT-02, FOOT-20, HOST-34, PREV-01, PREV-05, PREV-15, PREV-18
test.each([
  ['personal data', () => getPersonalData()],
  ['the cart', () => getCart(sendRequest, false)],
  ['the footer', () => getPromotedContent(shopFooter)],
  ['a promotion', () => getPromotion(banner)],
  ['the newsletter status', () => getNewsletterStatus()],
  ['the staff check', () => checkStaff()],
  ['a token of a preview', () => setPreview('2026-11-21T10:00:00', '', '')],
  ['a renewal of the staff session', () => renewSession()],
  ['a logout of the staff', () => endSession()],
] as const)(
  'throws a `ShapeError` for a malformed response to the request for %s',
  async (_, call) => {
    expect(await accepted(answerOk, call)).toEqual([]);
  },
);

// FOOT-02, PROMO-10
test('throws a `ShapeError` for malformed content of the footer', async () => {
  expect(await accepted(answerContent, () => getPromotedContent(shopFooter))).toEqual([]);
});

// HOST-34, PROMO-10
test('throws a `ShapeError` for a banner with malformed content, or ignores the content', async () => {
  expect(await used(answerContent, async () => (await getPromotion(banner)).value, null)).toEqual(
    [],
  );
});

// HOST-34, NAV-01
test('throws a `ShapeError` for a malformed navigation, or ignores its items', async () => {
  expect(await used(answerOk, titlesAndAddresses, [])).toEqual([]);
});

// HOST-34, NAV-06
test('throws a `ShapeError` for malformed theme worlds, or ignores them', async () => {
  const empty = { sections: [], translations: {} };
  expect(await used(answerOk, async () => (await getThemeWorlds()).value, empty)).toEqual([]);
});

// PREV-10, PREV-11
test('throws a `ShapeError` for a malformed list of A/B tests, or ignores it', async () => {
  expect(await used(answerOk, testsNow, [])).toEqual([]);
});

// SEARCH-18
test('ignores any malformed response to the request for the search’s cache key', async () => {
  const results = await resultsOf(answerOk, () => getCacheKey());
  expect(results.filter(([, result]) => result !== undefined)).toEqual([]);
});

// CART-20
test.each([200, 400, 503])(
  'treats a change as lost after a response with status %i and a malformed body',
  async (status) => {
    const results = await resultsOf(
      answerWith(status, (body) => body),
      () => putChange(sendRequest, change),
    );
    for (const [, result] of results) {
      expect(result).toEqual({ answer: { kind: 'lost' }, problem: expect.any(String) });
    }
  },
);

// NEWS-20
test('treats a sign-up as a success after any response with status 201', async () => {
  const created = answerWith(201, (body) => body);
  const results = await resultsOf(created, () => postSubscriber(signUp, 'internal'));
  expect(results.filter(([, result]) => result !== 'SUCCESS')).toEqual([]);
});

// HOST-34, NEWS-31
test.each([400, 503])(
  'treats a sign-up as failed after a malformed response with status %i',
  async (status) => {
    const refused = answerWith(status, (body) => body);
    const results = await resultsOf(refused, () => postSubscriber(signUp, 'internal'));
    expect(results.filter(([, result]) => !(result instanceof ResponseError))).toEqual([]);
  },
);
