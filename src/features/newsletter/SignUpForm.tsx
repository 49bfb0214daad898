import { useLingui } from '@lingui/react';
import { useEffect, useRef, type FormEvent } from 'react';
import { samePages } from '../../foundation/sites/pages.ts';
import { Button } from '../../foundation/ui/Button.tsx';
import { Notification } from '../../foundation/ui/Notification.tsx';
import { ErrorSummary } from './fields/ErrorSummary.tsx';
import { Honeypot, isBot } from './fields/Honeypot.tsx';
import { Consents, EmailField, PersonField } from './fields/SignUpFields.tsx';
import { keepFocus } from './fields/useFormFocus.ts';
import { LegalNotice } from './LegalNotice.tsx';
import { LinkedText } from './LinkedText.tsx';
import { LinkNotValid } from './LinkNotValid.tsx';
import { NEWSLETTER_DISCOUNT } from './newsletterSites.ts';
import type { SignUp } from './sign-up/useSignUp.ts';
import styles from './NewsletterForm.module.css';

interface Props {
  signUp: SignUp;
  showDoiErrorMessage: boolean;
}

/** The form, with what is said above and below its fields. Not shown after a success. */
export function SignUpForm({ signUp, showDoiErrorMessage }: Props) {
  const { _ } = useLingui();
  const { formik, outcome, rules, form, focusFirst } = signUp;
  const honeypot = useRef<HTMLInputElement>(null);
  const discount = NEWSLETTER_DISCOUNT;

  // After a submit with errors, found here or by the service.
  useEffect(() => {
    if (formik.submitCount > 0 && !formik.isSubmitting) focusFirst('[aria-invalid="true"]');
  }, [formik.submitCount, formik.isSubmitting, focusFirst]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signUp.submit(isBot(honeypot.current));
  };
  return (
    <>
      <h2 className={styles.title}>{_('newsletter.title', { discount })}</h2>
      <p>{_('newsletter.intro', { discount })}</p>
      <LinkNotValid isRequested={showDoiErrorMessage} form={form} />
      {outcome?.result === 'ERROR_GENERIC' && <TechnicalError key={outcome.count} />}
      <form
        className={styles.form}
        data-part="form"
        noValidate
        ref={form}
        onChange={({ target }) => signUp.markEdited((target as Element as HTMLInputElement).name)}
        onSubmit={submit}
      >
        <EmailField signUp={signUp} />
        <Honeypot field={honeypot} />
        {signUp.isUnfolded && (
          <div className={styles.more}>
            {rules.fields.map((name) => (
              <PersonField signUp={signUp} name={name} key={name} />
            ))}
            <LegalNotice rules={rules} />
            <Consents signUp={signUp} />
          </div>
        )}
        <p className={styles.small}>
          <LinkedText text={_('newsletter.privacy')} links={samePages} />
        </p>
        <ErrorSummary signUp={signUp} />
        <div className={styles.submit}>
          <Button type="submit" size="large" busy={formik.isSubmitting} onMouseDown={keepFocus}>
            {_('newsletter.submit')}
          </Button>
        </div>
        <div className={styles.small}>
          <p>{_('newsletter.mandatory')}</p>
          <p>
            <LinkedText
              text={_(`newsletter.voucher.${rules.voucher}`, { discount })}
              links={{ conditions: rules.voucherConditions }}
            />
          </p>
        </div>
      </form>
    </>
  );
}

/** The sign-up failed (NEWS-31). The banner gets the focus, because it is far above the submit button. */
function TechnicalError() {
  const { _ } = useLingui();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.focus();
  }, []);
  return (
    <Notification kind="error" data-part="technical-error" tabIndex={-1} ref={banner}>
      {_('newsletter.technicalError')}
    </Notification>
  );
}
