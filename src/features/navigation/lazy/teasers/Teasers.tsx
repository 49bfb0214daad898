import { Image } from '../../../../foundation/ui/image/Image.tsx';
import type { TeaserGroup } from '../../navigation.ts';
import { Badges } from './Badges.tsx';
import styles from './Teasers.module.css';

/** The teasers of a level of the tree (NAV-09). */
export function Teasers({ group: { title, list } }: { group: TeaserGroup }) {
  return (
    <div className={styles.group}>
      {title !== undefined && <p className={styles.heading}>{title}</p>}
      <ul className={styles.list} aria-label={title}>
        {list.map(({ href, target, headline, subline, image, badges }, index) => (
          // Two teasers may be the same; their order does not change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <a className={styles.teaser} data-part="teaser" href={href} target={target}>
              <span className={styles.picture}>
                {image && <Image {...image} />}
                <Badges names={badges} />
              </span>
              <span className={styles.headline}>{headline}</span>
              {subline !== undefined && <span className={styles.subline}>{subline}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
