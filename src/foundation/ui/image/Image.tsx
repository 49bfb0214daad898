import type { ComponentProps } from 'react';
import { imageUrl } from '../../untrusted/imageUrl.ts';
import { aspectRatioOf, type AspectRatio } from './aspectRatio.ts';
import { hideBrokenImage } from './hideBrokenImage.ts';
import styles from './Image.module.css';
import { useScriptedStyle } from '../../browser/hooks/useScriptedStyle.ts';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'style'> {
  /** Untrusted: it is checked and rewritten by `imageUrl` (HOST-36). */
  src: unknown;
  /** The alternative text; `''` for a decorative image. */
  alt: string;
  /** The image's own size in px: the space is reserved before it is loaded. */
  width: number;
  height: number;
  /** Fills its container and crops the image to this ratio (UI-03). */
  ratio?: AspectRatio;
}

/** A lazily loaded image that shifts no layout. Renders nothing without a valid address. */
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
