import { newsletterPictures, newsletterRules } from '#shop/newsletter.ts';
import { useLingui } from '@lingui/react';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import styles from './SignUpPicture.module.css';

/**
 * The site's picture, with a bubble of the voucher's discount (NEWS-01, NEWS-02). Decorative: the form's title says the
 * same.
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
        {/* Not displayed in windows below 767 px, and therefore, being lazy, not fetched there. */}
        <img
          className={styles.image}
          src={picture.tablet}
          alt=""
          loading="lazy"
          decoding="async"
          // Not `hideBrokenImage`, which footer and form would load as a file of its own.
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
