import { pageUrl } from '../../shop/urls.ts';
import type { Outcome } from '../cart/cartDoor.ts';
import { errorText } from '../cart/errorText.ts';
import { headerTells } from '../cart/headerTells.ts';
import { usePage } from '../page.ts';
import { Notice } from '../parts/Notice.tsx';
import { CART } from '../routing/cartPath.ts';
import { fill } from '../texts/fill.ts';
import { useTexts } from '../texts/useTexts.ts';

/** What became of putting an article into the cart. */
export function Added({ outcome, title }: { outcome: Outcome; title: string }) {
  const { site } = usePage();
  const { product, cartError } = useTexts();
  return (
    <Notice kind={outcome.ok ? 'good' : 'bad'} silent={!outcome.ok && headerTells()}>
      <p>{outcome.ok ? fill(product.added, { title }) : errorText(cartError, outcome)}</p>
      <a href={pageUrl(site, CART)}>{product.toCart}</a>
    </Notice>
  );
}
