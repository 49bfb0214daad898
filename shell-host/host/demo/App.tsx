import { lazy, Suspense, type ReactElement } from 'react';
import { CartPage } from '../../demo-shop/pages/cart/CartPage.tsx';
import { CategoryPage } from '../../demo-shop/pages/category/CategoryPage.tsx';
import { ThemeWorldsPage } from '../../demo-shop/pages/category/ThemeWorldsPage.tsx';
import { CheckoutPage } from '../../demo-shop/pages/checkout/CheckoutPage.tsx';
import { HomePage } from '../../demo-shop/pages/home/HomePage.tsx';
import { NewsletterPage } from '../../demo-shop/pages/newsletter/NewsletterPage.tsx';
import { usePage } from '../../demo-shop/pages/routing/page.ts';
import { ErrorBoundary } from '../../demo-shop/pages/ui/ErrorBoundary.tsx';
import { Notice } from '../../demo-shop/pages/ui/Notice.tsx';
import { ProductPage } from '../../demo-shop/pages/product/ProductPage.tsx';
import { routeOf, type Route } from '../../demo-shop/pages/routing/routes.ts';
import { SearchPage } from '../../demo-shop/pages/search/SearchPage.tsx';
import { AccountPage } from '../../demo-shop/pages/account/AccountPage.tsx';
import { HelpPage } from '../../demo-shop/pages/info/HelpPage.tsx';
import { LogoutPage } from '../../demo-shop/pages/account/LogoutPage.tsx';
import { NotFoundPage } from '../../demo-shop/pages/info/NotFoundPage.tsx';
import { StoreFinderPage } from '../../demo-shop/pages/stores/StoreFinderPage.tsx';
import { useTexts } from '../../demo-shop/pages/texts/useTexts.ts';

// Lazy, because only developers need it and it is large.
const Playground = lazy(() => import('../../demo-shop/playground/Playground.tsx'));

/** The page of each route. */
const pages: { [Name in Route['name']]: (route: Extract<Route, { name: Name }>) => ReactElement } =
  {
    home: () => <HomePage />,
    category: ({ slug }) => <CategoryPage slug={slug} />,
    themeWorlds: () => <ThemeWorldsPage />,
    product: ({ id }) => <ProductPage id={id} />,
    search: () => <SearchPage />,
    cart: () => <CartPage />,
    checkout: () => <CheckoutPage />,
    newsletter: () => <NewsletterPage />,
    playground: () => (
      <Suspense>
        <Playground />
      </Suspense>
    ),
    logout: () => <LogoutPage />,
    account: () => <AccountPage />,
    stores: () => <StoreFinderPage />,
    help: () => <HelpPage />,
    notFound: () => <NotFoundPage />,
  };

function renderRoute<Name extends Route['name']>(route: Extract<Route, { name: Name }>) {
  return pages[route.name as Name](route);
}

/** Renders the content between header and footer. */
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
