import { findProduct } from '../catalogue/findProduct.ts';
import { localize } from '../localize.ts';
import type { Site } from '../sites.ts';
import type { Cart, CartAddedProduct, CartArticle, CartFreeArticle } from '../wireTypes.ts';
import type { AddedEntry } from './cartOutcome.ts';
import type { ArticleLine, CartRecord, FreeArticleLine, GiftCardLine } from './cartRecord.ts';
import { giftCards } from './offers.ts';
import { articleCount } from './setArticle.ts';

/** Converts a cart to the format of the cart service (CART-01), with titles in the site's language. */
export function cartResponse(cart: CartRecord, site: Site): Cart {
  const article = (line: ArticleLine) => articleResponse(line, site);
  const giftCard = (line: GiftCardLine) => ({ article: giftCardResponse(line, site) });
  return {
    numberOfArticles: articleCount(cart),
    articles: cart.articles.map(article),
    freeArticles: cart.freeArticles.map((line) => freeArticleResponse(line, site)),
    giftCards: cart.giftCards.map(giftCard),
    partnerProducts: cart.partnerProducts,
    subscriptions: cart.subscriptions,
    defectiveArticles: cart.defectiveArticles.map(article),
    defectiveGiftCards: cart.defectiveGiftCards.map(giftCard),
    defectivePartnerProducts: cart.defectivePartnerProducts,
    defectiveSubscriptions: cart.defectiveSubscriptions,
  };
}

/**
 * Returns the entry that a change added. Its quantity is an object, as in free articles and gift cards (CART-02).
 */
export function addedProductResponse(added: AddedEntry, site: Site): CartAddedProduct {
  const { productId, tcm, quantity } = added;
  return { productId, tcm, ...titleAndPicture(added, site), quantity: { quantity } };
}

function articleResponse(line: ArticleLine, site: Site): CartArticle {
  const { productId, tcm, quantity } = line;
  const availability = line.availability ?? stockAvailability(line);
  return { productId, tcm, ...titleAndPicture(line, site), quantity, availability };
}

function freeArticleResponse(line: FreeArticleLine, site: Site): CartFreeArticle {
  const { productId, campaignId } = line;
  return {
    productId,
    campaignId,
    tcm: findProduct(line)?.tcm ?? '',
    ...titleAndPicture(line, site),
    quantity: { quantity: 1 },
    availability: line.availability ?? stockAvailability(line),
  };
}

function giftCardResponse(line: GiftCardLine, site: Site): CartAddedProduct {
  const { productId, tcm } = line;
  return { productId, tcm, ...titleAndPicture(line, site), quantity: { quantity: 1 } };
}

function stockAvailability(line: { productId: string }): 'AVAILABLE' | 'SOLDOUT' {
  return findProduct(line)?.stock ? 'AVAILABLE' : 'SOLDOUT';
}

/**
 * The cart service of a real shop returns no pictures. The demo adds them for the cart flyout, in the field that search
 * suggestions use.
 */
function titleAndPicture({ productId }: { productId: string }, site: Site) {
  const item = findProduct({ productId }) ?? giftCards.find((card) => card.productId === productId);
  return {
    title: item ? localize(site, item.title) : productId,
    imageProductThumb: item?.picture ?? '',
  };
}
