import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ParsedNewsletterSettings, SubmissionResult } from './newsletterSettings.ts';
import { fillIn } from './fillIn.ts';
import { newsletterSite } from './newsletterSites.ts';
import { sendSignUp } from './sendSignUp.ts';
import { signUpRequest } from './signUpRequest.ts';
import type { SignUpProblem } from './signUpRules.ts';
import { signUpSchema } from './signUpSchema.ts';
import { emptyValues, isFilled, prefilled, type SignUpValues } from './signUpValues.ts';
import type { Consent } from './subscriber.ts';
import { tellSubmitted } from './tellSubmitted.ts';
import { useBaseData } from './useBaseData.ts';

const REFUSED: SignUpProblem = 'newsletter.error.emailInvalid';

/** How the last submit ended. */
interface Outcome {
  result: SubmissionResult;
  /** Where the confirmation mail went. */
  email: string;
  /** Counts the submits (F§4), so that the same failure is told again. */
  count: number;
}

/** The form's state: what was entered, what is wrong with it, and how the last submit ended (F§4). */
export function useSignUp(settings: ParsedNewsletterSettings) {
  const { site, singlePageApp } = settings;
  const rules = newsletterSite(site);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [known, setKnown] = useState<readonly Consent[]>([]);
  const [touchedOnce, setTouchedOnce] = useState(false);
  const busy = useRef(false);
  /** Whether a submit is being judged just now. */
  const judging = useRef(false);
  const edited = useRef(new Set<string>());
  // A host that draws anew while a sign-up is on its way hears of it by its present callback.
  const told = useRef(settings);
  useEffect(() => {
    told.current = settings;
  });
  const schema = useMemo(() => signUpSchema(rules), [rules]);
  /** The address that the service refused last: wrong for as long as it stays. */
  const refused = useRef<string>(undefined);
  const given = [...settings.consents, ...known];

  const formik = useFormik<SignUpValues>({
    initialValues: emptyValues,
    validationSchema: schema,
    validate: (values) => {
      // A submit that is good but for this goes out again: the service may know better by now.
      const isLetPass = judging.current && schema.isValidSync(values);
      return values.email.trim() === refused.current && !isLetPass ? { email: REFUSED } : {};
    },
    validateOnChange: false,
    validateOnBlur: false, // Each field asks for it itself.
    onSubmit: async (values) => {
      judging.current = false;
      refused.current = undefined;
      const request = signUpRequest(values, rules, settings, given);
      end(await sendSignUp(request, singlePageApp), request.email);
    },
  });

  function end(result: SubmissionResult, email: string): void {
    if (result === 'SUCCESS') formik.resetForm();
    if (result === 'ERROR_INVALID_EMAIL') {
      refused.current = email;
      formik.setFieldError('email', REFUSED);
    }
    setOutcome((last) => ({ result, email, count: (last?.count ?? 0) + 1 }));
    tellSubmitted(result, told.current);
  }

  /** One submit at a time. A bot, which fills in the honeypot, sees a success, and nothing is sent (F§4). */
  async function submit(honeypot: string): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    judging.current = true;
    try {
      if (honeypot) end('SUCCESS', formik.values.email);
      else await formik.submitForm();
    } finally {
      busy.current = false;
      judging.current = false;
    }
  }

  useBaseData(singlePageApp, (data) => {
    setKnown(data.consents);
    fillIn(
      () => void formik.setValues((now) => prefilled(now, data, rules, edited.current), false),
    );
  });

  return {
    rules,
    formik,
    outcome,
    submit,
    /** Whether more than the address is asked for yet (F§4). */
    unfolded: touchedOnce || isFilled(formik.values),
    unfold: () => setTouchedOnce(true),
    /** The visitor has changed a field: what the shop knows does not come into it any more. */
    noteEdited: (name: string) => edited.current.add(name),
    /** Whether personalised offers are still to be asked for (F§4). */
    asksForDne: !given.includes('DNE'),
  };
}

/** What the parts of the form share. */
export type SignUp = ReturnType<typeof useSignUp>;
