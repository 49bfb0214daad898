import { pageUrl } from '../../shop/urls.ts';
import { usePage } from '../page.ts';
import { Notice } from '../parts/Notice.tsx';
import { CART } from '../routing/cartPath.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Instead of what needs the remote's cart, where the remote did not come: plain words and a plain link. */
export function CartAbsent() {
  const { site, path } = usePage();
  const { cart, product, page } = useTexts();
  return (
    <Notice>
      <p>{cart.absent}</p>
      {path === CART ? (
        <a href={pageUrl(site, CART)} onClick={() => window.location.reload()}>
          {page.again}
        </a>
      ) : (
        <a href={pageUrl(site, CART)}>{product.toCart}</a>
      )}
    </Notice>
  );
}
