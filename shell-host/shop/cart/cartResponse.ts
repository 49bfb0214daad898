import type { Site } from '../catalogue/languages.ts';
import { productOf } from '../productOf.ts';
import { textFor } from '../textFor.ts';
import type { Added } from './cartOutcome.ts';
import type { ArticleLine, CartRecord, FreeArticleLine, GiftCardLine } from './cartRecord.ts';
import { giftCards } from './offers.ts';
import { piecesOf } from './setArticle.ts';

/** A cart as the service tells it (H§3), with titles in the site's language. */
export function cartResponse(cart: CartRecord, site: Site) {
  const article = (line: ArticleLine) => articleOf(line, site);
  const giftCard = (line: GiftCardLine) => ({ article: giftCardOf(line, site) });
  return {
    numberOfArticles: piecesOf(cart),
    articles: cart.articles.map(article),
    freeArticles: cart.freeArticles.map((line) => freeArticleOf(line, site)),
    giftCards: cart.giftCards.map(giftCard),
    partnerProducts: cart.partnerProducts,
    subscriptions: cart.subscriptions,
    defectiveArticles: cart.defectiveArticles.map(article),
    defectiveGiftCards: cart.defectiveGiftCards.map(giftCard),
    defectivePartnerProducts: cart.defectivePartnerProducts,
    defectiveSubscriptions: cart.defectiveSubscriptions,
  };
}

/** The entry that was added last. Its quantity, like those of free articles and gift cards, is an object (H§3). */
export function addedProductResponse(added: Added, site: Site) {
  const { productId, tcm, pieces } = added;
  return { productId, tcm, ...facts(added, site), quantity: { quantity: pieces } };
}

function articleOf(line: ArticleLine, site: Site) {
  const { productId, tcm, quantity } = line;
  const availability = line.availability ?? availabilityOf(line);
  return { productId, tcm, ...facts(line, site), quantity, availability };
}

function freeArticleOf(line: FreeArticleLine, site: Site) {
  const { productId, campaignId } = line;
  return {
    productId,
    campaignId,
    tcm: productOf(line)?.tcm ?? '',
    ...facts(line, site),
    quantity: { quantity: 1 },
    availability: line.availability ?? availabilityOf(line),
  };
}

function giftCardOf(line: GiftCardLine, site: Site) {
  const { productId, tcm } = line;
  return { productId, tcm, ...facts(line, site), quantity: { quantity: 1 } };
}

function availabilityOf(line: { productId: string }): 'AVAILABLE' | 'SOLDOUT' {
  return productOf(line)?.stock ? 'AVAILABLE' : 'SOLDOUT';
}

/** The picture is no field of H§3: it is there for the cart flyout, under the name that suggestions have for it. */
function facts({ productId }: { productId: string }, site: Site) {
  const item = productOf({ productId }) ?? giftCards.find((card) => card.productId === productId);
  return {
    title: item ? textFor(site, item.title) : productId,
    imageProductThumb: item?.picture ?? '',
  };
}
