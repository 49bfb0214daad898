import { useLingui } from '@lingui/react';
import type { ChangeEvent } from 'react';
import { NAME_MAX, type SignUpProblem } from '../sign-up/signUpSchema.ts';
import type { SignUpValues } from '../sign-up/signUpValues.ts';
import type { SignUp } from '../sign-up/useSignUp.ts';

type FieldName = Exclude<keyof SignUpValues, 'consents'>;

/** What is wrong with a field that was left or submitted. */
export function problemOf(
  { touched, errors }: SignUp['formik'],
  name: FieldName,
): SignUpProblem | undefined {
  // Formik's type says string; the schema's messages are problems.
  return touched[name] ? (errors[name] as SignUpProblem | undefined) : undefined;
}

/**
 * The props that connect a control with the form. It is validated on blur, and its error clears on focus
 * (NEWS-11), or with the first change if the form moved the focus there for the visitor to read the error.
 */
export function useFormField({ formik, isMovingFocus }: SignUp, name: FieldName) {
  const { _ } = useLingui();
  const problem = problemOf(formik, name);
  const clearError = () => {
    if (formik.touched[name]) void formik.setFieldTouched(name, false, false);
  };
  return {
    name,
    state: problem ? ('error' as const) : ('default' as const),
    message: problem && _(problem, { max: NAME_MAX }),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      clearError();
      formik.handleChange(event);
    },
    onFocus: () => {
      if (!isMovingFocus.current) clearError();
    },
    onBlur: () => void formik.setFieldTouched(name, true, true),
  };
}
