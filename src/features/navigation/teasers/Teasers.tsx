import type { Site } from '../../../foundation/sites/sites.ts';
import { Image } from '../../../foundation/ui/image/Image.tsx';
import type { TeaserGroup } from '../navigation.ts';
import { Badges } from './Badges.tsx';
import styles from './Teasers.module.css';

interface Props {
  group: TeaserGroup;
  site: Site;
}

/** The teasers of a level: pictures that lead somewhere (H§3). */
export function Teasers({ group: { title, list }, site }: Props) {
  return (
    <div className={styles.group}>
      {title !== undefined && <p className={styles.heading}>{title}</p>}
      <ul className={styles.list} aria-label={title}>
        {list.map(({ href, target, headline, subline, image, badges }, place) => (
          // Two teasers may be the same; their order does not change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <a className={styles.teaser} data-part="teaser" href={href} target={target}>
              <span className={styles.picture}>
                {image && <Image {...image} />}
                <Badges site={site} names={badges} />
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
