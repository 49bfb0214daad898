import { Icon } from '../../../foundation/ui/Icon.tsx';
import { Link } from '../../../foundation/ui/Link.tsx';
import { withKeys } from '../../../foundation/ui/withKeys.ts';
import type { IconLinks } from '../chunks/services/footerSchema.ts';
import { glyphOf, titleOfIcon } from './icons.ts';
import styles from './IconLinkList.module.css';

/** A list of icon links, for social media or apps. Omits unknown icons. */
export function IconLinkList({ part, heading, icons }: IconLinks & { part: string }) {
  return (
    <div className={styles.section} data-part={part}>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      <ul className={styles.list}>
        {withKeys(icons, ({ iconName }) => iconName).map(([key, { iconName, link }]) => {
          const glyph = glyphOf(iconName);
          return (
            glyph && (
              <li key={key}>
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
