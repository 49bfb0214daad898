/** Where the cart is read and changed (H§7). */
export const CART_PATH = '/service/cart/api/cart';
/** What identifies the visitor in both calls (H§7). */
export const CART_TOKENS = ['csrf', 'longTerm'] as const;
