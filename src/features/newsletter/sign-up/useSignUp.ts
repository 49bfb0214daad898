import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readCookie } from '../../../foundation/browser/cookies.ts';
import { cookieNames } from '../../../foundation/browser/names.ts';
import { reportedRead } from '../../../foundation/http/reportedRead.ts';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import type { ApiBase } from '../api/newsletterApi.ts';
import { useFormFocus } from '../fields/useFormFocus.ts';
import type { ParsedNewsletterSettings, SubmissionResult } from '../newsletterSettings.ts';
import { newsletterSites } from '../newsletterSites.ts';
import type { Consent, CustomerData } from '../subscriber.ts';
import { newsletterApi, notifySubmitted, sendSignUp } from './sendSignUp.ts';
import { signUpSchema, type SignUpProblem } from './signUpSchema.ts';
import {
  emptyValues,
  isFilled,
  prefillValues,
  signUpRequest,
  type SignUpValues,
} from './signUpValues.ts';
import { hostDocument } from '../../../foundation/browser/host/hostGlobals.ts';

const EMAIL_INVALID: SignUpProblem = 'newsletter.error.emailInvalid';

/** How the last submit ended. */
interface Outcome {
  result: SubmissionResult;
  /** The address that the confirmation mail was sent to. */
  email: string;
  /** The number of submits so far, so that the same error is announced again. */
  count: number;
}

/** The form's state: its values, what is wrong with them, and how the last submit ended. */
export function useSignUp(settings: ParsedNewsletterSettings) {
  const { site } = useModule();
  const rules = newsletterSites[site];
  const base = settings.singlePageApp ? 'private' : 'internal';
  const focus = useFormFocus();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [knownConsents, setKnownConsents] = useState<readonly Consent[]>([]);
  const [hasEmailHadFocus, setEmailHadFocus] = useState(false);
  const submitPhase = useRef<'idle' | 'validating' | 'sending'>('idle');
  const editedFields = useRef(new Set<string>());
  /** The address that the service refused last. It stays invalid as long as it is not changed. */
  const refusedEmail = useRef<string>(undefined);
  // The host may render with another `onSubmitted` while a sign-up is pending.
  const latestSettings = useRef(settings);
  useEffect(() => {
    latestSettings.current = settings;
  });
  const schema = useMemo(() => signUpSchema(rules), [rules]);
  const givenConsents = [...settings.consents, ...knownConsents];

  const formik = useFormik<SignUpValues>({
    initialValues: emptyValues,
    validationSchema: schema,
    validate: (values) => {
      if (values.email.trim() !== refusedEmail.current) return {};
      // A submit with no other error is sent again: the service may accept the address by now.
      const isSentAgain = submitPhase.current === 'validating' && schema.isValidSync(values);
      return isSentAgain ? {} : { email: EMAIL_INVALID };
    },
    validateOnChange: false,
    validateOnBlur: false, // `useFormField` validates on blur.
    onSubmit: async (values) => {
      submitPhase.current = 'sending';
      refusedEmail.current = undefined;
      const request = signUpRequest(values, rules, settings, givenConsents);
      finish(await sendSignUp(request, base), request.email);
    },
  });

  function finish(result: SubmissionResult, email: string): void {
    if (result === 'SUCCESS') formik.resetForm();
    if (result === 'ERROR_INVALID_EMAIL') {
      refusedEmail.current = email;
      formik.setFieldError('email', EMAIL_INVALID);
    }
    setOutcome((last) => ({ result, email, count: (last?.count ?? 0) + 1 }));
    notifySubmitted(result, latestSettings.current);
  }

  /** Submits the form unless a submit is pending. A bot sees a success, and nothing is sent (NEWS-26). */
  async function submit(isBot: boolean): Promise<void> {
    if (submitPhase.current !== 'idle') return;
    submitPhase.current = 'validating';
    try {
      if (isBot) finish('SUCCESS', formik.values.email);
      else await formik.submitForm();
    } finally {
      submitPhase.current = 'idle';
    }
  }

  useBaseData(base, (data) => {
    setKnownConsents(data.consents);
    void formik.setValues((now) => prefillValues(now, data, rules, editedFields.current), false);
  });

  return {
    rules,
    formik,
    outcome,
    submit,
    ...focus,
    /** Whether the fields beside the e-mail address are shown (NEWS-03). */
    isUnfolded: hasEmailHadFocus || isFilled(formik.values),
    unfold: () => setEmailHadFocus(true),
    /** Keeps the customer's data, which may be loaded later, out of a field that the visitor has changed (NEWS-37). */
    markEdited: (name: string) => editedFields.current.add(name),
    /** Whether the checkbox for personalised offers is shown (NEWS-10). */
    showsDne: !givenConsents.includes('DNE'),
  };
}

export type SignUp = ReturnType<typeof useSignUp>;

/**
 * Fetches the customer's data once, if the visitor has the login cookie, to `fill` them into the form (NEWS-36). A
 * failure is reported, and the form stays as it is (NEWS-37).
 */
function useBaseData(base: ApiBase, fill: (data: CustomerData) => void): void {
  // Not useEffectEvent: React 19.0, which a host may provide, does not have it.
  const latestFill = useRef(fill);
  useEffect(() => {
    latestFill.current = fill;
  });
  useEffect(() => {
    if (!readCookie(cookieNames.login)) return undefined;
    const controller = new AbortController();
    const fetchBaseData = async () => {
      const { getBaseData } = await newsletterApi.load();
      const operation = { module: 'newsletter-form', operation: 'base-data' };
      const data = await reportedRead(operation, () => getBaseData(base, controller.signal));
      if (!controller.signal.aborted) selectRefilled(() => latestFill.current(data));
    };
    fetchBaseData().catch(() => {}); // Reported already.
    return () => controller.abort();
  }, [base]);
}

/**
 * Runs a change of the form's values. If it fills the focused field, that field's text is selected: what the
 * visitor types next replaces it and does not mix with it.
 */
function selectRefilled(change: () => void): void {
  const field = hostDocument.activeElement;
  const before = field instanceof HTMLInputElement ? field.value : undefined;
  flushSync(change);
  if (field instanceof HTMLInputElement && field.value !== before) field.select();
}
