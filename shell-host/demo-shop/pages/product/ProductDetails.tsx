import type { Product } from '../catalogue/catalogue.ts';
import { Availability } from '../catalogue/Availability.tsx';
import { Badges } from '../catalogue/Badges.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { pictureUrl } from '../catalogue/pictureUrl.ts';
import { keepUnitsTogether } from '../catalogue/keepUnitsTogether.ts';
import { Price } from '../catalogue/Price.tsx';
import { formatText } from '../texts/formatText.ts';
import { useTexts } from '../texts/useTexts.ts';
import { AddToCart } from './AddToCart.tsx';
import styles from './ProductDetails.module.css';

/** An article's description and price, and the form that adds it to the cart. */
export function ProductDetails({ product }: { product: Product }) {
  const { product: texts } = useTexts();
  const { title, description, picture, price, salePrice, stock, itemLimit, tcm } = product;
  return (
    <div className={styles.details}>
      <div className={styles.picture}>
        <img src={pictureUrl(picture)} alt="" width="400" height="400" />
        <Badges product={product} />
      </div>
      <div className={styles.text}>
        <PageHeading className={styles.title} title={title}>
          {keepUnitsTogether(title)}
        </PageHeading>
        <p className={styles.description}>{description}</p>
        <div>
          <Price price={price} salePrice={salePrice} size="page" />
          <p className={styles.small}>{texts.taxNote}</p>
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
          <li>{formatText(texts.maxQuantity, { n: itemLimit })}</li>
          <li>{formatText(texts.number, { n: tcm })}</li>
        </ul>
      </div>
    </div>
  );
}

/** A placeholder while the article is loading. */
export function ProductDetailsPlaceholder() {
  const { loading } = useTexts().page;
  return (
    <div className={styles.details} role="status">
      <span className="shop-hidden">{loading}</span>
      <div className={`${styles.picture} ${styles.placeholder}`} />
    </div>
  );
}
