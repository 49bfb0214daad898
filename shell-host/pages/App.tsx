import { lazy, Suspense } from 'react';
import { Boundary } from './Boundary.tsx';
import { CartPage } from './cart/CartPage.tsx';
import { CategoryPage } from './category/CategoryPage.tsx';
import { ThemeWorlds } from './category/ThemeWorlds.tsx';
import { Checkout } from './checkout/Checkout.tsx';
import { Home } from './home/Home.tsx';
import { NewsletterPage } from './newsletter/NewsletterPage.tsx';
import { usePage } from './page.ts';
import { Notice } from './parts/Notice.tsx';
import { ProductPage } from './product/ProductPage.tsx';
import { routeOf, type Route } from './routing/routes.ts';
import { SearchPage } from './search/SearchPage.tsx';
import { Account } from './service/Account.tsx';
import { Help } from './service/Help.tsx';
import { LogOut } from './service/LogOut.tsx';
import { NotFound } from './service/NotFound.tsx';
import { StoreFinder } from './service/StoreFinder.tsx';
import { useTexts } from './texts/useTexts.ts';

// For developers only, and as large as all the rest.
const Playground = lazy(() => import('./playground/Playground.tsx'));

function pageAt(route: Route) {
  switch (route.name) {
    case 'home':
      return <Home />;
    case 'category':
      return <CategoryPage slug={route.slug} />;
    case 'themeWorlds':
      return <ThemeWorlds />;
    case 'product':
      return <ProductPage id={route.id} />;
    case 'search':
      return <SearchPage />;
    case 'cart':
      return <CartPage />;
    case 'checkout':
      return <Checkout />;
    case 'newsletter':
      return <NewsletterPage />;
    case 'playground':
      return (
        <Suspense>
          <Playground />
        </Suspense>
      );
    case 'logout':
      return <LogOut />;
    case 'account':
      return <Account />;
    case 'stores':
      return <StoreFinder />;
    case 'help':
      return <Help />;
    case 'notFound':
      return <NotFound />;
  }
}

/** What stands between header and footer. */
export function App() {
  const { path, visit } = usePage();
  const { page } = useTexts();
  return (
    <main className="shop-main">
      <Boundary key={visit} fallback={<Notice kind="bad">{page.broken}</Notice>}>
        {pageAt(routeOf(path))}
      </Boundary>
    </main>
  );
}
