import { Icon } from '../ui/Icon.tsx';
import { pictureUrl } from '../catalogue/pictureUrl.ts';
import styles from './CartRow.module.css';

interface Props {
  picture?: string | undefined;
  /** The kind of the entry, which selects the icon if there is no picture. */
  kind?: string | undefined;
}

/** The picture of an entry, or an icon of the same size. */
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
