import { pageUrl } from '../../urls.ts';
import { headerAnnouncesCart, type Outcome } from '../cart/cartModule.ts';
import { keepUnitsTogether } from '../catalogue/keepUnitsTogether.ts';
import { errorText } from '../cart/errorText.ts';
import { usePage } from '../routing/page.ts';
import { Notice } from '../ui/Notice.tsx';
import { CART_PATH } from '../routing/routes.ts';
import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';

/** The outcome of adding an article to the cart. */
export function AddToCartResult({ outcome, title }: { outcome: Outcome; title: string }) {
  const { site } = usePage();
  const { product, cartError } = useTexts();
  return (
    <Notice kind={outcome.ok ? 'success' : 'error'} isSilent={!outcome.ok && headerAnnouncesCart()}>
      <p>
        {outcome.ok
          ? formatText(product.added, { title: keepUnitsTogether(title) })
          : errorText(cartError, outcome)}
      </p>
      <a href={pageUrl(site, CART_PATH)}>{product.toCart}</a>
    </Notice>
  );
}
