import { pathTo, type Catalogue, type Product } from '../catalogue/catalogue.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { CatalogueUnavailable } from '../catalogue/CatalogueUnavailable.tsx';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { Section } from '../ui/Section.tsx';
import { Container } from '../ui/Container.tsx';
import { NotFoundPage } from '../info/NotFoundPage.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { ProductDetails, ProductDetailsPlaceholder } from './ProductDetails.tsx';

/** The page of an article. */
export function ProductPage({ id }: { id: string }) {
  const resource = useCatalogue();
  const { discontinued } = useTexts().product;
  if (resource.state !== 'ready') {
    return (
      <Container>
        <Breadcrumbs />
        {resource.state === 'failed' ? <CatalogueUnavailable /> : <ProductDetailsPlaceholder />}
      </Container>
    );
  }
  const product = resource.value.products.find((one) => one.id === id);
  if (!product) return <NotFoundPage text={discontinued} />;
  return <ProductContent product={product} catalogue={resource.value} />;
}

function ProductContent({ product, catalogue }: { product: Product; catalogue: Catalogue }) {
  const { product: texts } = useTexts();
  const others = catalogue.products.filter(
    ({ id, category }) => category === product.category && id !== product.id,
  );
  const isSimilar = ({ subcategory }: Product) => subcategory === product.subcategory;
  const related = others.toSorted((a, b) => Number(isSimilar(b)) - Number(isSimilar(a)));
  return (
    <Container>
      <Breadcrumbs ancestors={pathTo(catalogue.categories, product.subcategory)} />
      {/* The key resets state such as messages when another article is displayed. */}
      <ProductDetails product={product} key={product.id} />
      <Section title={texts.related}>
        <ProductGrid products={related.slice(0, 10)} inRow />
      </Section>
    </Container>
  );
}
