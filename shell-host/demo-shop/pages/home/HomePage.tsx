import { pageUrl } from '../../urls.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { usePage } from '../routing/page.ts';
import { SeeAllLink } from '../ui/SeeAllLink.tsx';
import { CatalogueUnavailable } from '../catalogue/CatalogueUnavailable.tsx';
import { ProductGridPlaceholder, ProductGrid } from '../catalogue/ProductGrid.tsx';
import { Section } from '../ui/Section.tsx';
import { Container } from '../ui/Container.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { Hero } from './Hero.tsx';
import { Story, StoresBanner } from './Story.tsx';
import { CategoryTilesPlaceholder, CategoryTiles } from './CategoryTiles.tsx';

/** The maximum number of articles in a row. */
const MAX_PER_ROW = 10;

/** The home page. */
export function HomePage() {
  const resource = useCatalogue();
  return (
    <>
      <Hero />
      <Container>
        {resource.state === 'failed' ? (
          <CatalogueUnavailable />
        ) : (
          <Offers catalogue={resource.state === 'ready' ? resource.value : null} />
        )}
        <StoresBanner />
      </Container>
    </>
  );
}

function Offers({ catalogue }: { catalogue: Catalogue | null }) {
  const { site } = usePage();
  const { home } = useTexts();
  const newProducts = catalogue?.products.filter(({ isNew }) => isNew);
  const reducedProducts = catalogue?.products.filter(({ salePrice }) => salePrice !== undefined);
  const rootCategories = catalogue?.categories.filter(({ parent }) => parent === null);
  return (
    <>
      <Section title={home.categories}>
        {rootCategories ? (
          <CategoryTiles categories={rootCategories} />
        ) : (
          <CategoryTilesPlaceholder />
        )}
      </Section>
      <Section title={home.newProducts}>
        {newProducts ? (
          <ProductGrid products={newProducts.slice(0, MAX_PER_ROW)} inRow />
        ) : (
          <ProductGridPlaceholder count={6} inRow />
        )}
      </Section>
      <Story />
      <Section
        title={home.reducedProducts}
        link={<SeeAllLink href={pageUrl(site, '/category/sale')} topic={home.reducedProducts} />}
      >
        {reducedProducts ? (
          <ProductGrid products={reducedProducts.slice(0, MAX_PER_ROW)} inRow />
        ) : (
          <ProductGridPlaceholder count={6} inRow />
        )}
      </Section>
    </>
  );
}
