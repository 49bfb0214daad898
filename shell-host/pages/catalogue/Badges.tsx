import type { Product } from '../catalogue/catalogue.ts';
import { formatDiscount } from './formatPrice.ts';
import { usePage } from '../routing/page.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Badges.module.css';

/** What stands on an article's picture: that it is new, how much it is reduced. */
export function Badges({ product }: { product: Product }) {
  const { site } = usePage();
  const { isNew } = useTexts().product;
  return (
    <p className={styles.badges}>
      {product.salePrice !== undefined && (
        <span className={styles.sale}>
          {formatDiscount(product.price, product.salePrice, site)}
        </span>
      )}
      {product.isNew && <span>{isNew}</span>}
    </p>
  );
}
