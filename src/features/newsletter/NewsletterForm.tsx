import { useLingui } from '@lingui/react';
import MailCheck from 'lucide/dist/esm/icons/mail-check.mjs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAddress } from '../../foundation/sites/address.ts';
import { useModule } from '../../foundation/sites/moduleContext.ts';
import { Button } from '../../foundation/ui/Button.tsx';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';
import { Icon } from '../../foundation/ui/Icon.tsx';
import { Verbatim } from '../../foundation/ui/lines/Verbatim.tsx';
import { useLegalTexts } from './legalTexts.ts';
import type { ParsedNewsletterSettings } from './newsletterSettings.ts';
import { createDraft, useSignUp, type Draft } from './sign-up/useSignUp.ts';
import { SignUpForm } from './SignUpForm.tsx';
// After the form, so that the style sheets have the same order as in `fascia/ui`.
import { TextField } from '../../foundation/ui/form/TextField.tsx';
import { SignUpPicture } from './SignUpPicture.tsx';
import { useFormTitle } from './useFormTitle.ts';
import { version } from '../../foundation/version.ts';
import styles from './NewsletterForm.module.css';

/** The newsletter sign-up. If it fails, a plain form with the visitor's address replaces it (HOST-39). */
export function NewsletterForm({ settings }: { settings: ParsedNewsletterSettings }) {
  const [draft] = useState(createDraft);
  return (
    <ErrorBoundary
      module="newsletter-form"
      operation="form"
      fallback={<PlainForm getEmail={() => draft.values.email} />}
    >
      <SignUpCard settings={settings} draft={draft} />
    </ErrorBoundary>
  );
}

/** Only the e-mail field and the button. The browser sends the address to the sign-up page, which has all fields. */
function PlainForm({ getEmail }: { getEmail: () => string }) {
  const { _ } = useLingui();
  const title = useFormTitle();
  return (
    <FormCard title={title}>
      <form
        className={`${styles.content} ${styles.form}`}
        data-part="form"
        method="post"
        action={useAddress('newsletter')}
      >
        <h2 className={styles.title}>{title}</h2>
        <TextField
          name="email"
          inputMode="email"
          autoComplete="email"
          required
          label={_('newsletter.field.email')}
          defaultValue={getEmail()}
        />
        <div className={styles.submit}>
          <Button type="submit" size="large">
            {_('newsletter.submit')}
          </Button>
        </div>
      </form>
    </FormCard>
  );
}

interface CardProps {
  settings: ParsedNewsletterSettings;
  draft: Draft;
}

/** The site's picture, if it has one, beside the form or the message after a sign-up. */
function SignUpCard({ settings, draft }: CardProps) {
  const { _ } = useLingui();
  const title = useFormTitle();
  const { canShow, canSend } = useLegalTexts();
  const signUp = useSignUp(settings, canSend, draft);
  const success = signUp.outcome?.result === 'SUCCESS' ? signUp.outcome : null;
  if (!canShow) return <NewsletterFrame />;
  return (
    <FormCard title={title}>
      <SignUpPicture />
      <div className={styles.content}>
        {/* Always rendered, because a live region announces only later changes of its content. */}
        <div role="status">{success && <SuccessView email={success.email} />}</div>
        {!success && signUp.hasSignedUp && <p>{_('newsletter.status.WAITING_FOR_DOI')}</p>}
        {(success ? success.isFaked : !signUp.hasSignedUp) && (
          <SignUpForm signUp={signUp} showDoiErrorMessage={settings.showDoiErrorMessage} />
        )}
      </div>
    </FormCard>
  );
}

/** The root of the form, with its card. */
function FormCard({ title, children }: { title: string; children: ReactNode }) {
  const { locale } = useModule();
  return (
    <div
      className={`fascia-root ${styles.root}`}
      data-fascia="newsletter-form"
      data-fascia-release={version}
      lang={locale}
      role="group"
      aria-label={title}
      suppressHydrationWarning
    >
      <div className={styles.card}>{children}</div>
    </div>
  );
}

/** Reserves the form's space until its texts have loaded. */
export function NewsletterFrame() {
  const { locale } = useModule();
  return (
    <div
      className={`fascia-root ${styles.root}`}
      data-fascia="newsletter-form"
      data-fascia-release={version}
      lang={locale}
    >
      <div className={styles.card} />
    </div>
  );
}

/** Replaces the form after a successful sign-up. Takes the focus and scrolls into view (NEWS-29). */
function SuccessView({ email }: { email: string }) {
  const { _ } = useLingui();
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    view.current?.focus({ preventScroll: true });
    // Hosts may run tests in jsdom, which does not implement scrollIntoView.
    view.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div className={styles.success} data-part="success" tabIndex={-1} ref={view}>
      <span className={styles.successMark}>
        <Icon glyph={MailCheck} size={40} />
      </span>
      <h2 className={styles.title}>{_('newsletter.success.title')}</h2>
      <p>
        <Verbatim text={_('newsletter.success.notice', { email })} value={email} />
      </p>
    </div>
  );
}
