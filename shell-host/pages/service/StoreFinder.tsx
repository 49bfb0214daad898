import { usePage } from '../page.ts';
import { Icon } from '../parts/Icon.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { SearchForm } from '../parts/SearchForm.tsx';
import { Width } from '../parts/Width.tsx';
import { fill } from '../texts/fill.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './StoreFinder.module.css';
import { findStores, storesOf } from './stores.ts';

/** The shop's branches, or those near `?query=` (contract §3). */
export function StoreFinder() {
  const { site, query } = usePage();
  const { stores, search } = useTexts();
  const asked = query.get('query')?.trim() ?? '';
  const found = findStores(site, asked);
  const heading = asked && found.length > 0 ? fill(stores.near, { query: asked }) : stores.all;
  return (
    <Width>
      <div className={styles.page}>
        <PageHeading className={styles.title} title={stores.title} />
        <SearchForm
          action="/service/storefinder/search"
          label={stores.label}
          submit={search.submit}
        />
        {found.length === 0 && <p role="status">{fill(stores.nothing, { query: asked })}</p>}
        <h2 className={styles.heading}>{heading}</h2>
        <ul className={styles.stores}>
          {(found.length > 0 ? found : storesOf(site)).map(({ street, postcode, city }) => (
            <li key={postcode}>
              <Icon name="pin" />
              <address>
                <strong>Aroma {city}</strong>
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
    </Width>
  );
}
