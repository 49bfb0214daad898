import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { usePage } from '../routing/page.ts';
import { CatalogueUnavailable } from '../catalogue/CatalogueUnavailable.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { Section } from '../ui/Section.tsx';
import { Container } from '../ui/Container.tsx';
import { CategoryTiles } from '../home/CategoryTiles.tsx';
import { formatText, formatPlural } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './SearchPage.module.css';

/** The results for `?query=`. Without a query, only the search form and the categories. */
export function SearchPage() {
  const { query } = usePage();
  const { search } = useTexts();
  const searchQuery = query.get('query')?.trim() ?? '';
  return (
    <Container>
      <div className={styles.head}>
        <PageHeading
          title={searchQuery ? formatText(search.resultsFor, { query: searchQuery }) : search.title}
        />
        <SearchForm page="search" label={search.label} submit={search.submit} />
      </div>
      <SearchResults searchQuery={searchQuery} />
    </Container>
  );
}

function SearchResults({ searchQuery }: { searchQuery: string }) {
  const { site } = usePage();
  const { page, search, home } = useTexts();
  const resource = useCatalogue({ query: searchQuery });
  if (resource.state === 'failed') return <CatalogueUnavailable />;
  if (resource.state === 'pending') return <ProductGrid products={undefined} />;
  const { products, categories } = resource.value;
  if (products.length > 0) {
    return (
      <>
        <p className={styles.count} role="status">
          {formatPlural(page.items, products.length, site)}
        </p>
        <ProductGrid products={products} heading="h2" />
      </>
    );
  }
  return (
    <>
      {searchQuery && (
        <div className={styles.noResults} role="status">
          <p className={styles.strong}>{formatText(search.noResults, { query: searchQuery })}</p>
          <p>{search.hint}</p>
        </div>
      )}
      <Section title={home.categories}>
        <CategoryTiles categories={categories.filter(({ parent }) => parent === null)} />
      </Section>
    </>
  );
}
