import { pathTo, type Catalogue, type Category } from '../catalogue/catalogue.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { usePage } from '../page.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { NoCatalogue } from '../parts/NoCatalogue.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { EmptyGrid, ProductGrid } from '../parts/ProductGrid.tsx';
import { Width } from '../parts/Width.tsx';
import { NotFound } from '../service/NotFound.tsx';
import { plural } from '../texts/fill.ts';
import { localeOf } from '../texts/locales.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './CategoryPage.module.css';
import { orderOf, sorted } from './sorting.ts';
import { SortSelect } from './SortSelect.tsx';

/** Everything in the shop: the one category that is no node of the tree. */
const ALL = 'all';

/** A category, with the articles of all below it. */
export function CategoryPage({ slug }: { slug: string }) {
  const reading = useCatalogue({ category: slug });
  if (reading.state === 'read') return <Articles catalogue={reading.value} slug={slug} />;
  return (
    <Width>
      <Breadcrumbs />
      {reading.state === 'failed' ? <NoCatalogue /> : <EmptyGrid places={10} />}
    </Width>
  );
}

function Articles({ catalogue, slug }: { catalogue: Catalogue; slug: string }) {
  const { site, query } = usePage();
  const { category, page } = useTexts();
  const path = pathTo(catalogue.categories, slug);
  const title = slug === ALL ? category.all : path.at(-1)?.title;
  if (title === undefined) return <NotFound />;
  const below = catalogue.categories.filter(
    ({ parent }) => parent === (slug === ALL ? null : slug),
  );
  const { products } = catalogue;
  return (
    <Width>
      <Breadcrumbs above={path.slice(0, -1)} here={title} />
      <PageHeading className={styles.title} title={title} />
      <Below categories={below} />
      <div className={styles.bar}>
        <p>{plural(page.items, products.length, localeOf(site))}</p>
        <SortSelect />
      </div>
      {products.length > 0 ? (
        <ProductGrid products={sorted(products, orderOf(query))} heading="h2" />
      ) : (
        <p>{category.empty}</p>
      )}
    </Width>
  );
}

function Below({ categories }: { categories: readonly Category[] }) {
  const { within } = useTexts().category;
  if (categories.length === 0) return null;
  return (
    <nav aria-label={within}>
      <ul className={styles.below}>
        {categories.map(({ slug, title, url }) => (
          <li key={slug}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
