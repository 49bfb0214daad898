import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { HeaderLayout } from '../../../../../../foundation/browser/hooks/platform.ts';
import {
  breakpoints,
  useViewport,
  type WindowWidth,
} from '../../../../../../foundation/browser/page/viewport.ts';
import { hideBrokenImage } from '../../../../../../foundation/ui/image/hideBrokenImage.ts';
import { Link } from '../../../../../../foundation/ui/Link.tsx';
import { useScriptedStyle } from '../../../../../../foundation/browser/hooks/useScriptedStyle.ts';
import { Banner } from '../../../../chunks/announcements/Banner.tsx';
import { FullText } from '../../../../chunks/announcements/FullText.tsx';
import { LegalText } from '../../../../chunks/announcements/LegalText.tsx';
import type { CategoryBannerContent, Cutout } from '../services/categoryBannerSchema.ts';
import styles from './CategoryBanner.module.css';

interface Props {
  content: CategoryBannerContent;
  layout: HeaderLayout;
}

/** A category's picture with a headline and a subline on it. A link if it has a URL (PROMO-14). */
export function CategoryBanner({ content, layout }: Props) {
  const { _ } = useLingui();
  const { headline, subline, cutouts, url, legal, theme } = content;
  const hasWords = Boolean(headline ?? subline);
  const picture = (
    <CutoutImage cutouts={cutouts}>
      {hasWords && (
        <span className={styles.words}>
          {headline && (
            <strong className={styles.headline} data-clamped>
              {headline}
            </strong>
          )}
          {subline && (
            <span className={styles.subline} data-clamped>
              {subline}
            </span>
          )}
        </span>
      )}
    </CutoutImage>
  );
  return (
    <Banner part="category-banner" theme={theme} className={styles.banner}>
      <Link
        className={styles.link}
        href={url}
        aria-label={hasWords ? undefined : _('promotion.label')}
      >
        {picture}
      </Link>
      <div className={styles.more}>
        <FullText>
          {headline && <strong>{headline}</strong>}
          {subline && <p>{subline}</p>}
        </FullText>
        {legal && <LegalText legal={legal} layout={layout} />}
      </div>
    </Banner>
  );
}

interface CutoutImageProps {
  /** In any order. If empty, only the children are rendered. */
  cutouts: readonly Cutout[];
  children?: ReactNode;
}

/**
 * A picture with a cut-out for each width (PROMO-18). The browser chooses the file without scripts. The editor's styles
 * are applied once the window has been measured.
 */
export function CutoutImage({ cutouts, children }: CutoutImageProps) {
  const sorted = sortCutouts(cutouts);
  const shown = sorted[useViewport(({ isAtMost }) => indexForWidth(sorted, isAtMost))];
  const widest = sorted.at(-1);
  const containerStyle = useScriptedStyle(shown?.containerStyle);
  const imageStyle = useScriptedStyle(shown?.imageStyle);
  return (
    <div className={styles.container} style={containerStyle}>
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
            alt=""
            width={widest.width}
            loading="eager"
            decoding="async"
            onError={hideBrokenImage}
            style={imageStyle}
          />
        </picture>
      )}
      {/* oxlint-disable-next-line fascia/wrapped-text -- elements only */}
      {children}
    </div>
  );
}

const maxWidthOf = ({ upTo }: Cutout) => (upTo ? breakpoints[upTo] : Infinity);

/** Sorts cut-outs from the narrowest to the widest. If two have the same width, only the first one remains. */
export function sortCutouts(cutouts: readonly Cutout[]): Cutout[] {
  const sorted = cutouts.toSorted((a, b) => maxWidthOf(a) - maxWidthOf(b));
  return sorted.filter((cutout, index) => {
    const previous = sorted[index - 1];
    return !previous || maxWidthOf(previous) !== maxWidthOf(cutout);
  });
}

/** The index of the cut-out for the window's width. The widest cut-out also covers wider windows (PROMO-18). */
export function indexForWidth(
  sorted: readonly Cutout[],
  isAtMost: WindowWidth['isAtMost'],
): number {
  const index = sorted.findIndex(({ upTo }) => !upTo || isAtMost(breakpoints[upTo]));
  return index === -1 ? sorted.length - 1 : index;
}

/** The `media` of a `<source>`. */
function mediaQueryOf(cutout: Cutout): string {
  return `(max-width: ${maxWidthOf(cutout)}px)`;
}
