import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { CartPage } from './cart/CartPage.tsx';
import { CategoryPage } from './category/CategoryPage.tsx';
import { ThemeWorldsPage } from './category/ThemeWorldsPage.tsx';
import { CheckoutPage } from './checkout/CheckoutPage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { NewsletterPage } from './newsletter/NewsletterPage.tsx';
import { usePage } from './routing/page.ts';
import { Notice } from './ui/Notice.tsx';
import { ProductPage } from './product/ProductPage.tsx';
import { routeOf, type Route } from './routing/routes.ts';
import { SearchPage } from './search/SearchPage.tsx';
import { AccountPage } from './account/AccountPage.tsx';
import { HelpPage } from './info/HelpPage.tsx';
import { LogoutPage } from './account/LogoutPage.tsx';
import { NotFoundPage } from './info/NotFoundPage.tsx';
import { StoreFinderPage } from './stores/StoreFinderPage.tsx';
import { useTexts } from './texts/useTexts.ts';

// Lazy: it is for developers only, and as large as all other pages together.
const Playground = lazy(() => import('./playground/Playground.tsx'));

function renderRoute(route: Route) {
  switch (route.name) {
    case 'home':
      return <HomePage />;
    case 'category':
      return <CategoryPage slug={route.slug} />;
    case 'themeWorlds':
      return <ThemeWorldsPage />;
    case 'product':
      return <ProductPage id={route.id} />;
    case 'search':
      return <SearchPage />;
    case 'cart':
      return <CartPage />;
    case 'checkout':
      return <CheckoutPage />;
    case 'newsletter':
      return <NewsletterPage />;
    case 'playground':
      return (
        <Suspense>
          <Playground />
        </Suspense>
      );
    case 'logout':
      return <LogoutPage />;
    case 'account':
      return <AccountPage />;
    case 'stores':
      return <StoreFinderPage />;
    case 'help':
      return <HelpPage />;
    case 'notFound':
      return <NotFoundPage />;
  }
}

/** The content between header and footer. */
export function App() {
  const { path, navigationCount } = usePage();
  const { page } = useTexts();
  return (
    <main className="shop-main">
      <ErrorBoundary
        key={navigationCount}
        fallback={<Notice kind="error">{page.renderError}</Notice>}
      >
        {renderRoute(routeOf(path))}
      </ErrorBoundary>
    </main>
  );
}
