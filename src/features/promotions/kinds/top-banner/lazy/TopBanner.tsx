import { ButtonLink } from '../../../../../foundation/ui/Button.tsx';
import { RichText } from '../../../../../foundation/untrusted/RichText.tsx';
import { Banner } from '../../../lazy/Banner.tsx';
import { FullText } from '../../../lazy/FullText.tsx';
import { LegalText } from '../../../lazy/LegalText.tsx';
import type { TopBannerContent } from '../api/topBannerSchema.ts';
import { VoucherCode } from './VoucherCode.tsx';
import styles from './TopBanner.module.css';

/** The slim banner at the top: a text, a voucher or a button, and the legal text (PROMO-12). */
export function TopBanner({ content, mobile }: { content: TopBannerContent; mobile: boolean }) {
  const { headline, shortText, longText, offer, legal, theme } = content;
  const text = mobile ? (shortText ?? longText) : (longText ?? shortText);
  // Only the long text may hold markup; a tag in the short one is shown as text (PROMO-25).
  const isRich = text === longText;
  const instruction = offer?.kind === 'voucher' ? offer.instruction : undefined;
  return (
    <Banner part="top-banner" theme={theme}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {headline && (
            <p className={styles.headline} data-clamped>
              {headline}
            </p>
          )}
          {isRich ? (
            <RichText className={styles.text} text={text} data-clamped />
          ) : (
            <p className={styles.text} data-clamped>
              {text}
            </p>
          )}
          {mobile && instruction && (
            <p className={`${styles.text} ${styles.instruction}`} data-clamped>
              {instruction}
            </p>
          )}
        </div>
        {offer?.kind === 'voucher' && (
          <VoucherCode code={offer.code} instruction={mobile ? undefined : instruction} />
        )}
        {offer?.kind === 'button' && (
          <ButtonLink href={offer.url} data-part="cta" size={mobile ? 'medium' : 'small'}>
            {offer.text}
          </ButtonLink>
        )}
        <div className={styles.more}>
          <FullText>
            {headline && <strong>{headline}</strong>}
            {isRich ? <RichText text={text} /> : <p>{text}</p>}
            {instruction && <p>{instruction}</p>}
          </FullText>
          {legal && <LegalText legal={legal} mobile={mobile} />}
        </div>
      </div>
    </Banner>
  );
}
