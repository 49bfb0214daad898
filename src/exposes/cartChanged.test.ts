import { http, HttpResponse } from 'msw';
import { flyoutOpened } from '../app/rules/pageEvents.ts';
import { pageStore } from '../app/page.ts';
import { CART, CUP, openCartPage, storeCart, serveCart } from '../testing/cartPage.ts';
import { cartStore, reload, setArticle, setGiftCard, undo } from './cart.ts';

const { use, openWithCups } = serveCart();

const cup = { ...CUP, title: 'Becher', quantity: 1 };
const pot = { productId: 'B', tcm: '2', title: 'Kanne', quantity: 2 };
const three = { numberOfArticles: 3, articles: [cup, pot] };
const answerReads = (cart: object) => use(http.get(`*${CART}`, () => HttpResponse.json({ cart })));

/** The events that the host has received, each with its count and the cart's state while it was dispatched. */
let received: { count: unknown; canCheckout: boolean; cart: string }[] = [];
function listen(event: Event): void {
  const { canCheckout, cart } = cartStore.getState();
  const { count } = (event as CustomEvent<{ count: unknown }>).detail;
  received.push({ count, canCheckout, cart: JSON.stringify(cart) });
}
beforeEach(() => {
  received = [];
  window.addEventListener('fascia:cart-changed', listen);
});
afterEach(() => window.removeEventListener('fascia:cart-changed', listen));

test.each([
  [
    'quantities',
    {
      ...three,
      articles: [
        { ...cup, quantity: 2 },
        { ...pot, quantity: 1 },
      ],
    },
    true,
  ],
  ['entries', { ...three, articles: [cup, { ...pot, productId: 'C' }] }, true],
  ['the order of entries', { ...three, articles: [pot, cup] }, true],
  ['a title', { ...three, articles: [cup, { ...pot, title: 'Krug' }] }, true],
  ['an availability', { ...three, articles: [cup, { ...pot, availability: 'SOLDOUT' }] }, false],
  ['a defect', { ...three, defectiveArticles: [{ ...cup, productId: 'D' }] }, false],
  ['an entry that cannot be read', { ...three, subscriptions: ['?'] }, false],
  ['a gift card', { ...three, giftCards: [{ article: cup }] }, true],
])(
  'emits one event with the same count after a change of %s (CART-61)',
  async (_, cart, canCheckout) => {
    answerReads(three);
    await openCartPage();
    received = [];
    answerReads(cart);
    await reload();
    const state = JSON.stringify(cartStore.getState().cart);
    expect(received).toEqual([{ count: 3, canCheckout, cart: state }]);
  },
);

test('emits no event for an equal cart or an action of another feature (CART-61)', async () => {
  answerReads(three);
  await openCartPage();
  received = [];
  answerReads({
    ...three,
    articles: three.articles.map(({ title, ...others }) => ({ title, ...others })),
  });
  await reload();
  pageStore().dispatch(flyoutOpened('account'));
  expect(received).toEqual([]);
});

test('emits events for the stored cart and when checkout becomes possible (CART-55, CART-61)', async () => {
  storeCart(2);
  await openWithCups(2);
  expect(received).toMatchObject([
    { count: 2, canCheckout: false },
    { count: 2, canCheckout: true },
  ]);
});

test('never emits two events in a row for the same state (CART-61)', async () => {
  await openWithCups(2);
  await setArticle({ ...CUP, quantity: 3 });
  await setArticle({ ...CUP, quantity: 0 });
  await undo(cartStore.getState().deletedEntries[0]?.id ?? '');
  use(http.put(`*${CART}`, () => HttpResponse.error(), { once: true }));
  await setGiftCard({ productId: 'G', tcm: '1', set: true });
  await reload();
  const states = received.map((one) => JSON.stringify(one));
  expect(states.length).toBeGreaterThan(4);
  for (const [index, state] of states.entries()) expect(state).not.toBe(states[index - 1]);
});
