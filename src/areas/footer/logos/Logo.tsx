import { Image } from '../../../foundation/ui/image/Image.tsx';
import type { FooterImage } from '../api/footerSchema.ts';
import { logoAddress } from './logos.ts';

/** Width and height of a logo's file (FOOT-09). */
const EDGE_PX = 80;

interface Props extends FooterImage {
  className?: string | undefined;
}

/** A logo on its tile. An unknown source leaves the tile empty, with its name for screen readers (FOOT-12). */
export function Logo({ label, source, className = '' }: Props) {
  const address = logoAddress(source);
  if (address === undefined) return <span className={className} role="img" aria-label={label} />;
  return <Image className={className} src={address} alt={label} width={EDGE_PX} height={EDGE_PX} />;
}
