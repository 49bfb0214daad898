/** Where the cart has its own page (H§2). */
export const CART_PAGE = '/service/cartfrontend/cart';
/** Where the visitor pays (contract §5). */
export const CHECKOUT_PAGE = '/checkout';
