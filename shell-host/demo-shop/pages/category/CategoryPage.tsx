import { pathTo, type Catalogue, type Category } from '../catalogue/catalogue.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { updateAddress, usePage } from '../routing/page.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { CatalogueUnavailable } from '../catalogue/CatalogueUnavailable.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { Select } from '../ui/Select.tsx';
import { Container } from '../ui/Container.tsx';
import { NotFoundPage } from '../info/NotFoundPage.tsx';
import { formatPlural } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './CategoryPage.module.css';
import { sortOrderOf, sortOrders, sortProducts } from './sorting.ts';

/** The category of all articles, which is not part of the category tree. */
const ALL_SLUG = 'all';

/** The page of a category, with the articles of its subcategories. */
export function CategoryPage({ slug }: { slug: string }) {
  const resource = useCatalogue({ category: slug });
  if (resource.state === 'ready') return <CategoryContent catalogue={resource.value} slug={slug} />;
  return (
    <Container>
      <Breadcrumbs />
      {resource.state === 'failed' ? (
        <CatalogueUnavailable />
      ) : (
        <ProductGrid products={undefined} />
      )}
    </Container>
  );
}

function CategoryContent({ catalogue, slug }: { catalogue: Catalogue; slug: string }) {
  const { site, query } = usePage();
  const { category, page } = useTexts();
  const path = pathTo(catalogue.categories, slug);
  const title = slug === ALL_SLUG ? category.all : path.at(-1)?.title;
  if (title === undefined) return <NotFoundPage />;
  const subcategories = catalogue.categories.filter(
    ({ parent }) => parent === (slug === ALL_SLUG ? null : slug),
  );
  const { products } = catalogue;
  return (
    <Container>
      <Breadcrumbs ancestors={path.slice(0, -1)} current={title} />
      <PageHeading className={styles.title} title={title} />
      <Subcategories categories={subcategories} />
      <div className={styles.bar}>
        <p>{formatPlural(page.items, products.length, site)}</p>
        <SortSelect />
      </div>
      {products.length > 0 ? (
        <ProductGrid products={sortProducts(products, sortOrderOf(query))} heading="h2" />
      ) : (
        <p>{category.empty}</p>
      )}
    </Container>
  );
}

function Subcategories({ categories }: { categories: readonly Category[] }) {
  const { subcategories } = useTexts().category;
  if (categories.length === 0) return null;
  return (
    <nav aria-label={subcategories}>
      <ul className={styles.subcategories}>
        {categories.map(({ slug, title, url }) => (
          <li key={slug}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A select for the sort order, which is part of the URL. */
function SortSelect() {
  const { path, query } = usePage();
  const { category } = useTexts();

  function sort(order: string) {
    const next = new URLSearchParams(query);
    next.set('sort', order);
    if (order === 'default') next.delete('sort');
    updateAddress(next.size > 0 ? `${path}?${next}` : path);
  }

  return (
    <Select
      label={category.sort}
      value={sortOrderOf(query)}
      options={sortOrders.map((order) => [order, category[order]])}
      onChange={sort}
    />
  );
}
