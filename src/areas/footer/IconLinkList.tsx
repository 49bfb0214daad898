import { Icon } from '../../foundation/ui/Icon.tsx';
import { Link } from '../../foundation/ui/Link.tsx';
import type { IconLinks } from './footerContent.ts';
import styles from './IconLinkList.module.css';
import { glyphOf, titleOfIcon } from './icons.ts';

interface Props {
  /** `data-part` (contract §2). */
  part: 'social' | 'apps';
  list: IconLinks;
}

/** Icons that are links: social media, or the stores of the apps. An unknown icon is left out. */
export function IconLinkList({ part, list: { heading, icons } }: Props) {
  return (
    <div className={styles.section} data-part={part}>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      <ul className={styles.list}>
        {icons.map(({ iconName, link }) => {
          const glyph = glyphOf(iconName);
          return (
            glyph && (
              <li key={iconName}>
                <Link className={styles.link} href={link} aria-label={titleOfIcon(iconName)}>
                  <Icon glyph={glyph} />
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
