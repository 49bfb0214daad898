import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Site } from '../../foundation/sites/sites.ts';
import { ProductRow } from './ProductRow.tsx';
import styles from './SuggestionPanel.module.css';
import type { Suggestion } from './suggestions.ts';
import { TermRow } from './TermRow.tsx';
import type { RowClick } from './useRowClick.ts';

interface Props {
  /** The list's id; its rows' ids begin with it. */
  id: string;
  rows: readonly Suggestion[];
  typed: string;
  active: number;
  site: Site;
  onClick: RowClick;
}

/** The listbox: terms, then products, each under its own heading (H§3). */
export function SuggestionList({ id, rows, typed, active, site, onClick }: Props) {
  const { _ } = useLingui();
  const places = rows.map((row, place) => ({
    row,
    place,
    id: `${id}-${place}`,
    active: place === active,
    onClick,
  }));
  const terms = places.filter(({ row }) => row.kind === 'term');
  const products = places.filter(({ row }) => row.kind === 'product');
  return (
    <div className={styles.list} role="listbox" id={id} aria-label={_('search.suggestions.label')}>
      {terms.length > 0 && (
        <Group title={_('search.suggestions.terms')}>
          {terms.map((place) => (
            <TermRow {...place} key={place.id} typed={typed} site={site} />
          ))}
        </Group>
      )}
      {products.length > 0 && (
        <Group title={_('search.suggestions.products')}>
          {products.map((place) => (
            <ProductRow {...place} key={place.id} typed={typed} />
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group} role="group" aria-label={title}>
      <div className={styles.title} aria-hidden="true">
        {title}
      </div>
      {children}
    </div>
  );
}
