import { useLingui } from '@lingui/react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { addressOf } from '../../foundation/sites/address.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { IconButton } from '../../foundation/ui/IconButton.tsx';
import { MAX_QUERY_LENGTH } from './searchQuery.ts';
import styles from './SearchBox.module.css';

/** The search field as a plain form, without suggestions: the fallback if `SearchBox` fails (HOST-39). */
export function PlainSearch() {
  const { site, addresses } = useModule();
  const { _ } = useLingui();
  return (
    <div className={`${styles.frame} ${styles.overlay}`}>
      <form
        className={styles.search}
        data-part="search"
        role="search"
        method="get"
        action={addressOf('search', site, addresses)}
      >
        <input
          className={styles.input}
          data-part="search-input"
          type="search"
          name="query"
          maxLength={MAX_QUERY_LENGTH}
          required
          enterKeyHint="search"
          aria-label={_('search.label')}
          placeholder={_('search.placeholder.short')}
        />
        <input type="hidden" name="site" value={site} />
        <IconButton
          className={styles.submit}
          data-part="search-submit"
          type="submit"
          glyph={Search}
          iconSize={20}
          label={_('search.submit')}
        />
      </form>
    </div>
  );
}
