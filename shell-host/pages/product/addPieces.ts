import type { Cart, CartDoor, Outcome } from '../cart/cartDoor.ts';

interface Article {
  id: string;
  tcm: string;
}

/** How many pieces of an article a cart holds. */
export function piecesIn(cart: Pick<Cart, 'articles'>, { id, tcm }: Article): number {
  const line = cart.articles.find((one) => one.productId === id && one.tcm === tcm);
  return line?.quantity ?? 0;
}

/** Resolves when the cart is known: no read and no change is on its way. */
function known({ cartStore }: CartDoor): Promise<void> {
  return new Promise((resolve) => {
    const end = cartStore.subscribe(check);
    function check() {
      if (cartStore.getState().busy) return;
      end();
      resolve();
    }
    check();
  });
}

/**
 * Adds pieces to those that are in the cart: a change names the whole quantity (H§7), so nothing is added to
 * a cart that cannot be read.
 */
export async function addPieces(
  door: CartDoor,
  article: Article,
  pieces: number,
): Promise<Outcome> {
  const { cartStore } = door;
  await known(door);
  if (cartStore.getState().readError !== null) {
    const outcome = await door.reload();
    if (!outcome.ok) return outcome;
  }
  const quantity = piecesIn(cartStore.getState().cart, article) + pieces;
  return door.setArticle({ productId: article.id, tcm: article.tcm, quantity });
}
