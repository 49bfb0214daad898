import { formatPrice } from './formatPrice.ts';
import { usePage } from '../routing/page.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Price.module.css';

interface Props {
  /** In minor units, like `salePrice`. */
  price: number;
  salePrice?: number | undefined;
  size?: 'card' | 'page';
}

/** An article's price. A reduced article also has its previous price. */
export function Price({ price, salePrice, size = 'card' }: Props) {
  const { site } = usePage();
  const { product } = useTexts();
  if (salePrice === undefined) {
    return <p className={`${styles.price} ${styles[size]}`}>{formatPrice(price, site)}</p>;
  }
  return (
    <p className={`${styles.price} ${styles[size]}`}>
      <span className="shop-hidden">{product.currentPrice} </span>
      <ins className={styles.reduced}>{formatPrice(salePrice, site)}</ins>{' '}
      <span className="shop-hidden">{product.previousPrice} </span>
      <del className={styles.before}>{formatPrice(price, site)}</del>
    </p>
  );
}
