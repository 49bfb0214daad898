import { newsletterPictures, newsletterRules } from '#shop/newsletter.ts';
import { useLingui } from '@lingui/react';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import styles from './SignUpPicture.module.css';

/**
 * The site's picture, with the voucher's discount in a bubble (NEWS-01, NEWS-02). Decorative, because the form's title
 * also contains the discount.
 */
export function SignUpPicture() {
  const { i18n, _ } = useLingui();
  const { site } = useModule();
  const picture = newsletterPictures[site];
  const { voucher } = newsletterRules[site];
  if (!picture) return null;
  return (
    <div className={styles.picture} aria-hidden="true">
      <picture>
        <source media="(min-width: 1024px)" srcSet={picture.desktop} />
        {/* Hidden below a window width of 767 px, and not loaded there because it is lazy. */}
        <img
          className={styles.image}
          src={picture.tablet}
          alt=""
          loading="lazy"
          decoding="async"
          // Not `hideBrokenImage`, which would become a separate file because the footer uses it too.
          onError={({ currentTarget }) => {
            currentTarget.style.visibility = 'hidden';
          }}
        />
      </picture>
      {voucher && (
        <p className={styles.bubble}>
          <strong className={styles.discount} translate="no" suppressHydrationWarning>
            {i18n.number(voucher.discount, { style: 'percent' })}
          </strong>
          <span>{_('newsletter.bubble')}</span>
        </p>
      )}
    </div>
  );
}
