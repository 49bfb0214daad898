import type { Drawing } from './drawing.ts';
import { giftCard } from '../objects/giftCard.ts';
import { lying } from './drawing.ts';
import { palette } from '../palette.ts';

const p = palette;

/** The pictures of the gift cards. */
export const giftCards: Record<string, Drawing> = {
  'coffee-break': lying(p.sand, () => giftCard(p.terracotta, p.cream, 'cup')),
  'thank-you': lying(p.sage, () => giftCard(p.slate, p.blush, 'heart')),
};
