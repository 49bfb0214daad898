import type { Product } from './catalogue.ts';
import { Availability } from './Availability.tsx';
import { Badges } from './Badges.tsx';
import { pictureUrl } from './pictureUrl.ts';
import { keepUnitsTogether } from './keepUnitsTogether.ts';
import { Price } from './Price.tsx';
import styles from './ProductCard.module.css';

interface Props {
  product: Product;
  /** Level of the card's heading, one below the heading of the list. */
  heading?: 'h2' | 'h3';
}

/** An article in a list. The whole card is a link. */
export function ProductCard({ product, heading: Heading = 'h3' }: Props) {
  const { title, picture, url, price, salePrice, stock } = product;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <img src={pictureUrl(picture)} alt="" width="400" height="400" loading="lazy" />
        <Badges product={product} />
      </div>
      <Heading className={styles.title}>
        <a href={url}>{keepUnitsTogether(title)}</a>
      </Heading>
      <Price price={price} salePrice={salePrice} />
      <Availability stock={stock} />
    </article>
  );
}
