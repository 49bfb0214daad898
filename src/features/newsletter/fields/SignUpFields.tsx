import { useLingui } from '@lingui/react';
import { Checkbox } from '../../../foundation/ui/form/Checkbox.tsx';
import { Select } from '../../../foundation/ui/form/Select.tsx';
import { TextField } from '../../../foundation/ui/form/TextField.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { newsletterApi } from '../sign-up/sendSignUp.ts';
import type { SignUp } from '../sign-up/useSignUp.ts';
import { salutations, type PersonFieldName } from '../subscriber.ts';
import { useFormField } from './useFormField.ts';

interface Props {
  signUp: SignUp;
}

/** The e-mail address. Its first focus shows the other fields and loads the code that sends the form. */
export function EmailField({ signUp }: Props) {
  const { _ } = useLingui();
  const field = useFormField(signUp, 'email');
  return (
    <TextField
      {...field}
      type="email"
      autoComplete="email"
      required
      label={_('newsletter.field.email')}
      value={signUp.formik.values.email}
      onFocus={() => {
        field.onFocus();
        signUp.unfold();
        newsletterApi.prefetch();
      }}
    />
  );
}

const autoComplete = { firstName: 'given-name', lastName: 'family-name' } as const;

/** Salutation, first or last name, disabled while there is no e-mail address (NEWS-08). */
export function PersonField({ signUp, name }: Props & { name: PersonFieldName }) {
  const { _ } = useLingui();
  const { values } = signUp.formik;
  const field = {
    ...useFormField(signUp, name),
    label: _(`newsletter.field.${name}`),
    value: values[name],
    required: signUp.rules.required.includes(name),
    disabled: values.email === '',
  };
  if (name !== 'salutation') return <TextField {...field} autoComplete={autoComplete[name]} />;
  return (
    <Select {...field} autoComplete="honorific-prefix">
      <option value="" aria-label="–" />
      {salutations.map((salutation) => (
        <option value={salutation} key={salutation}>
          {_(`newsletter.salutation.${salutation}`)}
        </option>
      ))}
    </Select>
  );
}

/** TR's mandatory consent (NEWS-09), and the one for personalised offers unless it was given before (NEWS-10). */
export function Consents({ signUp }: Props) {
  const { _ } = useLingui();
  const { formik, rules, showsDne } = signUp;
  const legals = useFormField(signUp, 'legals');
  return (
    <>
      {rules.legals && (
        <Checkbox
          {...legals}
          required
          checked={formik.values.legals}
          label={<LinkedText text={_('newsletter.consent.legals')} links={rules.furtherPages} />}
        />
      )}
      {showsDne && (
        <Checkbox
          name="dne"
          checked={formik.values.consents.includes('DNE')}
          label={_('newsletter.consent.dne')}
          onChange={({ currentTarget }) => {
            void formik.setFieldValue('consents', currentTarget.checked ? ['DNE'] : [], false);
          }}
        />
      )}
    </>
  );
}
