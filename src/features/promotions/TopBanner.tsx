import { ButtonLink } from '../../foundation/ui/ButtonLink.tsx';
import { RichText } from '../../foundation/untrusted/RichText.tsx';
import { Banner } from './Banner.tsx';
import { LegalText } from './LegalText.tsx';
import type { TopBannerContent } from './promotion.ts';
import styles from './TopBanner.module.css';
import { VoucherCode } from './VoucherCode.tsx';

interface Props {
  content: TopBannerContent;
  mobile: boolean;
}

/** The slim band at the page's top: a text, a voucher or a button, and the small print (H§2). */
export function TopBanner({ content, mobile }: Props) {
  const { headline, shortText, longText, offer, legal, theme } = content;
  const text = mobile ? (shortText ?? longText) : (longText ?? shortText);
  // Only the long text may hold markup; in the short one a tag is a text like any other (contract §4).
  const isRich = text === longText;
  const instruction = offer?.kind === 'voucher' ? offer.instruction : undefined;
  return (
    <Banner part="top-banner" theme={theme}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {headline && <p className={styles.headline}>{headline}</p>}
          {isRich ? (
            <RichText className={styles.text} text={text} />
          ) : (
            <p className={styles.text}>{text}</p>
          )}
          {mobile && instruction && (
            <p className={`${styles.text} ${styles.instruction}`}>{instruction}</p>
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
        {legal && <LegalText legal={legal} mobile={mobile} />}
      </div>
    </Banner>
  );
}
