import { load } from 'fascia-host';

async function addToCart(productId: string, tcm: string) {
  const { cartStore } = await load('cart'); // Rejects where the remote cannot be had.
  const outcome = await cartStore.addArticle({ productId, tcm, quantity: 1 });
  if (!outcome.ok) alert(outcome.code); // It never rejects.
}
