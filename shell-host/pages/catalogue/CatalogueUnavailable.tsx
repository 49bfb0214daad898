import { useTexts } from '../texts/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './CatalogueUnavailable.module.css';

/** Instead of articles, where the shop does not answer. */
export function CatalogueUnavailable() {
  const { page } = useTexts();
  return (
    <div className={styles.notice}>
      <Notice kind="bad">
        <p>{page.noCatalogue}</p>
        <Button look="secondary" onClick={() => window.location.reload()}>
          {page.again}
        </Button>
      </Notice>
    </div>
  );
}
