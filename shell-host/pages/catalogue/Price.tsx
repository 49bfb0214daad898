import { formatPrice } from './formatPrice.ts';
import { usePage } from '../routing/page.ts';
import { useTexts } from '../texts/useTexts.ts';
import styles from './Price.module.css';

interface Props {
  /** Minor units, both. */
  price: number;
  salePrice?: number | undefined;
  size?: 'card' | 'page';
}

/** What an article costs; while it is reduced also what it cost before. */
export function Price({ price, salePrice, size = 'card' }: Props) {
  const { site } = usePage();
  const { product } = useTexts();
  if (salePrice === undefined) {
    return <p className={`${styles.price} ${styles[size]}`}>{formatPrice(price, site)}</p>;
  }
  return (
    <p className={`${styles.price} ${styles[size]}`}>
      <span className="shop-hidden">{product.now} </span>
      <ins className={styles.reduced}>{formatPrice(salePrice, site)}</ins>{' '}
      <span className="shop-hidden">{product.before} </span>
      <del className={styles.before}>{formatPrice(price, site)}</del>
    </p>
  );
}
