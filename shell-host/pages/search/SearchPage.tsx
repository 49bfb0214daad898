import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { usePage } from '../page.ts';
import { NoCatalogue } from '../parts/NoCatalogue.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { EmptyGrid, ProductGrid } from '../parts/ProductGrid.tsx';
import { SearchForm } from '../parts/SearchForm.tsx';
import { Section } from '../parts/Section.tsx';
import { Width } from '../parts/Width.tsx';
import { Tiles } from '../home/Tiles.tsx';
import { fill, plural } from '../texts/fill.ts';
import { localeOf } from '../texts/locales.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './SearchPage.module.css';

/** What the shop finds for `?query=`; without one, a place to ask. */
export function SearchPage() {
  const { query } = usePage();
  const { search } = useTexts();
  const asked = query.get('query')?.trim() ?? '';
  return (
    <Width>
      <div className={styles.head}>
        <PageHeading title={asked ? fill(search.found, { query: asked }) : search.title} />
        <SearchForm action="/search" label={search.label} submit={search.submit} />
      </div>
      <Found asked={asked} />
    </Width>
  );
}

function Found({ asked }: { asked: string }) {
  const { site } = usePage();
  const { page, search, home } = useTexts();
  const reading = useCatalogue({ query: asked });
  if (reading.state === 'failed') return <NoCatalogue />;
  if (reading.state === 'reading') return <EmptyGrid places={10} />;
  const { products, categories } = reading.value;
  if (products.length > 0) {
    return (
      <>
        <p className={styles.count} role="status">
          {plural(page.items, products.length, localeOf(site))}
        </p>
        <ProductGrid products={products} heading="h2" />
      </>
    );
  }
  return (
    <>
      {asked && (
        <div className={styles.nothing} role="status">
          <p className={styles.strong}>{fill(search.nothing, { query: asked })}</p>
          <p>{search.hint}</p>
        </div>
      )}
      <Section title={home.worlds}>
        <Tiles categories={categories.filter(({ parent }) => parent === null)} />
      </Section>
    </>
  );
}
