import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { pageStore } from '../app/page.ts';
import {
  addArticle,
  cartStore,
  reload,
  setArticle,
  setGiftCard,
  undo,
  type CartSnapshot,
} from '../exposes/cart.ts';
import { Footer, prepare as prepareFooter } from '../exposes/Footer.tsx';
import * as header from '../exposes/Header.tsx';
import { NewsletterForm, prepare as prepareForm } from '../exposes/NewsletterForm.tsx';
import { cartSlice } from '../features/cart/cartSlice.ts';
import { previewChanged } from '../features/preview/previewActions.ts';
import { availableArticles, CART, cartSettled, storeCart, type ArticleId } from './cartPage.ts';
import { resourceActions } from './pageSlices.ts';
import { recordStore, type RecordedStore } from './recordStore.ts';
import { renderModule } from './renderModule.tsx';
import type { ShopServer } from './shopServer.ts';

/** What the releases of a major version share on a page, recorded from a run of the real modules. */
export interface RecordedRun extends RecordedStore {
  /** The cart at the end, as a host gets it. */
  cart: CartSnapshot;
}

const putDemo = (path: string, body: object) =>
  fetch(`/demo/${path}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

const tell = (name: string, detail?: object) =>
  act(async () => void window.dispatchEvent(new CustomEvent(name, { detail })));

/** Makes a request; resolves when it has settled and the page shows the outcome. */
async function settle(request: () => Promise<unknown>): Promise<void> {
  let isSettled = false;
  act(() => void request().then(() => (isSettled = true)));
  await waitFor(() => expect(isSettled).toBe(true));
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** A cart with an entry of each kind, in the format of `PUT /demo/cart`. */
const cartOfAllKinds = {
  freeArticles: [{ productId: '10101', campaignId: 'welcome-coffee' }],
  partnerProducts: [{ partnerProductId: 'bike-insurance', totalQuantity: 1 }],
  subscriptions: [{ subscriptionConfigurationId: 'coffee-monthly' }],
  defectiveGiftCards: [{ productId: '900010', tcm: '9000101' }],
};

/** A navigation with one branch: the demo shop's own would be most of the recording. */
const navigation = [
  {
    title: 'Kategorien',
    href: '/category/all',
    children: [{ title: 'Mode', href: '/category/fashion', children: [] }],
  },
  { title: 'Kaffee', href: '/category/coffee', children: [] },
  { title: 'Sale', href: '/category/sale', children: [] },
];

/** Another visitor logs in; the page goes into the back/forward cache and comes back. */
async function changeVisitor(): Promise<void> {
  await putDemo('visitor', { kind: 'LOGGED_IN', email: 'ada@example.org', firstName: 'Ada' });
  await tell('fascia:visitor-changed');
  await tell('pagehide');
  await act(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await cartSettled();
}

/** Changes and failures of all kinds. At the end one entry can be undone, and one change is unanswered. */
async function shop({ use }: ShopServer): Promise<void> {
  const [first, second] = await availableArticles();
  const { changeErrorExpired, undoExpired, undoPaused, undoResumed } = cartSlice.actions;
  const { dispatch } = pageStore();
  await settle(() => setArticle({ ...first, quantity: 3 }));
  await settle(() => addArticle({ ...second, quantity: 2 }));
  await settle(() => setGiftCard({ productId: '900010', tcm: '9000101', set: true }));
  await settle(() => setArticle({ ...first, quantity: 0 }));
  const [removed] = cartStore.getState().deletedEntries;
  act(() => {
    dispatch(undoPaused({ id: removed?.id ?? '', at: Date.now() }));
    dispatch(undoResumed({ id: removed?.id ?? '', at: Date.now() }));
  });
  await settle(() => undo(removed?.id ?? ''));
  await settle(() => setGiftCard({ productId: '900010', tcm: '9000101', set: false }));
  act(() => void dispatch(undoExpired(cartStore.getState().deletedEntries[0]?.id ?? '')));
  // Undone before it is sent.
  await settle(() => {
    const other = setArticle({ ...second, quantity: 1 });
    const removal = setArticle({ ...first, quantity: 0 });
    return Promise.all([other, removal, undo(cartStore.getState().deletedEntries[0]?.id ?? '')]);
  });

  use(http.put(`*${CART}`, () => new HttpResponse(null, { status: 304 }), { once: true }));
  await settle(() => setArticle({ ...second, quantity: 1 }));
  use(http.get(`*${CART}`, () => HttpResponse.error(), { once: true }));
  await settle(reload);
  use(http.get(`*${CART}`, () => new HttpResponse(null, { status: 304 }), { once: true }));
  await settle(reload);
  await settle(reload);
  await settle(() => setArticle({ ...second, quantity: 999 }));
  act(() => void dispatch(changeErrorExpired()));
  await settle(() => setArticle({ ...second, quantity: 998 }));
  // Lost, so that the cart is read; an addition waits for that, which fails.
  use(http.put(`*${CART}`, () => HttpResponse.error(), { once: true }));
  use(http.get(`*${CART}`, () => HttpResponse.error(), { once: true }));
  await settle(() => {
    const lost = setArticle({ ...second, quantity: 2 });
    return Promise.all([lost, addArticle({ ...first, quantity: 1 })]);
  });
  await cartSettled();
  await takeLast(first, second);
  await settle(() => setArticle({ ...first, quantity: 0 }));
}

/** Takes one of two units of an article, of which another window takes the other. */
async function takeLast(other: ArticleId, article: ArticleId): Promise<void> {
  await settle(() => setArticle({ ...article, quantity: 2 }));
  const left = [
    { ...other, quantity: 1 },
    { ...article, quantity: 1 },
  ];
  await putDemo('cart', { ...cartOfAllKinds, articles: left });
  await settle(() => {
    const sentBefore = setArticle({ ...other, quantity: 2 });
    return Promise.all([sentBefore, addArticle({ ...article, quantity: -1 })]);
  });
  await settle(() => undo(cartStore.getState().deletedEntries.at(-1)?.id ?? ''));
}

async function search(): Promise<void> {
  const visitor = userEvent.setup();
  await visitor.type(screen.getByRole('combobox'), 'tee');
  await waitFor(() => expect(screen.queryAllByRole('option')).not.toHaveLength(0));
}

async function readPromotions(): Promise<void> {
  await waitFor(() => expect(part('benefits')).toBeVisible());
  act(() => void pageStore().dispatch(previewChanged()));
  await waitFor(() => expect(part('benefits')).toBeVisible());
}

/** Signs up in the form of the page, and opens the cart's flyout, then a banner's legal text. */
async function useModules(): Promise<void> {
  await tell('fascia:newsletter-submitted', { result: 'SUCCESS' });
  const legalText = document.querySelector<HTMLElement>('[data-part="legal-text"]');
  const toggle = document.querySelector<HTMLElement>(`[aria-controls="${legalText?.id}"]`);
  fireEvent.click(toggle as HTMLElement);
  fireEvent.click(part('icon-cart') as HTMLElement);
  await waitFor(() => expect(part('undo')).toBeVisible());
  fireEvent.click(toggle as HTMLElement);
}

/** Runs a page with header, footer and form, as a visitor and a host use them, and records its store. */
export async function recordRun(server: ShopServer): Promise<RecordedRun> {
  server.use(
    http.get('*/jsonflyoutnavigation', () => HttpResponse.json(navigation)),
    http.get('*/json/psdata', () => new HttpResponse('{}', { status: 400 }), { once: true }),
  );
  storeCart(2);
  await putDemo('visitor', { kind: 'REMEMBERED', firstName: 'Mira' });
  await putDemo('cart', cartOfAllKinds);
  const recorded = recordStore();
  for (const action of resourceActions) pageStore().dispatch(action);
  await Promise.all([prepareFooter(), prepareForm()]);
  const { rerender } = await renderModule(header, {});
  rerender(
    <>
      <header.Header />
      <NewsletterForm />
      <Footer />
    </>,
  );
  await cartSettled();
  await readPromotions();
  await changeVisitor();
  await shop(server);
  await search();
  await useModules();
  server.use(http.put(`*${CART}`, () => new Promise<never>(() => undefined)));
  const [, second] = await availableArticles();
  act(() => {
    void addArticle({ ...second, quantity: 1 });
    void addArticle({ ...second, quantity: 1 });
  });
  const { cart, ...rest } = cartStore.getState();
  return { ...recorded(), cart: JSON.parse(JSON.stringify({ cart, ...rest })) };
}
