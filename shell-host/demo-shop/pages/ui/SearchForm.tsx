import type { FormEvent } from 'react';
import { navigate, usePage } from '../routing/page.ts';
import { Button } from './Button.tsx';
import styles from './SearchForm.module.css';

interface Props {
  /** The page that shows the results. */
  action: string;
  label: string;
  submit: string;
}

/**
 * A search form that submits by GET and navigates without a page load. It is not a search landmark: the header has that
 * already.
 */
export function SearchForm({ action, label, submit }: Props) {
  const { site, query } = usePage();
  const currentQuery = query.get('query') ?? '';

  function submitSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    if (text) navigate(`${action}?${new URLSearchParams({ query: text, site })}`);
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
