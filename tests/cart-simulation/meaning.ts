import type { CartErrorCode } from '../../src/features/cart/cartErrors.ts';
import type { Answered } from './fakes/fakeNetwork.ts';
import type { Basket } from './fakes/fakeShop.ts';
import { basketOf } from './oracle.ts';

/** The meaning of a response, parsed without the cart's own code. */
export type Meaning =
  | { kind: 'cart'; basket: Basket; error: { code: CartErrorCode; limit: number | null } | null }
  | { kind: 'unneeded' }
  | { kind: 'refused'; code: CartErrorCode; limit: number | null }
  | { kind: 'lost' };

interface Body {
  cart?: Parameters<typeof basketOf>[0];
  error?: string | { code: string };
  limit?: number;
}

export function meaningOf(answered: Answered): Meaning {
  if (typeof answered === 'string') return { kind: 'lost' };
  const { status, body } = answered;
  if (status === 304) return { kind: 'unneeded' };
  if (typeof body !== 'object' || body === null) return { kind: 'lost' };
  const { cart, error: said, limit = null } = body as Body;
  const code = (typeof said === 'object' ? said.code : said) as CartErrorCode | undefined;
  if (status === 200 && cart && cart.numberOfArticles >= 0) {
    const error = code ? { code, limit } : null;
    return { kind: 'cart', basket: plain(basketOf(cart)), error };
  }
  return code ? { kind: 'refused', code, limit } : { kind: 'lost' };
}

const plain = (basket: Basket): Basket => ({
  ...basket,
  articles: Object.fromEntries(
    Object.entries(basket.articles).map(([name, quantity]) => [
      name,
      typeof quantity === 'object' ? (quantity as { quantity: number }).quantity : quantity,
    ]),
  ),
});
