import { Image } from '../../foundation/ui/image/Image.tsx';
import { logoAddress } from './logos.ts';

/** The edge of a logo's file, in px (F§9). */
const EDGE_PX = 80;

interface Props {
  label: string;
  source: string;
  className?: string | undefined;
}

/** A logo on its tile. One that F§3 does not know leaves the tile empty, and the name stays (F§8). */
export function Logo({ label, source, className = '' }: Props) {
  const address = logoAddress(source);
  if (address === undefined) return <span className={className} role="img" aria-label={label} />;
  return <Image className={className} src={address} alt={label} width={EDGE_PX} height={EDGE_PX} />;
}
