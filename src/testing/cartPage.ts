import { waitFor } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { cartStore } from '../exposes/cart.ts';
import './freshPage.ts';

/** The cart service's address. */
export const CART = '/service/cart/api/cart';

/** A page of a host that uses the cart: subscribed, and the cart read. */
export async function openCartPage(): Promise<void> {
  cartStore.subscribe(() => undefined);
  await cartSettled();
}

/** Nothing is on its way. */
export const cartSettled = () =>
  waitFor(() => {
    if (cartStore.getState().busy) throw new Error('The cart is busy');
  });

/** What names an article to the cart. */
export interface ArticleName {
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
  const answer = await fetch('/demo/catalogue');
  return ((await answer.json()) as { products: Product[] }).products;
}

const nameOf = (product: Product | undefined): ArticleName => ({
  productId: product?.id ?? '',
  tcm: product?.tcm ?? '',
});

/** Articles that the demo shop has plenty of, the first two. */
export async function plenty(): Promise<[ArticleName, ArticleName]> {
  const all = await products();
  const many = all.filter(({ stock, itemLimit }) => Math.min(stock, itemLimit) >= 5);
  return [nameOf(many[0]), nameOf(many[1])];
}

/** An article of the demo shop that ends with its limit, not with its stock. */
export async function limited(): Promise<ArticleName & { limit: number }> {
  const product = (await products()).find(({ stock, itemLimit }) => stock > itemLimit);
  return { ...nameOf(product), limit: product?.itemLimit ?? 0 };
}

/** The one article of `heldCart`. */
export const CUP = { productId: 'A', tcm: '1' };

/** A cart with this many cups, as a service tells it. */
export const cartOfCups = (quantity: number) => ({
  numberOfArticles: quantity,
  articles: quantity > 0 ? [{ ...CUP, title: 'Becher', quantity }] : [],
});

/** A service that holds cups, and does at once what it is told. */
export function cupService(quantity: number): RequestHandler[] {
  let held = quantity;
  return [
    http.get(`*${CART}`, () => HttpResponse.json({ cart: cartOfCups(held) })),
    http.put(`*${CART}`, async ({ request }) => {
      const body = (await request.json()) as { setArticle?: { quantity: number } };
      held = body.setArticle?.quantity ?? held;
      return HttpResponse.json({ cart: cartOfCups(held) });
    }),
  ];
}
