import { useTexts } from '../texts/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './CatalogueUnavailable.module.css';

/** Replaces articles if the catalogue cannot be loaded. */
export function CatalogueUnavailable() {
  const { page } = useTexts();
  return (
    <div className={styles.notice}>
      <Notice kind="error">
        <p>{page.catalogueUnavailable}</p>
        <Button look="secondary" onClick={() => window.location.reload()}>
          {page.retry}
        </Button>
      </Notice>
    </div>
  );
}
