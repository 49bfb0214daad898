import type { Removal } from './removal.ts';

/** One row of the cart's page, whatever it holds. */
export interface CartLine {
  key: string;
  title: string;
  /** A word on what it is, where it is no plain article. */
  kind?: 'free' | 'giftCard' | 'partner' | 'subscription';
  picture?: string;
  url?: string;
  quantity: number;
  /** Minor units for one piece. */
  unitPrice?: number;
  /** Why it keeps the visitor from checkout. */
  problem?: 'soldOut' | 'notAvailable' | 'defective';
  removal: Removal;
  /** What a change of the quantity names; absent where it cannot change. */
  article?: { productId: string; tcm: string };
}

/** What the articles cost together, in minor units; null where a price is not known. */
export function totalOf(lines: readonly CartLine[]): number | null {
  const articles = lines.filter(({ article }) => article);
  const prices = articles.map(({ unitPrice, quantity }) => (unitPrice ?? Number.NaN) * quantity);
  const total = prices.reduce((total, price) => total + price, 0);
  return Number.isNaN(total) ? null : total;
}
