import { useLingui } from '@lingui/react';
import { useEffect, useRef, type FormEvent } from 'react';
import { samePages } from '../../foundation/sites/sites.ts';
import { Button } from '../../foundation/ui/Button.tsx';
import { Consents } from './Consents.tsx';
import { EmailField } from './EmailField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FocusOfForm } from './focusOfForm.ts';
import { FootNotes } from './FootNotes.tsx';
import { Honeypot } from './Honeypot.tsx';
import { LegalNotice } from './LegalNotice.tsx';
import { LinkedText } from './LinkedText.tsx';
import { LinkNotValid } from './LinkNotValid.tsx';
import styles from './NewsletterForm.module.css';
import { NEWSLETTER_DISCOUNT } from './newsletterSites.ts';
import { PersonFieldOf } from './PersonFieldOf.tsx';
import { TechnicalError } from './TechnicalError.tsx';
import { keepFocus, useFormFocus } from './useFormFocus.ts';
import { useLinkNotValid } from './useLinkNotValid.ts';
import { writtenByBot } from './writtenByBot.ts';
import type { SignUp } from './useSignUp.ts';

interface Props {
  signUp: SignUp;
  showDoiErrorMessage: boolean;
}

/** The form, as long as there was no success. */
export function SignUpForm({ signUp, showDoiErrorMessage }: Props) {
  const { _ } = useLingui();
  const { formik, outcome, rules, unfolded } = signUp;
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const { isOurs, focusField, focusFirstProblem } = useFormFocus(form);
  const linkNotValid = useLinkNotValid(showDoiErrorMessage, form);

  // After each submit that left something wrong, whoever found it.
  useEffect(() => {
    if (formik.submitCount > 0 && !formik.isSubmitting) focusFirstProblem();
  }, [formik.submitCount, formik.isSubmitting, focusFirstProblem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signUp.submit(writtenByBot(trap.current));
  };
  return (
    <FocusOfForm value={isOurs}>
      <h2 className={styles.title}>{_('newsletter.title', { discount: NEWSLETTER_DISCOUNT })}</h2>
      <p>{_('newsletter.intro', { discount: NEWSLETTER_DISCOUNT })}</p>
      <LinkNotValid {...linkNotValid} />
      {outcome?.result === 'ERROR_GENERIC' && <TechnicalError key={outcome.count} />}
      <form
        className={styles.form}
        data-part="form"
        noValidate
        ref={form}
        onChange={({ target }) => signUp.noteEdited((target as Element as HTMLInputElement).name)}
        onSubmit={submit}
      >
        <EmailField signUp={signUp} onFocus={linkNotValid.hide} />
        <Honeypot field={trap} />
        {unfolded && (
          <div className={styles.more}>
            {rules.fields.map((name) => (
              <PersonFieldOf signUp={signUp} name={name} key={name} />
            ))}
            <LegalNotice rules={rules} />
            <Consents signUp={signUp} />
          </div>
        )}
        <p className={styles.small}>
          <LinkedText text={_('newsletter.privacy')} links={samePages} />
        </p>
        <ErrorSummary formik={formik} onChoose={focusField} />
        <div className={styles.submit}>
          <Button type="submit" size="large" busy={formik.isSubmitting} onMouseDown={keepFocus}>
            {_('newsletter.submit')}
          </Button>
        </div>
        <FootNotes rules={rules} />
      </form>
    </FocusOfForm>
  );
}
