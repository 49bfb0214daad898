import { newsletterRules } from '#shop/newsletter.ts';
import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { hostDocument } from '../../../foundation/browser/page/hostGlobals.ts';
import { useModule } from '../../../foundation/sites/moduleContext.ts';
import { partOpened } from '../../../foundation/store/resourceSlice.ts';
import { useFormFocus } from '../fields/useFormFocus.ts';
import type { ParsedNewsletterSettings, SubmissionResult } from '../newsletterSettings.ts';
import { onSignUp } from '../newsletterStatus.ts';
import { cleanEmail } from './cleanValues.ts';
import { newsletterApi, notifySubmitted, sendSignUp } from './sendSignUp.ts';
import { signUpSchema, type SignUpProblem } from './signUpSchema.ts';
import {
  emptyValues,
  isFilled,
  prefillValues,
  readFields,
  signUpRequest,
  withoutConsents,
  type SignUpValues,
} from './signUpValues.ts';
import { useCustomer, useFill } from './useCustomer.ts';

const EMAIL_INVALID: SignUpProblem = 'newsletter.error.emailInvalid';

/** How the last submit ended. */
interface Outcome {
  result: SubmissionResult;
  email: string;
  /** The number of submits. Used as a key, so that screen readers announce a repeated error. */
  count: number;
  /** The honeypot was filled in, so nothing was sent (NEWS-26). */
  isFaked: boolean;
}

/** The visitor's input. Kept outside of the form, so that it remains if the form is rendered again after an error. */
export interface Draft {
  values: SignUpValues;
  readonly editedFields: Set<string>;
}

export const createDraft = (): Draft => ({ values: emptyValues, editedFields: new Set() });

/**
 * The form's state: its values, its errors and the result of the last submit.
 *
 * @param canSend False while a legal text is missing in the form's language.
 */
export function useSignUp(settings: ParsedNewsletterSettings, canSend: boolean, draft: Draft) {
  const { site } = useModule();
  const rules = newsletterRules[site];
  const base = settings.singlePageApp ? 'private' : 'internal';
  const focus = useFormFocus();
  const dispatch = useDispatch();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [hasSignedUp, forgetSignUp] = useSignedUp();
  const [hasEmailHadFocus, setEmailHadFocus] = useState(false);
  const submitPhase = useRef<'idle' | 'validating' | 'sending'>('idle');
  /** Incremented when a customer leaves, so that the next visitor does not see the result of a pending sign-up. */
  const visit = useRef(0);
  const { editedFields } = draft;
  /** The address that the service rejected last. It stays invalid until it is changed. */
  const refusedEmail = useRef<string>(undefined);
  // The host may pass another `onSubmitted` while a sign-up is pending.
  const latestSettings = useRef(settings);
  useEffect(() => {
    latestSettings.current = settings;
  });
  const schema = useMemo(() => signUpSchema(rules), [rules]);
  const customer = useCustomer(base);
  const givenConsents = [...settings.consents, ...(customer.data?.consents ?? [])];

  const formik = useFormik<SignUpValues>({
    initialValues: draft.values,
    validationSchema: schema,
    validate: (values) => {
      if (cleanEmail(values.email) !== refusedEmail.current) return {};
      // Submits a rejected address again if there are no other errors, because the service may accept it now.
      const isRetry = submitPhase.current === 'validating' && schema.isValidSync(values);
      return isRetry ? {} : { email: EMAIL_INVALID };
    },
    validateOnChange: false,
    validateOnBlur: false, // `useFormField` validates on blur.
    onSubmit: async (values) => {
      submitPhase.current = 'sending';
      refusedEmail.current = undefined;
      const request = signUpRequest(values, rules, settings, givenConsents);
      const visitAtSubmit = visit.current;
      const result = await sendSignUp(request, base);
      if (visit.current === visitAtSubmit) finish(result, request.email);
      else notifySubmitted(result, latestSettings.current);
    },
  });

  useEffect(() => {
    draft.values = formik.values;
  }, [draft, formik.values]);

  const unfold = () => {
    if (!hasEmailHadFocus) dispatch(partOpened());
    setEmailHadFocus(true);
    newsletterApi.prefetch();
  };

  // Adopts values that were entered or autofilled before scripts ran (SSR-24).
  useLayoutEffect(() => {
    const { current: element } = focus.form;
    if (!element) return;
    const entered = readFields(element);
    for (const name of Object.keys(entered)) editedFields.add(name);
    if (Object.keys(entered).length > 0)
      void formik.setValues((now) => ({ ...now, ...entered }), false);
    if (element.contains(hostDocument.activeElement)) unfold();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, before React sets any field
  }, []);

  useFill(customer, (data, hasLeft) => {
    if (hasLeft) {
      // The next visitor must not see the previous customer's result (NEWS-56).
      visit.current += 1;
      setOutcome(null);
      forgetSignUp();
    }
    const prefill = (now: SignUpValues) => prefillValues(now, data, rules, editedFields);
    void formik.setValues((now) => prefill(hasLeft ? withoutConsents(now) : now), false);
  });

  function finish(result: SubmissionResult, email: string, isFaked = false): void {
    if (result === 'SUCCESS' && !isFaked) {
      formik.resetForm({ values: emptyValues });
      editedFields.clear();
    }
    if (result === 'ERROR_INVALID_EMAIL') {
      refusedEmail.current = email;
      formik.setFieldError('email', EMAIL_INVALID);
    }
    setOutcome((last) => ({ result, email, count: (last?.count ?? 0) + 1, isFaked }));
    notifySubmitted(result, latestSettings.current);
    if (isFaked) forgetSignUp();
  }

  /**
   * Submits the form unless a submit is pending. If the honeypot is filled in, shows a success without sending anything.
   * The form keeps its values, because a password manager may have filled in the honeypot (NEWS-26).
   */
  async function submit(isBot: boolean): Promise<void> {
    if (submitPhase.current !== 'idle' || !canSend) return;
    submitPhase.current = 'validating';
    try {
      if (isBot) finish('SUCCESS', cleanEmail(formik.values.email), true);
      else await formik.submitForm();
    } finally {
      submitPhase.current = 'idle';
    }
  }

  return {
    rules,
    formik,
    outcome,
    /** Whether another form of the page has signed the visitor up (NEWS-53). */
    hasSignedUp,
    submit,
    isBusy: formik.isSubmitting || !canSend,
    ...focus,
    /** Whether the fields below the e-mail address are shown (NEWS-03). */
    isUnfolded: hasEmailHadFocus || isFilled(formik.values),
    unfold,
    /** Marks a field as changed by the visitor, so that customer data does not overwrite it later (NEWS-36). */
    markEdited: (name: string) => editedFields.add(name),
    /** Whether the checkbox for personalised offers is shown (NEWS-10). */
    showsDne: !givenConsents.includes('DNE'),
  };
}

export type SignUp = ReturnType<typeof useSignUp>;

/** Whether a form of the page has signed the visitor up since this one was mounted (NEWS-53). */
function useSignedUp(): [hasSignedUp: boolean, forget: () => void] {
  const [hasSignedUp, setSignedUp] = useState(false);
  useEffect(() => onSignUp(() => setSignedUp(true)), []);
  return [hasSignedUp, () => setSignedUp(false)];
}
