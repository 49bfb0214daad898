import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import { Icon } from '../../../foundation/ui/Icon.tsx';
import { Image } from '../../../foundation/ui/image/Image.tsx';
import styles from './EntryPicture.module.css';

const EDGE_PX = 64;

/** The small picture of an entry. Without one, a tile with an icon stays. It needs no alternative text beside a title. */
export function EntryPicture({ picture }: { picture: string | undefined }) {
  return (
    <span className={styles.tile}>
      <Icon glyph={ShoppingBag} />
      <span className={styles.picture}>
        <Image src={picture} alt="" width={EDGE_PX} height={EDGE_PX} ratio="1/1" />
      </span>
    </span>
  );
}
