import { brandName } from '#shop/brand.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, type FormEvent } from 'react';
import type { NewsletterPage, NewsletterRules } from '../../foundation/shop/defineSite.ts';
import { Button } from '../../foundation/ui/Button.tsx';
import { ExpansionPanel } from '../../foundation/ui/expansion/ExpansionPanel.tsx';
import { Link } from '../../foundation/ui/Link.tsx';
import { Notification } from '../../foundation/ui/Notification.tsx';
import { useScripted } from '../../foundation/browser/hooks/useScriptedStyle.ts';
import { Honeypot, isBot } from './fields/Honeypot.tsx';
import { Consents, EmailField, ErrorSummary, PersonField } from './fields/SignUpFields.tsx';
import { keepFocus } from './fields/useFormFocus.ts';
import { LinkedText } from './LinkedText.tsx';
import { legalSentences } from './legalTexts.ts';
import { LinkNotValid } from './LinkNotValid.tsx';
import type { SignUp } from './sign-up/useSignUp.ts';
import { useAddress } from '../../foundation/sites/address.ts';
import { useModuleId } from '../../foundation/sites/useModuleId.ts';
import { useFormTitle } from './useFormTitle.ts';
import styles from './NewsletterForm.module.css';

interface Props {
  signUp: SignUp;
  showDoiErrorMessage: boolean;
}

/**
 * The form with the texts above and below its fields. Not rendered after a successful sign-up. Until scripts have run,
 * CSS shows the other fields on focus. Without scripting, all fields are visible (SSR-24).
 */
export function SignUpForm({ signUp, showDoiErrorMessage }: Props) {
  const { _ } = useLingui();
  const { formik, outcome, rules, form, focusFirst } = signUp;
  const termsId = useModuleId();
  const isScripted = useScripted();
  const honeypot = useRef<HTMLInputElement>(null);
  const title = useFormTitle();
  const pages = usePages();
  const signUpPage = useAddress('newsletter');
  const { voucher } = rules;
  const values = { discount: voucher?.discount };

  // Focuses the first field that the schema or the service has rejected.
  useEffect(() => {
    if (formik.submitCount > 0 && !formik.isSubmitting) focusFirst('[aria-invalid="true"]');
  }, [formik.submitCount, formik.isSubmitting, focusFirst]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signUp.submit(isBot(honeypot.current));
  };
  return (
    <>
      {/* `suppressHydrationWarning`, because the locale data of server and browser may format numbers differently. */}
      <h2 className={styles.title} suppressHydrationWarning>
        {title}
      </h2>
      <p suppressHydrationWarning>
        {voucher ? _('newsletter.intro', values) : _('newsletter.withoutVoucher.intro')}
      </p>
      <LinkNotValid isRequested={showDoiErrorMessage} form={form} />
      {outcome?.result === 'ERROR_GENERIC' && <TechnicalError key={outcome.count} />}
      <form
        className={styles.form}
        data-part="form"
        method="post"
        action={signUpPage}
        // The browser validates the form until scripts have run.
        noValidate={isScripted}
        ref={form}
        onChange={({ target }) => signUp.markEdited((target as Element as HTMLInputElement).name)}
        onSubmit={submit}
      >
        <EmailField signUp={signUp} />
        <Honeypot field={honeypot} />
        {(signUp.isUnfolded || !isScripted) && (
          <div className={styles.more} data-state={signUp.isUnfolded ? undefined : 'static'}>
            {rules.fields.map((name) => (
              <PersonField signUp={signUp} name={name} key={name} />
            ))}
            <LegalNotice rules={rules} />
            <Consents signUp={signUp} />
          </div>
        )}
        <div className={styles.small}>
          <p id={termsId}>
            <LinkedText
              text={_('newsletter.terms', { brand: brandName, age: rules.minimumAge })}
              links={{}}
            />
          </p>
          <p>
            <LinkedText text={_('newsletter.privacy')} links={pages} />
          </p>
        </div>
        <ErrorSummary signUp={signUp} />
        <div className={styles.submit}>
          <Button
            type="submit"
            size="large"
            busy={signUp.isBusy}
            aria-describedby={termsId}
            onMouseDown={keepFocus}
          >
            {_('newsletter.submit')}
          </Button>
        </div>
        <div className={styles.small}>
          <p>{_('newsletter.mandatory')}</p>
          {voucher && (
            <p>
              <LinkedText
                text={_(`newsletter.voucher.${voucher.validity}`, values)}
                links={{ conditions: voucher.conditions }}
              />
            </p>
          )}
        </div>
      </form>
    </>
  );
}

/** Shown after a failed sign-up (NEWS-31). Takes the focus, because it is far above the submit button. */
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

/** The shop's pages that legal texts may link to. */
const usePages = () => ({
  contact: useAddress('contact'),
  privacy: useAddress('privacy'),
  terms: useAddress('terms'),
});

/** An expandable text about the consequences of a sign-up (NEWS-03), with links to further pages of the site. */
function LegalNotice({ rules }: { rules: NewsletterRules }) {
  const { _ } = useLingui();
  const pages = usePages();
  const { minimumAge: age, retentionDays: days, inactivityYears: years } = rules;
  const values = { brand: brandName, age, days, years };
  const furtherPages = Object.entries(rules.pages) as [NewsletterPage, string][];
  return (
    <div data-part="legal-notice">
      <ExpansionPanel title={_('newsletter.legal.title')}>
        <div className={styles.small}>
          {legalSentences(rules).map((sentence) => (
            <p key={sentence}>
              <LinkedText text={_(`newsletter.legal.${sentence}`, values)} links={pages} />
            </p>
          ))}
          {furtherPages.map(([page, url]) => (
            <p key={page}>
              <Link className={styles.link} href={url}>
                {_(`newsletter.link.${page}`)}
              </Link>
            </p>
          ))}
        </div>
      </ExpansionPanel>
    </div>
  );
}
