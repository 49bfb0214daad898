import { useLingui } from '@lingui/react';
import { Checkbox } from '../../foundation/ui/form/Checkbox.tsx';
import { fieldOf, problemOf } from './fieldOf.ts';
import { useFocusOfForm } from './focusOfForm.ts';
import { LinkedText } from './LinkedText.tsx';
import type { SignUp } from './useSignUp.ts';

/** What the visitor agrees to: Turkey's legal consent, and personalised offers unless they were agreed to before. */
export function Consents({ signUp: { formik, rules, asksForDne } }: { signUp: SignUp }) {
  const { _ } = useLingui();
  const legals = fieldOf(formik, 'legals', useFocusOfForm());
  const problem = problemOf(formik, 'legals');
  return (
    <>
      {rules.legals && (
        <Checkbox
          {...legals}
          required
          checked={formik.values.legals}
          label={<LinkedText text={_('newsletter.consent.legals')} links={rules.further} />}
          state={problem ? 'error' : 'default'}
          message={problem && _(problem)}
        />
      )}
      {asksForDne && (
        <Checkbox
          name="dne"
          checked={formik.values.consents.includes('DNE')}
          label={_('newsletter.consent.dne')}
          onChange={(event) => {
            const chosen = event.currentTarget.checked ? ['DNE'] : [];
            void formik.setFieldValue('consents', chosen, false);
          }}
        />
      )}
    </>
  );
}
