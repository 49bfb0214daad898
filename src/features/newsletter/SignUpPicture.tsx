import { useLingui } from '@lingui/react';
import { hideBrokenImage } from '../../foundation/ui/image/hideBrokenImage.ts';
import { NEWSLETTER_DISCOUNT } from './newsletterSites.ts';
import styles from './SignUpPicture.module.css';

const FOLDER = '/service/newsletterfrontend/newslettersubscriptionform';

/** The picture with its discount bubble (NEWS-01, NEWS-02). Decorative: the form's title says the same. */
export function SignUpPicture() {
  const { i18n, _ } = useLingui();
  return (
    <div className={styles.picture} aria-hidden="true">
      <picture>
        <source media="(min-width: 1024px)" srcSet={`${FOLDER}/5d8c0f2e-desktop.jpg`} />
        {/* Not displayed in windows below 767 px, and therefore, being lazy, not fetched there. */}
        <img
          className={styles.image}
          src={`${FOLDER}/5d8c0f2e-tablet.jpg`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={hideBrokenImage}
        />
      </picture>
      <p className={styles.bubble}>
        <strong className={styles.discount}>
          {i18n.number(NEWSLETTER_DISCOUNT, { style: 'percent' })}
        </strong>
        {_('newsletter.bubble')}
      </p>
    </div>
  );
}
