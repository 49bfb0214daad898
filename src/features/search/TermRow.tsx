import type { Site } from '../../foundation/sites/sites.ts';
import { partsOf } from './emphasis.ts';
import { Row, type RowPlace } from './Row.tsx';
import { searchAddress } from './searchQuery.ts';
import styles from './SuggestionPanel.module.css';

interface Props extends RowPlace {
  typed: string;
  site: Site;
}

/** A search term; what the visitor has not typed yet is strong (H§3). */
export function TermRow({ typed, site, ...place }: Props) {
  const { prefix, match, suffix } = partsOf(place.row.text, typed);
  const isFound = match !== '';
  return (
    <Row {...place} href={searchAddress(place.row.text, site) ?? '/search'}>
      <span className={styles.text}>
        {isFound && prefix && <strong>{prefix}</strong>}
        {match}
        {isFound && suffix ? <strong>{suffix}</strong> : suffix}
      </span>
    </Row>
  );
}
