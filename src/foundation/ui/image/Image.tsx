import type { ComponentProps } from 'react';
import { imageUrl } from '../../untrusted/imageUrl.ts';
import { hideBrokenImage } from './hideBrokenImage.ts';
import styles from './Image.module.css';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'style'> {
  /** Untrusted. Checked and rewritten by `imageUrl` (HOST-36). */
  src: unknown;
  /** The alternative text. `''` for decorative images. */
  alt: string;
  /** The image's natural size in px, which reserves the space before it loads. */
  width: number;
  height: number;
  /** Crops the image to this ratio and fills the container. */
  ratio?: '16/9' | '1/1';
}

/** A lazily loaded image without layout shift. Renders nothing if the address is invalid. */
export function Image({ src, alt, ratio, className = '', ...rest }: Props) {
  const address = imageUrl(src);
  if (address === undefined) return null;
  return (
    <img
      loading="lazy"
      decoding="async"
      onError={hideBrokenImage}
      {...rest}
      className={`${styles.image} ${ratio ? styles.cut : ''} ${className}`}
      data-ratio={ratio}
      src={address}
      alt={alt}
    />
  );
}
