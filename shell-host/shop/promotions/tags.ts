/** Tags of the promotions that fit everywhere, so that a page about one of these topics shows them. */
export const TOPIC_TAGS = ['coffee', 'kitchen', 'home', 'fashion', 'sale'] as const;

/** Tags that choose a top banner; what stands beside it has them all and stays. */
export const VARIANT_TAGS = [
  'voucher',
  'button',
  'both',
  'plain',
  'light',
  'dark',
  'other',
] as const;
