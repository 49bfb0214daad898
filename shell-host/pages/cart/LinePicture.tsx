import { Icon } from '../ui/Icon.tsx';
import { pictureUrl } from '../catalogue/pictureUrl.ts';
import styles from './CartRow.module.css';

interface Props {
  picture?: string | undefined;
  /** What the entry is; it has a sign where it has no picture. */
  kind?: string | undefined;
}

/** The entry's picture, or a sign in a place of the same size. */
export function LinePicture({ picture, kind }: Props) {
  return (
    <div className={styles.picture}>
      {picture ? (
        <img src={pictureUrl(picture)} alt="" width="400" height="400" />
      ) : (
        <Icon name={kind === 'subscription' ? 'repeat' : 'shield'} size={28} />
      )}
    </div>
  );
}
