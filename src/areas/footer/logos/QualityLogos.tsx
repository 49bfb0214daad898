import { footerLogos } from '#shop/footer.ts';
import { Image } from '../../../foundation/ui/image/Image.tsx';
import { Link } from '../../../foundation/ui/Link.tsx';
import { withKeys } from '../../../foundation/ui/withKeys.ts';
import type { FooterImage, QualityLogosContent } from '../chunks/services/footerSchema.ts';
import styles from './QualityLogos.module.css';

/** The row of quality and trust marks (FOOT-09). */
export function QualityLogos({ heading, logos }: QualityLogosContent) {
  if (logos.length === 0) return null;
  return (
    <div className={styles.section} data-part="quality-logos">
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      <ul className={styles.list}>
        {withKeys(logos, ({ image }) => image.source).map(([key, { link, image }]) => (
          <li key={key}>
            <Link className={styles.link} href={link}>
              <Logo className={styles.logo} {...image} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Width and height of a logo's file (FOOT-09). */
const EDGE_PX = 80;

interface Props extends FooterImage {
  className?: string | undefined;
}

/** A logo on its tile. An unknown source leaves the tile empty, with its name for screen readers (FOOT-10). */
export function Logo({ label, source, className = '' }: Props) {
  const address = logoAddress(source);
  if (address === undefined) return <span className={className} role="img" aria-label={label} />;
  return <Image className={className} src={address} alt={label} width={EDGE_PX} height={EDGE_PX} />;
}

/**
 * The address of a logo: a file of the shop's folder has the name of its source (FOOT-10). Undefined for one that the shop
 * does not have, whose tile stays empty (FOOT-10).
 */
export function logoAddress(source: string): string | undefined {
  const { folder, names } = footerLogos;
  return names.includes(source) ? folder + source : undefined;
}
