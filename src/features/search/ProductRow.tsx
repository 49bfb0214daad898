import { Image } from '../../foundation/ui/image/Image.tsx';
import { Row, type RowPlace } from './Row.tsx';
import styles from './SuggestionPanel.module.css';
import { productAddress } from './suggestions.ts';

/** Edge of a thumbnail. */
const THUMB_PX = 48;

/** A product with its picture; the link knows what was typed (H§2). */
export function ProductRow({ typed, ...place }: RowPlace & { typed: string }) {
  const { row } = place;
  if (row.kind !== 'product') return null;
  const { product } = row;
  return (
    <Row {...place} href={productAddress(product, typed)}>
      <span className={styles.thumb}>
        <Image src={product.thumb} alt="" width={THUMB_PX} height={THUMB_PX} />
      </span>
      <span className={styles.text}>{product.title}</span>
    </Row>
  );
}
