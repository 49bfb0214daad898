import { useLingui } from '@lingui/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { Icon } from '../../foundation/ui/Icon.tsx';
import type { Site } from '../../foundation/sites/sites.ts';
import styles from './SearchBox.module.css';

/** The longest query that the results page takes (H§5). */
const MAX_QUERY_LENGTH = 200;

/** The search field, as a plain form: it works before and without any script of ours (H§2). */
export function SearchBox({ site }: { site: Site }) {
  const { _ } = useLingui();
  return (
    <form className={styles.search} data-part="search" role="search" method="get" action="/search">
      <input
        className={styles.input}
        data-part="search-input"
        type="search"
        name="query"
        maxLength={MAX_QUERY_LENGTH}
        required
        autoComplete="off"
        aria-label={_('search.label')}
        placeholder={_('search.placeholder.long')}
      />
      <input type="hidden" name="site" value={site} />
      <button
        className={styles.submit}
        data-part="search-submit"
        type="submit"
        aria-label={_('search.submit')}
      >
        <Icon glyph={Search} size={20} />
      </button>
    </form>
  );
}
