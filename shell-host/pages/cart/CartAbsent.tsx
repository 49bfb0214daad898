import { pageOf } from '../../shop/addresses.ts';
import { usePage } from '../routing/page.ts';
import { Notice } from '../ui/Notice.tsx';
import { CART_PATH } from '../routing/routes.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Instead of what needs the remote's cart, where the remote did not come: plain words and a plain link. */
export function CartUnavailable() {
  const { site, path } = usePage();
  const { cart, product, page } = useTexts();
  return (
    <Notice>
      <p>{cart.absent}</p>
      {path === CART_PATH ? (
        <a href={pageOf(site, CART_PATH)} onClick={() => window.location.reload()}>
          {page.again}
        </a>
      ) : (
        <a href={pageOf(site, CART_PATH)}>{product.toCart}</a>
      )}
    </Notice>
  );
}
