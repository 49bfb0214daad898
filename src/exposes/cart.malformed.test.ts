import { http, HttpResponse } from 'msw';
import { CART, cartSettled, CUP, cupService, openCartPage } from '../testing/cartPage.ts';
import { collectErrors } from '../testing/collectEvents.ts';
import { bodiesFor, malformedBodies } from '../testing/malformedBodies.ts';
import { serveShop } from '../testing/shopServer.ts';
import { cartStore, setArticle } from './cart.ts';

const { use, callsTo } = serveShop();
const errors = collectErrors();

const reads = () => callsTo(CART).filter(({ method }) => method === 'GET');

const REFUSALS = [400, 503];

describe.each([200, ...REFUSALS])('When a change is answered %i with', (status) => {
  const bodies = status === 200 ? malformedBodies : bodiesFor(REFUSALS, status);
  test.each(bodies)('%s, the cart is read once and shown (CART-20)', async (_, body) => {
    use(...cupService(3));
    await openCartPage();
    use(
      http.put(
        `*${CART}`,
        () => new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } }),
      ),
    );
    expect(await setArticle({ ...CUP, quantity: 1 })).toEqual({
      ok: false,
      code: 'UNKNOWN',
      limit: null,
    });
    await cartSettled();
    expect(cartStore.getState()).toMatchObject({ count: 3, canCheckout: true, readError: null });
    expect(reads().map(({ url }) => url.includes('forceReload=true'))).toEqual([false, true]);
    expect(errors.map(({ operation }) => operation)).toEqual(['change']);
  });
});
