import type { ReactNode } from 'react';
import { useViewport } from '../../../../../foundation/browser/viewport.ts';
import { hideBrokenImage } from '../../../../../foundation/ui/image/hideBrokenImage.ts';
import { useScriptedStyle } from '../../../../../foundation/ui/useScriptedStyle.ts';
import type { Cutout } from '../api/cutoutSchema.ts';
import { indexForWidth, mediaQueryOf, sortCutouts } from './cutouts.ts';
import styles from './CutoutImage.module.css';

interface Props {
  /** In any order; without any there are only the children. */
  cutouts: readonly Cutout[];
  /** What the picture shows, or `''` where the text on it says so. */
  alt: string;
  /** `'eager'` for a picture at the top of the page. Default `'lazy'`. */
  loading?: 'lazy' | 'eager';
  /** The container's size. */
  className?: string | undefined;
  /** Shown on the picture. */
  children?: ReactNode;
}

/**
 * A picture with a cut-out for each width (PROMO-18). The browser chooses the file, before and without any
 * script; the editor's styles (PROMO-19) follow once the window has been measured.
 */
export function CutoutImage({ cutouts, alt, loading = 'lazy', className = '', children }: Props) {
  const sorted = sortCutouts(cutouts);
  const shown = sorted[useViewport((width) => indexForWidth(sorted, width))];
  const widest = sorted.at(-1);
  const containerStyle = useScriptedStyle(shown?.containerStyle);
  const imageStyle = useScriptedStyle(shown?.imageStyle);
  return (
    <div className={`${styles.container} ${className}`} style={containerStyle}>
      {widest && (
        <picture className={styles.picture}>
          {sorted.slice(0, -1).map((cutout) => (
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
