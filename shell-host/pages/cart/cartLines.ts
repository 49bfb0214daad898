import { articleLine, defectiveArticleLine, freeArticleLine } from './articleLine.ts';
import type { Cart } from './cartModule.ts';
import { giftCardLine, partnerLine, subscriptionLine } from './extraLine.ts';
import type { CartLine } from './line.ts';
import type { Offers } from './offers.ts';

const defective = { problem: 'defective' } as const;

/** Everything in a cart as rows: first what needs the visitor's attention. */
export function cartLines(cart: Cart, offers: Offers): CartLine[] {
  return [
    ...cart.defectiveArticles.map((one) => defectiveArticleLine(one, offers)),
    ...cart.defectiveGiftCards.map((one) => giftCardLine(one, offers, defective)),
    ...cart.defectivePartnerProducts.map((one) => partnerLine(one, offers, defective)),
    ...cart.defectiveSubscriptions.map((one) => subscriptionLine(one, offers, defective)),
    ...cart.articles.map((one) => articleLine(one, offers)),
    ...cart.freeArticles.map((one) => freeArticleLine(one, offers)),
    ...cart.giftCards.map((one) => giftCardLine(one, offers)),
    ...cart.partnerProducts.map((one) => partnerLine(one, offers)),
    ...cart.subscriptions.map((one) => subscriptionLine(one, offers)),
  ];
}
