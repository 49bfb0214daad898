import { retailer } from '../../retailer.ts';
import { usePage } from '../routing/page.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { Container } from '../ui/Container.tsx';
import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './StoreFinderPage.module.css';
import { findStores, storesOf } from './stores.ts';

/** The shop's stores, or those that match `?query=` (HEAD-10). Shows all stores if none match. */
export function StoreFinderPage() {
  const { site, query } = usePage();
  const { stores, search } = useTexts();
  const storeQuery = query.get('query')?.trim() ?? '';
  const found = findStores(site, storeQuery);
  const heading =
    storeQuery && found.length > 0 ? formatText(stores.near, { query: storeQuery }) : stores.all;
  return (
    <Container>
      <div className={styles.page}>
        <PageHeading className={styles.title} title={stores.title} />
        <SearchForm page="storeFinder" label={stores.label} submit={search.submit} />
        {found.length === 0 && (
          <p role="status">{formatText(stores.noResults, { query: storeQuery })}</p>
        )}
        <h2 className={styles.heading}>{heading}</h2>
        <ul className={styles.stores}>
          {(found.length > 0 ? found : storesOf(site)).map(({ street, postcode, city }) => (
            <li key={postcode}>
              <Icon name="pin" />
              <address>
                <strong>
                  {retailer.name} {city}
                </strong>
                <span>{street}</span>
                <span>
                  {postcode} {city}
                </span>
                <span className={styles.hours}>{stores.hours}</span>
              </address>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
