import type { Cart, CartModule, Outcome } from '../cart/cartModule.ts';

interface Article {
  id: string;
  tcm: string;
}

/** The quantity of an article in a cart. */
export function quantityInCart(cart: Pick<Cart, 'articles'>, { id, tcm }: Article): number {
  const line = cart.articles.find((one) => one.productId === id && one.tcm === tcm);
  return line?.quantity ?? 0;
}

/** Resolves when no read and no change of the cart is pending. */
function untilIdle({ cartStore }: CartModule): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = cartStore.subscribe(check);
    function check() {
      if (cartStore.getState().busy) return;
      unsubscribe();
      resolve();
    }
    check();
  });
}

/**
 * Increases the quantity of an article in the cart. A change sets the total quantity (CART-13), so nothing is added to
 * a cart that cannot be read.
 */
export async function addQuantity(
  cartModule: CartModule,
  article: Article,
  added: number,
): Promise<Outcome> {
  const { cartStore } = cartModule;
  await untilIdle(cartModule);
  if (cartStore.getState().readError !== null) {
    const outcome = await cartModule.reload();
    if (!outcome.ok) return outcome;
  }
  const quantity = quantityInCart(cartStore.getState().cart, article) + added;
  return cartModule.setArticle({ productId: article.id, tcm: article.tcm, quantity });
}
