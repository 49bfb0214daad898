import { Link } from '../../../foundation/ui/Link.tsx';
import type { QualityLogosContent } from '../api/footerSchema.ts';
import { Logo } from './Logo.tsx';
import styles from './QualityLogos.module.css';

/** The row of quality and trust marks (FOOT-09). */
export function QualityLogos({ heading, logos }: QualityLogosContent) {
  if (logos.length === 0) return null;
  return (
    <div className={styles.section} data-part="quality-logos">
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      <ul className={styles.list}>
        {logos.map(({ link, image }) => (
          <li key={image.source}>
            <Link className={styles.link} href={link}>
              <Logo className={styles.logo} {...image} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
