import { fill } from '../texts/fill.ts';
import type { Texts } from '../texts/texts.ts';

const withLimit = ['CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'] as const;

/** What a visitor reads when a change did not come off (H§8); a limit without its figure says nothing of use. */
export function errorText(
  texts: Texts['cartError'],
  { code, limit }: { code: string; limit: number | null },
): string {
  const known = withLimit.find((name) => name === code);
  return known && limit !== null ? fill(texts[known], { limit }) : texts.change;
}
