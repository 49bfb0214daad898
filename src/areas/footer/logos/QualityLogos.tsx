import { footerLogos } from '#shop/footer.ts';
import { Image } from '../../../foundation/ui/image/Image.tsx';
import { Link } from '../../../foundation/ui/Link.tsx';
import { withKeys } from '../../../foundation/ui/withKeys.ts';
import type { FooterImage, QualityLogosContent } from '../chunks/services/footerSchema.ts';
import styles from './QualityLogos.module.css';

/** A list of quality and trust marks (FOOT-09). */
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

/** Intrinsic width and height of a logo (FOOT-09). */
const EDGE_PX = 80;

interface Props extends FooterImage {
  className?: string | undefined;
}

/** A logo on a tile. An unknown logo is an empty tile with a name for screen readers (FOOT-10). */
export function Logo({ label, source, className = '' }: Props) {
  const address = logoAddress(source);
  if (address === undefined) return <span className={className} role="img" aria-label={label} />;
  return <Image className={className} src={address} alt={label} width={EDGE_PX} height={EDGE_PX} />;
}

/** The address of a logo in the shop's folder, or `undefined` if the shop does not have it (FOOT-10). */
export function logoAddress(source: string): string | undefined {
  const { folder, names } = footerLogos;
  return names.includes(source) ? folder + source : undefined;
}
