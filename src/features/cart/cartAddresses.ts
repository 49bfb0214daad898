/** The address of the shop's cart page. */
export const CART_PAGE = '/service/cartfrontend/cart';
/** The address where the visitor pays. */
export const CHECKOUT_PAGE = '/checkout';
/** The address of the cart service, for reads and changes (CART-06, CART-13). */
export const CART_SERVICE = '/service/cart/api/cart';
/** The tokens that identify the visitor to the cart service. */
export const CART_TOKENS = ['csrf', 'longTerm'] as const;
