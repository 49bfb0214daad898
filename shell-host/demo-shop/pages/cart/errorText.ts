import { formatText } from '../texts/formatText.ts';
import type { Texts } from '../texts/texts.ts';

const CODES_WITH_LIMIT = ['CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'] as const;

/** Returns the message for a failed change (CART-31). A limit error without its number has the general message. */
export function errorText(
  texts: Texts['cartError'],
  { code, limit }: { code: string; limit: number | null },
): string {
  const known = CODES_WITH_LIMIT.find((name) => name === code);
  return known && limit !== null ? formatText(texts[known], { limit }) : texts.change;
}
