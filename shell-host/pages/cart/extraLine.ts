import type { Cart } from './cartModule.ts';
import type { CartLine } from './line.ts';
import { giftCardInfo, type Offers } from './offers.ts';

type Problem = Pick<CartLine, 'problem'>;

const keyOf = (name: string, { problem }: Problem) => `${problem ?? ''} ${name}`;

/** A gift card; of each kind there is one in a cart. */
export function giftCardLine(
  { article }: Cart['giftCards'][number],
  offers: Offers,
  problem: Problem = {},
): CartLine {
  const { productId, tcm } = article;
  return {
    key: keyOf(`giftCard ${productId} ${tcm}`, problem),
    ...giftCardInfo(article, offers),
    ...problem,
    kind: 'giftCard',
    quantity: 1,
    removal: { of: 'giftCard', productId, tcm },
  };
}

/** What a partner sends; the cart knows only its id and how many. */
export function partnerLine(
  { partnerProductId, totalQuantity }: Cart['partnerProducts'][number],
  { partnerProducts }: Offers,
  problem: Problem = {},
): CartLine {
  const offer = partnerProducts.find((one) => one.partnerProductId === partnerProductId);
  return {
    key: keyOf(`partner ${partnerProductId}`, problem),
    title: offer?.title ?? partnerProductId,
    ...problem,
    kind: 'partner',
    quantity: totalQuantity,
    removal: { of: 'partnerProduct', partnerProductId },
  };
}

/** A subscription; once taken out it comes back only as a new order. */
export function subscriptionLine(
  { subscriptionConfigurationId: id }: Cart['subscriptions'][number],
  { subscriptions }: Offers,
  problem: Problem = {},
): CartLine {
  const offer = subscriptions.find((one) => one.subscriptionConfigurationId === id);
  return {
    key: keyOf(`subscription ${id}`, problem),
    title: offer?.title ?? id,
    ...problem,
    kind: 'subscription',
    quantity: 1,
    removal: { of: 'subscription', subscriptionId: id },
  };
}
