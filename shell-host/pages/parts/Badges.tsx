import type { Product } from '../catalogue/catalogue.ts';
import { formatSaving } from '../catalogue/price.ts';
import { usePage } from '../page.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Badges.module.css';

/** What stands on an article's picture: that it is new, how much it is reduced. */
export function Badges({ product }: { product: Product }) {
  const { site } = usePage();
  const { isNew } = useTexts().product;
  return (
    <p className={styles.badges}>
      {product.salePrice !== undefined && (
        <span className={styles.sale}>{formatSaving(product.price, product.salePrice, site)}</span>
      )}
      {product.isNew && <span>{isNew}</span>}
    </p>
  );
}
