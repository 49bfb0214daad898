import { useTexts } from '../texts/useTexts.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import styles from './NoCatalogue.module.css';

/** Instead of articles, where the shop does not answer. */
export function NoCatalogue() {
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
