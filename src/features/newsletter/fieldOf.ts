import type { ChangeEvent } from 'react';
import type { SignUpProblem } from './signUpRules.ts';
import type { SignUpValues } from './signUpValues.ts';
import type { SignUp } from './useSignUp.ts';

type FieldName = Exclude<keyof SignUpValues, 'consents'>;
type Formik = SignUp['formik'];

/** What is wrong with a field that was left or submitted, else nothing. */
export function problemOf(
  { touched, errors }: Pick<Formik, 'touched' | 'errors'>,
  name: FieldName,
): SignUpProblem | undefined {
  // The schema's messages are ids, and formik knows them as texts.
  return touched[name] ? (errors[name] as SignUpProblem | undefined) : undefined;
}

/**
 * What ties a control to the form. A field is judged when it is left, and what was wrong with it is forgotten
 * when it gets the focus (F§5), or, where the form itself gave the focus, with the first change.
 *
 * @param focusIsOurs Whether the form is moving the focus just now: the visitor has not read the message yet.
 */
export function fieldOf(formik: Formik, name: FieldName, focusIsOurs: () => boolean) {
  const forget = () => {
    if (formik.touched[name]) void formik.setFieldTouched(name, false, false);
  };
  return {
    name,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      forget();
      formik.handleChange(event);
    },
    onFocus: () => {
      if (!focusIsOurs()) forget();
    },
    onBlur: () => void formik.setFieldTouched(name, true, true),
  };
}
