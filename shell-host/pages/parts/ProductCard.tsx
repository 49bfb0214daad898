import type { Product } from '../catalogue/catalogue.ts';
import { Availability } from './Availability.tsx';
import { Badges } from './Badges.tsx';
import { pictureAddress } from './pictureAddress.ts';
import { unbroken } from './unbroken.ts';
import { Price } from './Price.tsx';
import styles from './ProductCard.module.css';

interface Props {
  product: Product;
  /** One below the heading of the list that the card stands in. */
  heading?: 'h2' | 'h3';
}

/** An article in a list; the whole card leads to its page. */
export function ProductCard({ product, heading: Heading = 'h3' }: Props) {
  const { title, picture, url, price, salePrice, stock } = product;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <img src={pictureAddress(picture)} alt="" width="400" height="400" loading="lazy" />
        <Badges product={product} />
      </div>
      <Heading className={styles.title}>
        <a href={url}>{unbroken(title)}</a>
      </Heading>
      <Price price={price} salePrice={salePrice} />
      <Availability stock={stock} />
    </article>
  );
}
