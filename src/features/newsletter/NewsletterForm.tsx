import { useLingui } from '@lingui/react';
import type { ParsedNewsletterSettings } from './newsletterSettings.ts';
import styles from './NewsletterForm.module.css';
import { NEWSLETTER_DISCOUNT } from './newsletterSites.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { SignUpPicture } from './SignUpPicture.tsx';
import { SuccessView } from './SuccessView.tsx';
import { useSignUp } from './useSignUp.ts';

/** The newsletter sign-up (F§2): picture and form, or what follows a success. */
export function NewsletterForm({ settings }: { settings: ParsedNewsletterSettings }) {
  const { _ } = useLingui();
  const signUp = useSignUp(settings);
  const sent = signUp.outcome?.result === 'SUCCESS' ? signUp.outcome : null;
  return (
    <section
      className={`fascia-root ${styles.root}`}
      data-fascia="newsletter-form"
      aria-label={_('newsletter.title', { discount: NEWSLETTER_DISCOUNT })}
    >
      <div className={styles.card}>
        <SignUpPicture />
        <div className={styles.content}>
          {/* Stands there before, so that what comes into it is told. */}
          <div role="status">{sent && <SuccessView email={sent.email} />}</div>
          {!sent && (
            <SignUpForm signUp={signUp} showDoiErrorMessage={settings.showDoiErrorMessage} />
          )}
        </div>
      </div>
    </section>
  );
}
