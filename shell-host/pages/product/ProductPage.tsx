import { pathTo, type Catalogue, type Product } from '../catalogue/catalogue.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { NoCatalogue } from '../parts/NoCatalogue.tsx';
import { ProductGrid } from '../parts/ProductGrid.tsx';
import { Section } from '../parts/Section.tsx';
import { Width } from '../parts/Width.tsx';
import { NotFound } from '../service/NotFound.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { Details } from './Details.tsx';
import { EmptyDetails } from './EmptyDetails.tsx';

/** One article. */
export function ProductPage({ id }: { id: string }) {
  const reading = useCatalogue();
  const { gone } = useTexts().product;
  if (reading.state !== 'read') {
    return (
      <Width>
        <Breadcrumbs />
        {reading.state === 'failed' ? <NoCatalogue /> : <EmptyDetails />}
      </Width>
    );
  }
  const product = reading.value.products.find((one) => one.id === id);
  if (!product) return <NotFound text={gone} />;
  return <Article product={product} catalogue={reading.value} />;
}

function Article({ product, catalogue }: { product: Product; catalogue: Catalogue }) {
  const { related } = useTexts().product;
  const others = catalogue.products.filter(
    ({ id, category }) => category === product.category && id !== product.id,
  );
  const nearest = others.toSorted((a, b) => nearness(b, product) - nearness(a, product));
  return (
    <Width>
      <Breadcrumbs above={pathTo(catalogue.categories, product.subcategory)} />
      {/* A key of its own: what was said on one article is not said on the next. */}
      <Details product={product} key={product.id} />
      <Section title={related}>
        <ProductGrid products={nearest.slice(0, 10)} inRow />
      </Section>
    </Width>
  );
}

function nearness(one: Product, other: Product): number {
  return one.subcategory === other.subcategory ? 1 : 0;
}
