import { waitFor } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { cartStore } from '../exposes/cart.ts';
import { handOffStorage } from '../features/cart/handOffStorage.ts';
import { visitorId } from '../foundation/browser/visit/visit.ts';
import { collectErrors } from './collectEvents.ts';
import './freshPage.ts';
import { serveShop } from './shopServer.ts';

/** The address of the cart service. */
export const CART = '/service/cart/api/cart';

/** Serves the demo shop to the tests of a file. Collects the requests to the cart service and the reported errors. */
export function serveCart() {
  const server = serveShop();
  const errors = collectErrors();
  const requests = (method: string) =>
    server.callsTo(CART).filter((call) => call.method === method);
  return {
    ...server,
    errors,
    gets: () => requests('GET'),
    puts: () => requests('PUT'),
    /** Opens a page of a visitor with this many cups in the cart. */
    async openWithCups(quantity: number): Promise<void> {
      server.use(...cupService(quantity));
      await openCartPage();
    },
  };
}

/** Subscribes to the cart like a host's page. Resolves when the cart has been loaded. */
export async function openCartPage(): Promise<void> {
  cartStore.subscribe(() => undefined);
  await cartSettled();
}

/** Resolves when no request of the cart is in flight. */
export const cartSettled = () =>
  waitFor(() => {
    if (cartStore.getState().busy) throw new Error('The cart is busy');
  });

/** Identifies an article in the cart. */
export interface ArticleId {
  productId: string;
  tcm: string;
}

interface Product {
  id: string;
  tcm: string;
  stock: number;
  itemLimit: number;
}

async function products(): Promise<Product[]> {
  const response = await fetch('/demo/catalogue');
  return ((await response.json()) as { products: Product[] }).products;
}

const idOf = (product: Product | undefined): ArticleId => ({
  productId: product?.id ?? '',
  tcm: product?.tcm ?? '',
});

/** The first two articles with at least five units for sale. */
export async function availableArticles(): Promise<[ArticleId, ArticleId]> {
  const all = await products();
  const available = all.filter(({ stock, itemLimit }) => Math.min(stock, itemLimit) >= 5);
  return [idOf(available[0]), idOf(available[1])];
}

/** An article of the demo shop whose limit is lower than its stock. */
export async function limitedArticle(): Promise<ArticleId & { limit: number }> {
  const product = (await products()).find(({ stock, itemLimit }) => stock > itemLimit);
  return { ...idOf(product), limit: product?.itemLimit ?? 0 };
}

/** The only article of `cartOfCups`. */
export const CUP = { productId: 'A', tcm: '1' };

/** A cart with this many cups, in the service's format. */
export const cartOfCups = (quantity: number) => ({
  numberOfArticles: quantity,
  articles: quantity > 0 ? [{ ...CUP, title: 'Becher', quantity }] : [],
});

/** A cart service with this many cups in the cart. It applies every `setArticle`. */
export function cupService(quantity: number): RequestHandler[] {
  let inCart = quantity;
  return [
    http.get(`*${CART}`, () => HttpResponse.json({ cart: cartOfCups(inCart) })),
    http.put(`*${CART}`, async ({ request }) => {
      const body = (await request.json()) as { setArticle?: { quantity: number } };
      inCart = body.setArticle?.quantity ?? inCart;
      return HttpResponse.json({ cart: cartOfCups(inCart) });
    }),
  ];
}

/** Stores a cart with this many cups, like an earlier page of the visit. */
export function storeCart(quantity: number, owner = visitorId()): void {
  const label = { owner, storedAt: Date.now() };
  localStorage.setItem('fascia.cart.DE', JSON.stringify({ ...cartOfCups(quantity), ...label }));
}

const HANDED_OFF = 'fascia.cart.DE.left';

/** The changes that the tab's previous page has handed over. */
export const handedOff = () => handOffStorage.read(HANDED_OFF) as { changes: unknown } | undefined;

/** Hands over changes, like another page of this tab. */
export const handOff = (value: object) =>
  handOffStorage.write(HANDED_OFF, { visitor: visitorId(), at: Date.now(), ...value });
