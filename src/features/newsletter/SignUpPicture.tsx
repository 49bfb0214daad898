import { useLingui } from '@lingui/react';
import { hideBrokenImage } from '../../foundation/ui/image/hideBrokenImage.ts';
import { NEWSLETTER_DISCOUNT } from './newsletterSites.ts';
import styles from './SignUpPicture.module.css';

const FOLDER = '/service/newsletterfrontend/newslettersubscriptionform';
/** File names by window width in px (F§2, F§9). */
const pictures = [
  { from: 1024, hash: '5d8c0f2e-desktop' },
  { from: 767, hash: '5d8c0f2e-tablet' },
] as const;
const [desktop, tablet] = pictures;

const fileOf = ({ hash }: { hash: string }) => `${FOLDER}/${hash}.jpg`;

/** The picture with its discount bubble: decoration, as the form's title says the same. */
export function SignUpPicture() {
  const { i18n, _ } = useLingui();
  return (
    <div className={styles.picture} aria-hidden="true">
      <picture>
        <source media={`(min-width: ${desktop.from}px)`} srcSet={fileOf(desktop)} />
        {/* Narrower windows don't show it, and what is not shown is not fetched. */}
        <img
          className={styles.image}
          src={fileOf(tablet)}
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
