import type { HeaderLayout } from '../../../../../../foundation/browser/hooks/platform.ts';
import { ButtonLink } from '../../../../../../foundation/ui/Button.tsx';
import { RichText } from '../../../../../../foundation/untrusted/RichText.tsx';
import { Banner } from '../../../../chunks/announcements/Banner.tsx';
import { ByLayout } from '../../../../chunks/announcements/ByLayout.tsx';
import { FullText } from '../../../../chunks/announcements/FullText.tsx';
import { LegalText } from '../../../../chunks/announcements/LegalText.tsx';
import type { TopBannerContent } from '../services/topBannerSchema.ts';
import { VoucherCode } from './VoucherCode.tsx';
import styles from './TopBanner.module.css';

/** The slim banner at the top: a text, a voucher or a button, and the legal text (PROMO-12). */
export function TopBanner({
  content,
  layout,
}: {
  content: TopBannerContent;
  layout: HeaderLayout;
}) {
  const { headline, shortText, longText, offer, legal, theme } = content;
  const short = shortText ?? longText;
  const long = longText ?? shortText;
  const text = layout === 'mobile' ? short : long;
  // Only the long text may contain markup. Tags in the short text are shown literally (PROMO-25).
  const isRich = (shown: string) => shown === longText;
  const instruction = offer?.kind === 'voucher' ? offer.instruction : undefined;
  const fullText = (
    <>
      {headline && <strong>{headline}</strong>}
      {text !== undefined && (isRich(text) ? <RichText text={text} /> : <p>{text}</p>)}
      {instruction && <p>{instruction}</p>}
    </>
  );
  return (
    <Banner part="top-banner" theme={theme}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {headline && (
            <p className={styles.headline} data-clamped>
              {headline}
            </p>
          )}
          <ByLayout layout={layout} mobile={short} wide={long}>
            {(shown, className) =>
              isRich(shown) ? (
                <RichText className={`${styles.text} ${className}`} text={shown} data-clamped />
              ) : (
                <p className={`${styles.text} ${className}`} data-clamped>
                  {shown}
                </p>
              )
            }
          </ByLayout>
          <ByLayout layout={layout} mobile={instruction} wide={undefined}>
            {(shown, className) => (
              <p className={`${styles.text} ${styles.instruction} ${className}`} data-clamped>
                {shown}
              </p>
            )}
          </ByLayout>
        </div>
        {offer?.kind === 'voucher' && (
          <VoucherCode code={offer.code} instruction={instruction} layout={layout} />
        )}
        {offer?.kind === 'button' && (
          <ButtonLink href={offer.url} data-part="cta" size="small">
            {offer.text}
          </ButtonLink>
        )}
        <div className={styles.more}>
          <FullText>{fullText}</FullText>
          {legal && (
            <LegalText legal={legal} layout={layout}>
              <div className={styles.legalIntroduction}>{fullText}</div>
            </LegalText>
          )}
        </div>
      </div>
    </Banner>
  );
}
