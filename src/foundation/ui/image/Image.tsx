import type { ComponentProps } from 'react';
import { imageUrl } from '../../untrusted/safeUrl.ts';
import { aspectRatioOf, type AspectRatio } from './aspectRatio.ts';
import { hideBrokenImage } from './hideBrokenImage.ts';
import styles from './Image.module.css';
import { useScriptedStyle } from '../useScriptedStyle.ts';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'style'> {
  /** From wherever it came: it passes the gate for images, which knows `/image-delivery/` (contract §4). */
  src: unknown;
  /** What it shows, or `''` where the text beside it says so already. */
  alt: string;
  /** Its own size in px: the place is reserved before it arrives. */
  width: number;
  height: number;
  /** Fills its container and cuts the image to another shape than its own (H§5). */
  ratio?: AspectRatio;
}

/** An image that moves nothing when it arrives, and loads when it comes near. No address, no image. */
export function Image({ src, alt, ratio, className = '', ...rest }: Props) {
  const aspectRatio = aspectRatioOf(ratio);
  const style = useScriptedStyle(typeof ratio === 'number' ? { aspectRatio } : undefined);
  const address = imageUrl(src);
  if (address === undefined) return null;
  return (
    <img
      loading="lazy"
      decoding="async"
      onError={hideBrokenImage}
      {...rest}
      className={`${styles.image} ${aspectRatio ? styles.cut : ''} ${className}`}
      data-ratio={aspectRatio}
      style={style}
      src={address}
      alt={alt}
    />
  );
}
