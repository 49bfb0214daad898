import { articleFacts, giftCardFacts, type Offers } from './offers.ts';

function field(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null
    ? (holder as Record<string, unknown>)[name]
    : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The name of an entry that was taken out; a gift card holds an article (contract §1, H§3). */
export function deletedTitle({ entry }: { entry: unknown }, offers: Offers): string {
  const article = field(entry, 'article') ?? entry;
  const known = {
    productId: textOf(field(article, 'productId')),
    title: textOf(field(article, 'title')),
  };
  const { title } = articleFacts(known, offers);
  return title === known.title ? giftCardFacts(known, offers).title : title;
}
