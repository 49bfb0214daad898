import type { ReactNode } from 'react';
import { addressOf } from '../../urls.ts';
import { useRemoteModule } from '../../../host/useRemoteModule.ts';
import { usePage } from '../routing/page.ts';
import { routeOf } from '../routing/routes.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { CartModule } from './cartModule.ts';

interface Props {
  /** Receives `null` until the module has loaded. */
  children: (cartModule: CartModule | null) => ReactNode;
}

/** Provides the remote's cart module. If it is unavailable, a message replaces the children. */
export function WithCart({ children }: Props) {
  const module = useRemoteModule('cart');
  if (module === 'failed') return <CartUnavailable />;
  return (
    <ErrorBoundary fallback={<CartUnavailable />}>
      {children(module === 'loading' ? null : module)}
    </ErrorBoundary>
  );
}

/** On the cart page the link reloads the page; elsewhere it leads to the cart page. */
function CartUnavailable() {
  const { site, path } = usePage();
  const { cart, product, page } = useTexts();
  const isCartPage = routeOf(path).name === 'cart';
  return (
    <Notice>
      <p>{cart.unavailable}</p>
      <a href={addressOf(site, 'cart')} onClick={() => isCartPage && window.location.reload()}>
        {isCartPage ? page.retry : product.toCart}
      </a>
    </Notice>
  );
}
