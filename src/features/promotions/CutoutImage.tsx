import type { ReactNode } from 'react';
import { useViewport } from '../../foundation/browser/viewport.ts';
import styles from './CutoutImage.module.css';
import { sortCutouts, mediaQueryOf, indexForWidth, type Cutout } from './cutouts.ts';
import { hideBrokenImage } from '../../foundation/ui/image/hideBrokenImage.ts';
import { useScriptedStyle } from '../../foundation/ui/useScriptedStyle.ts';

interface Props {
  /** In any order; without any there is only what stands on the picture. */
  cutouts: readonly Cutout[];
  /** What it shows, or `''` where the text on it says so already. */
  alt: string;
  /** The first picture of a page loads at once, any other when it comes near. Default `'lazy'`. */
  loading?: 'lazy' | 'eager';
  /** The container's place and height, which the caller reserves. */
  className?: string | undefined;
  /** Stands on the picture. */
  children?: ReactNode;
}

/**
 * A picture with a cut-out for each width (contract §3). The browser chooses the file, before and without
 * any script; what an editor says of its position follows once the window is measured.
 */
export function CutoutImage({ cutouts, alt, loading = 'lazy', className = '', children }: Props) {
  const ordered = sortCutouts(cutouts);
  const shown = ordered[useViewport((width) => indexForWidth(ordered, width))];
  const widest = ordered.at(-1);
  const containerStyle = useScriptedStyle(shown?.containerStyle);
  const imageStyle = useScriptedStyle(shown?.imageStyle);
  return (
    <div className={`${styles.container} ${className}`} style={containerStyle}>
      {widest && (
        <picture className={styles.picture}>
          {ordered.slice(0, -1).map((cutout) => (
            <source
              key={cutout.upTo}
              media={mediaQueryOf(cutout)}
              srcSet={cutout.src}
              width={cutout.width}
            />
          ))}
          <img
            className={styles.image}
            src={widest.src}
            alt={alt}
            width={widest.width}
            loading={loading}
            decoding="async"
            onError={hideBrokenImage}
            style={imageStyle}
          />
        </picture>
      )}
      {children}
    </div>
  );
}
