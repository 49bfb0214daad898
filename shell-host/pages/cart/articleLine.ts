import type { Cart } from './cartModule.ts';
import type { CartLine } from './line.ts';
import { articleInfo, unitPriceOf, type Offers } from './offers.ts';

type Article = Cart['articles'][number];

function problemOf({ availability }: Article): Pick<CartLine, 'problem'> {
  if (availability === 'SOLDOUT') return { problem: 'soldOut' };
  return availability === 'NOT_AVAILABLE' ? { problem: 'notAvailable' } : {};
}

/** An article that is paid for; its quantity may change. */
export function articleLine(article: Article, offers: Offers): CartLine {
  const { productId, tcm, quantity } = article;
  const unitPrice = unitPriceOf(productId, offers);
  return {
    key: `article ${productId} ${tcm}`,
    ...articleInfo(article, offers),
    ...problemOf(article),
    quantity,
    ...(unitPrice !== undefined && { unitPrice }),
    removal: { of: 'article', productId, tcm },
    article: { productId, tcm },
  };
}

/** An article that something is wrong with: it can only be taken out. */
export function defectiveArticleLine(article: Article, offers: Offers): CartLine {
  const { productId, tcm, quantity } = article;
  return {
    key: `defective article ${productId} ${tcm}`,
    ...articleInfo(article, offers),
    problem: 'defective',
    quantity,
    removal: { of: 'article', productId, tcm },
  };
}

/** An article that comes free with a campaign. */
export function freeArticleLine(article: Article, offers: Offers): CartLine {
  const { productId, campaignId = '' } = article;
  return {
    key: `free ${productId} ${campaignId}`,
    ...articleInfo(article, offers),
    ...problemOf(article),
    kind: 'free',
    quantity: 1,
    removal: { of: 'freeArticle', productId, campaignId },
  };
}
