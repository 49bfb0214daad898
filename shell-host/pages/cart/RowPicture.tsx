import { Icon } from '../parts/Icon.tsx';
import { pictureAddress } from '../parts/pictureAddress.ts';
import styles from './Row.module.css';

/** The entry's picture, or a place of the same size. */
export function RowPicture({ picture }: { picture?: string | undefined }) {
  return (
    <div className={styles.picture}>
      {picture ? (
        <img src={pictureAddress(picture)} alt="" width="400" height="400" />
      ) : (
        <Icon name="check" size={28} />
      )}
    </div>
  );
}
