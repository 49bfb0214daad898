/** Tags of promotions that suit every page, so that a page that filters by one of these topics shows them. */
export const TOPIC_TAGS = ['coffee', 'kitchen', 'home', 'fashion', 'sale'] as const;

/**
 * Tags that choose one of the top banners. The other kinds of promotion have all of them, so that they stay
 * visible.
 */
export const VARIANT_TAGS = [
  'voucher',
  'button',
  'both',
  'plain',
  'light',
  'dark',
  'other',
] as const;
