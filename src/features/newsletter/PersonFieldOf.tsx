import { useLingui } from '@lingui/react';
import { Select } from '../../foundation/ui/form/Select.tsx';
import { TextField } from '../../foundation/ui/form/TextField.tsx';
import { fieldOf, problemOf } from './fieldOf.ts';
import { useFocusOfForm } from './focusOfForm.ts';
import { NAME_MAX } from './signUpRules.ts';
import { salutations, type PersonField } from './subscriber.ts';
import type { SignUp } from './useSignUp.ts';

const autoComplete = { firstName: 'given-name', lastName: 'family-name' } as const;

interface Props {
  signUp: SignUp;
  name: PersonField;
}

/** Salutation, first or last name: disabled as long as there is no address (contract §4). */
export function PersonFieldOf({ signUp: { formik, rules }, name }: Props) {
  const { _ } = useLingui();
  const problem = problemOf(formik, name);
  const shared = {
    ...fieldOf(formik, name, useFocusOfForm()),
    label: _(`newsletter.field.${name}`),
    value: formik.values[name],
    required: rules.required.includes(name),
    disabled: formik.values.email === '',
    state: problem ? ('error' as const) : ('default' as const),
    message: problem && _(problem, { max: NAME_MAX }),
  };
  if (name !== 'salutation') return <TextField {...shared} autoComplete={autoComplete[name]} />;
  return (
    <Select {...shared} autoComplete="honorific-prefix">
      <option value="" aria-label="–" />
      {salutations.map((salutation) => (
        <option value={salutation} key={salutation}>
          {_(`newsletter.salutation.${salutation}`)}
        </option>
      ))}
    </Select>
  );
}
