import type { Product } from './catalogue.ts';
import { formatDiscount } from './formatPrice.ts';
import { usePage } from '../routing/page.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Badges.module.css';

/** Labels on an article's picture: the discount, and whether the article is new. */
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
