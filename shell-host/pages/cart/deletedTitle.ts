import { articleInfo, giftCardInfo, type Offers } from './offers.ts';

function property(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null
    ? (object as Record<string, unknown>)[name]
    : undefined;
}

function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The name of an entry that was taken out; a gift card holds an article (contract §1, H§3). */
export function deletedTitle({ entry }: { entry: unknown }, offers: Offers): string {
  const article = property(entry, 'article') ?? entry;
  const known = {
    productId: stringOrEmpty(property(article, 'productId')),
    title: stringOrEmpty(property(article, 'title')),
  };
  const { title } = articleInfo(known, offers);
  return title === known.title ? giftCardInfo(known, offers).title : title;
}
