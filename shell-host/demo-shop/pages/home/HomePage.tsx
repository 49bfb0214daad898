import { siteOf } from '../../sites.ts';
import { categoryUrl } from '../../urls.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { usePage } from '../routing/page.ts';
import { Icon } from '../ui/Icon.tsx';
import { CatalogueUnavailable } from '../catalogue/CatalogueUnavailable.tsx';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { Section } from '../ui/Section.tsx';
import { Container } from '../ui/Container.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { Hero } from './Hero.tsx';
import { Story, StoresBanner } from './Story.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';

const MAX_PER_ROW = 10;

export function HomePage() {
  const { site } = usePage();
  const resource = useCatalogue();
  return (
    <>
      <Hero />
      <Container>
        {resource.state === 'failed' ? (
          <CatalogueUnavailable />
        ) : (
          <Offers {...(resource.state === 'ready' && resource.value)} />
        )}
        {siteOf(site).features.storeFinder && <StoresBanner />}
      </Container>
    </>
  );
}

/** The categories and the articles to discover, as placeholders until the catalogue has loaded. */
function Offers({ products, categories }: Partial<Catalogue>) {
  const { site } = usePage();
  const { home, page } = useTexts();
  const newProducts = products?.filter(({ isNew }) => isNew);
  const reducedProducts = products?.filter(({ salePrice }) => salePrice !== undefined);
  return (
    <>
      <Section title={home.categories}>
        <CategoryTiles categories={categories?.filter(({ parent }) => parent === null)} />
      </Section>
      <Section title={home.newProducts}>
        <ProductGrid products={newProducts?.slice(0, MAX_PER_ROW)} placeholders={6} inRow />
      </Section>
      <Story />
      <Section
        title={home.reducedProducts}
        link={
          <a href={categoryUrl(site, 'sale')}>
            {page.seeAll}
            <span className="shop-hidden">: {home.reducedProducts}</span>
            <Icon name="arrow" size={18} />
          </a>
        }
      >
        <ProductGrid products={reducedProducts?.slice(0, MAX_PER_ROW)} placeholders={6} inRow />
      </Section>
    </>
  );
}
