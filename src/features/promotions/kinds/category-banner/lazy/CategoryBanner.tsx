import { useLingui } from '@lingui/react';
import { Link } from '../../../../../foundation/ui/Link.tsx';
import { Banner } from '../../../lazy/Banner.tsx';
import { LegalText } from '../../../lazy/LegalText.tsx';
import type { CategoryBannerContent } from '../api/categoryBannerSchema.ts';
import { CutoutImage } from './CutoutImage.tsx';
import styles from './CategoryBanner.module.css';

interface Props {
  content: CategoryBannerContent;
  mobile: boolean;
}

/** A category's picture with headline and subline on it; a link where it has an address (PROMO-14). */
export function CategoryBanner({ content, mobile }: Props) {
  const { _ } = useLingui();
  const { headline, subline, cutouts, url, legal, theme } = content;
  const hasWords = Boolean(headline ?? subline);
  const picture = (
    <CutoutImage className={styles.picture} cutouts={cutouts} alt="">
      {hasWords && (
        <span className={styles.words}>
          {headline && <strong className={styles.headline}>{headline}</strong>}
          {subline && <span className={styles.subline}>{subline}</span>}
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
      {legal && (
        <div className={styles.legal}>
          <LegalText legal={legal} mobile={mobile} />
        </div>
      )}
    </Banner>
  );
}
