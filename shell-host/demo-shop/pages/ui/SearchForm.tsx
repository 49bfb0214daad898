import type { FormEvent } from 'react';
import { siteOf } from '../../sites.ts';
import { openAddress } from '../routing/openAddress.ts';
import { usePage } from '../routing/page.ts';
import { Button } from './Button.tsx';
import styles from './SearchForm.module.css';

interface Props {
  /** The page that shows the results. */
  page: 'search' | 'storeFinder';
  label: string;
  submit: string;
}

/**
 * A search form that submits by GET and navigates without a page load. It is not a search landmark, because the header
 * has one.
 */
export function SearchForm({ page, label, submit }: Props) {
  const { site, query } = usePage();
  const action = siteOf(site).addresses[page] ?? '';
  const currentQuery = query.get('query') ?? '';

  function submitSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    const address = new URL(action, document.baseURI);
    address.searchParams.set('query', text);
    address.searchParams.set('site', site);
    if (text) openAddress(address.href);
  }

  return (
    <form className={styles.form} action={action} method="get" onSubmit={submitSearch}>
      <label>
        <span>{label}</span>
        <input
          type="search"
          name="query"
          defaultValue={currentQuery}
          key={currentQuery}
          required
          maxLength={200}
        />
      </label>
      <input type="hidden" name="site" value={site} />
      <Button type="submit">{submit}</Button>
    </form>
  );
}
