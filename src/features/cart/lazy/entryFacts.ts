import type { I18n } from '@lingui/core';
import type { CartArticle } from '../cart.ts';
import type { CartEntry, CartList } from '../cartChange.ts';

/** What the flyout shows of an entry. */
interface EntryFacts {
  title: string;
  /** The address of its picture, unchecked: `Image` checks it. */
  picture: string | undefined;
  /** Its condition, such as that it is sold out. */
  note: string | null;
  /** Its quantity, where the visitor can change it. */
  quantity: number | null;
}

const notes = { SOLDOUT: 'cart.entry.soldOut', NOT_AVAILABLE: 'cart.entry.notAvailable' } as const;

function noteOf(
  _: I18n['_'],
  list: CartList,
  { availability }: Partial<CartArticle>,
): string | null {
  if (list.startsWith('defective')) return _('cart.entry.defective');
  if (availability && availability in notes) return _(notes[availability as keyof typeof notes]);
  return list === 'freeArticles' ? _('cart.entry.free') : null;
}

/** What the flyout shows of an entry, in the language of the page. */
export function entryFacts(_: I18n['_'], list: CartList, entry: CartEntry): EntryFacts {
  if ('partnerProductId' in entry || 'subscriptionConfigurationId' in entry) {
    const title =
      'partnerProductId' in entry ? _('cart.entry.partnerProduct') : _('cart.entry.subscription');
    return { title, picture: undefined, note: noteOf(_, list, {}), quantity: null };
  }
  const article = 'article' in entry ? entry.article : entry;
  return {
    // An article that was just added has no title before the service answers.
    title: article.title || _('cart.entry.untitled'),
    picture: article.imageProductThumb,
    note: noteOf(_, list, article),
    quantity: list === 'articles' ? article.quantity : null,
  };
}
