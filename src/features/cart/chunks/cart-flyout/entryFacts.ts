import type { I18n } from '@lingui/core';
import { keepUnitsTogether } from '../../../../foundation/ui/lines/keepUnitsTogether.ts';
import { isForSale, type CartArticle } from '../../cart.ts';
import type { CartEntry, CartList } from '../../cartChange.ts';

const notes = { SOLDOUT: 'cart.entry.soldOut', NOT_AVAILABLE: 'cart.entry.notAvailable' } as const;

/** Whether an entry prevents checkout (CART-27). */
export const isBlocked = (list: CartList, entry: CartEntry): boolean =>
  list.startsWith('defective') || !isForSale(entry as Partial<CartArticle>);

/** The note on an entry, such as "sold out". */
function noteOf(
  _: I18n['_'],
  list: CartList,
  { availability }: Partial<CartArticle>,
): string | null {
  if (list.startsWith('defective')) return _('cart.entry.defective');
  if (availability && availability in notes) return _(notes[availability as keyof typeof notes]);
  return list === 'freeArticles' ? _('cart.entry.free') : null;
}

/** An article's title. It is missing until the service responds to the addition of the article. */
export const articleTitle = (_: I18n['_'], { title }: CartArticle): string =>
  keepUnitsTogether(title) || _('cart.entry.untitled');

/**
 * The content of an entry's row. `picture` is an unchecked address, which `Image` checks. `quantity` is `null` if the
 * visitor cannot change it. Blocked entries can only be removed.
 */
export function entryFacts(_: I18n['_'], list: CartList, entry: CartEntry) {
  if ('partnerProductId' in entry || 'subscriptionConfigurationId' in entry) {
    const title =
      'partnerProductId' in entry ? _('cart.entry.partnerProduct') : _('cart.entry.subscription');
    return { title, picture: undefined, note: noteOf(_, list, {}), quantity: null };
  }
  const article = 'article' in entry ? entry.article : entry;
  return {
    title: articleTitle(_, article),
    picture: article.imageProductThumb,
    note: noteOf(_, list, article),
    quantity: list === 'articles' && isForSale(article) ? article.quantity : null,
  };
}
