import { useLingui } from '@lingui/react';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { Icon } from '../../../../../../foundation/ui/Icon.tsx';
import { Image } from '../../../../../../foundation/ui/image/Image.tsx';
import { Link } from '../../../../../../foundation/ui/Link.tsx';
import { Banner } from '../../../../chunks/announcements/Banner.tsx';
import { FullText } from '../../../../chunks/announcements/FullText.tsx';
import type { PhaseIntegrationContent } from '../services/phaseIntegrationSchema.ts';
import styles from './PhaseIntegration.module.css';

/** The phase-integration block: a picture, headline, subline and a link (PROMO-14). */
export function PhaseIntegration({ content }: { content: PhaseIntegrationContent }) {
  const { headline, subline, image, url, linkText, theme } = content;
  const { _ } = useLingui();
  const isHeadlineLinked = headline !== undefined && linkText === undefined;
  return (
    <Banner part="pi-banner" theme={theme} className={styles.banner}>
      <div className={styles.block}>
        <Image
          className={styles.image}
          src={image}
          alt=""
          width={640}
          height={420}
          loading="eager"
        />
        <div className={styles.content}>
          <div className={styles.words}>
            {headline && (
              <p className={styles.headline} data-clamped>
                {isHeadlineLinked ? (
                  <Link className={styles.link} href={url}>
                    {headline}
                  </Link>
                ) : (
                  headline
                )}
              </p>
            )}
            {subline && (
              <p className={styles.subline} data-clamped>
                {subline}
              </p>
            )}
          </div>
          {url !== undefined && !isHeadlineLinked && (
            <Link
              className={`${styles.link} ${styles.more}`}
              href={url}
              aria-label={linkText ? undefined : _('promotion.label')}
            >
              {linkText && (
                <span className={styles.linkText} data-clamped>
                  {linkText}
                </span>
              )}
              <Icon glyph={ArrowRight} size={16} />
            </Link>
          )}
        </div>
      </div>
      <FullText>
        {headline && <strong>{headline}</strong>}
        {subline && <p>{subline}</p>}
        {linkText && <Link href={url}>{linkText}</Link>}
      </FullText>
    </Banner>
  );
}
