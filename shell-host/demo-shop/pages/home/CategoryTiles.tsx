import type { Category } from '../catalogue/catalogue.ts';
import { pictureUrl } from '../catalogue/pictureUrl.ts';
import styles from './CategoryTiles.module.css';

/** The top categories as picture links; placeholders while they are undefined. */
export function CategoryTiles({ categories }: { categories: readonly Category[] | undefined }) {
  if (!categories) {
    return (
      <div className={styles.tiles} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((index) => (
          <div className={styles.placeholder} key={index} />
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.tiles}>
      {categories.map(({ slug, title, url, picture }) => (
        <li key={slug}>
          <a className={styles.tile} href={url}>
            <img src={pictureUrl(picture)} alt="" width="400" height="300" />
            <span className={styles.title}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
