import { formatText } from '../texts/formatText.ts';
import type { Texts } from '../texts/texts.ts';

const CODES_WITH_LIMIT = ['CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'] as const;

/** What a visitor reads when a change did not come off (H§8); a limit without its figure says nothing of use. */
export function errorText(
  texts: Texts['cartError'],
  { code, limit }: { code: string; limit: number | null },
): string {
  const known = CODES_WITH_LIMIT.find((name) => name === code);
  return known && limit !== null ? formatText(texts[known], { limit }) : texts.change;
}
