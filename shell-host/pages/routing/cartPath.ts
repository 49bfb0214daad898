/** The cart's page (H§2). */
export const CART = '/service/cartfrontend/cart';
