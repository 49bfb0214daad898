import type { Product } from '../catalogue/catalogue.ts';
import { Availability } from '../parts/Availability.tsx';
import { Badges } from '../parts/Badges.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { pictureAddress } from '../parts/pictureAddress.ts';
import { unbroken } from '../parts/unbroken.ts';
import { Price } from '../parts/Price.tsx';
import { fill } from '../texts/fill.ts';
import { useTexts } from '../texts/useTexts.ts';
import { AddToCart } from './AddToCart.tsx';
import styles from './Details.module.css';

/** What a visitor wants to know of an article, and the way into the cart. */
export function Details({ product }: { product: Product }) {
  const { product: texts } = useTexts();
  const { title, description, picture, price, salePrice, stock, itemLimit, tcm } = product;
  return (
    <div className={styles.details}>
      <div className={styles.picture}>
        <img src={pictureAddress(picture)} alt="" width="400" height="400" />
        <Badges product={product} />
      </div>
      <div className={styles.words}>
        <PageHeading className={styles.title} title={title}>
          {unbroken(title)}
        </PageHeading>
        <p className={styles.description}>{description}</p>
        <div>
          <Price price={price} salePrice={salePrice} size="page" />
          <p className={styles.small}>{texts.tax}</p>
        </div>
        <Availability stock={stock} />
        <AddToCart product={product} />
        <ul className={styles.facts}>
          {stock > 0 && (
            <li>
              <Icon name="truck" />
              {texts.delivery}
            </li>
          )}
          <li>{fill(texts.most, { n: itemLimit })}</li>
          <li>{fill(texts.number, { n: tcm })}</li>
        </ul>
      </div>
    </div>
  );
}
