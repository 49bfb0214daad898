import type { I18n } from '@lingui/core';
import type { CartArticle } from '../cart.ts';
import type { CartEntry, CartList } from '../cartChange.ts';

type Say = I18n['_'];

/** What an entry shows of itself. */
export interface EntryFacts {
  title: string;
  /** As the service gave it: `Image` is its gate. */
  picture: string | undefined;
  /** What the visitor should know of it, as that it is sold out. */
  note: string | null;
  /** How many, where the visitor can choose. */
  quantity: number | null;
}

const notes = { SOLDOUT: 'cart.entry.soldOut', NOT_AVAILABLE: 'cart.entry.notAvailable' } as const;

function noteOf(_: Say, list: CartList, { availability }: Partial<CartArticle>): string | null {
  if (list.startsWith('defective')) return _('cart.entry.defective');
  if (availability && availability in notes) return _(notes[availability as keyof typeof notes]);
  return list === 'freeArticles' ? _('cart.entry.free') : null;
}

/** What an entry shows of itself, in the page's language. */
export function entryFacts(_: Say, list: CartList, entry: CartEntry): EntryFacts {
  if ('partnerProductId' in entry || 'subscriptionConfigurationId' in entry) {
    const title =
      'partnerProductId' in entry ? _('cart.entry.partnerProduct') : _('cart.entry.subscription');
    return { title, picture: undefined, note: noteOf(_, list, {}), quantity: null };
  }
  const article = 'article' in entry ? entry.article : entry;
  return {
    // A host may have put in what only the service knows the title of.
    title: article.title || _('cart.entry.untitled'),
    picture: article.imageProductThumb,
    note: noteOf(_, list, article),
    quantity: list === 'articles' ? article.quantity : null,
  };
}
