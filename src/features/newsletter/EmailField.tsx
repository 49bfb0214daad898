import { useLingui } from '@lingui/react';
import { TextField } from '../../foundation/ui/form/TextField.tsx';
import { fieldOf, problemOf } from './fieldOf.ts';
import { useFocusOfForm } from './focusOfForm.ts';
import { loadNewsletterApi } from './sendSignUp.ts';
import type { SignUp } from './useSignUp.ts';

/** The address; the first focus on it brings the other fields, and the code that will send it. */
export function EmailField({ signUp, onFocus }: { signUp: SignUp; onFocus: () => void }) {
  const { _ } = useLingui();
  const { formik, unfold } = signUp;
  const problem = problemOf(formik, 'email');
  const field = fieldOf(formik, 'email', useFocusOfForm());
  return (
    <TextField
      {...field}
      type="email"
      autoComplete="email"
      required
      label={_('newsletter.field.email')}
      value={formik.values.email}
      state={problem ? 'error' : 'default'}
      message={problem && _(problem)}
      onFocus={() => {
        field.onFocus();
        unfold();
        onFocus();
        loadNewsletterApi().catch(() => {}); // Asked for again, and reported, when it is needed.
      }}
    />
  );
}
