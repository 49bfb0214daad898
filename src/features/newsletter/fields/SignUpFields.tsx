import { useLingui } from '@lingui/react';
import type { ChangeEvent } from 'react';
import type { NewsletterField } from '../../../foundation/shop/defineSite.ts';
import { Checkbox } from '../../../foundation/ui/form/Checkbox.tsx';
import { Select } from '../../../foundation/ui/form/Select.tsx';
import { TextField } from '../../../foundation/ui/form/TextField.tsx';
import { Link } from '../../../foundation/ui/Link.tsx';
import { useScripted } from '../../../foundation/browser/hooks/useScriptedStyle.ts';
import { Verbatim } from '../../../foundation/ui/lines/Verbatim.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { EMAIL_PATTERN, NAME_MAX, type SignUpProblem } from '../sign-up/signUpSchema.ts';
import type { SignUpValues } from '../sign-up/signUpValues.ts';
import type { SignUp } from '../sign-up/useSignUp.ts';
import { salutations } from '../subscriber.ts';
import { keepFocus } from './useFormFocus.ts';
import styles from '../NewsletterForm.module.css';

interface Props {
  signUp: SignUp;
}

/** The pattern for the browser's own validation, which does not trim the value. */
const PATTERN_WITHOUT_SCRIPTS = String.raw`\s*${EMAIL_PATTERN}\s*`;

/** The e-mail field. Its focus shows the other fields and loads the code that sends the form. */
export function EmailField({ signUp }: Props) {
  const { _ } = useLingui();
  const field = useFormField(signUp, 'email');
  return (
    <TextField
      {...field}
      // With the type `email`, Chromium converts a domain with umlauts to Punycode (NEWS-80).
      type="text"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      pattern={PATTERN_WITHOUT_SCRIPTS}
      label={_('newsletter.field.email')}
      value={signUp.formik.values.email}
      onFocus={() => {
        field.onFocus();
        signUp.unfold();
      }}
    />
  );
}

const autoComplete = { firstName: 'given-name', lastName: 'family-name' } as const;

/** Salutation, first name or last name. Scripts disable it while the e-mail field is empty (NEWS-08). */
export function PersonField({ signUp, name }: Props & { name: NewsletterField }) {
  const { _ } = useLingui();
  const { values } = signUp.formik;
  const isDisabled = useScripted() && waitsForAddress(signUp.formik, name);
  const field = {
    ...useFormField(signUp, name),
    label: _(`newsletter.field.${name}`),
    value: values[name],
    required: signUp.rules.required.includes(name),
  };
  if (name !== 'salutation') {
    return (
      <TextField
        {...field}
        {...(isDisabled && refuseTyping(field))}
        autoComplete={autoComplete[name]}
      />
    );
  }
  return (
    <Select {...field} disabled={isDisabled} autoComplete="honorific-prefix">
      <option value="" aria-label="–" />
      {salutations.map((salutation) => (
        <option value={salutation} key={salutation}>
          {_(`newsletter.salutation.${salutation}`)}
        </option>
      ))}
    </Select>
  );
}

/**
 * Props that disable a text field for the visitor, but not for autofill (NEWS-08). Autofill skips `disabled` and
 * `readonly` fields, even if filling in the e-mail address enables them.
 */
const refuseTyping = ({
  onChange,
}: {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) => ({
  'aria-disabled': true,
  tabIndex: -1,
  onMouseDown: keepFocus,
  onChange: (event: ChangeEvent<HTMLInputElement>) => {
    if (!isTyped(event.nativeEvent)) onChange(event);
  },
});

/** Whether the visitor typed the text. Autofill reports a replacement or no `inputType`. */
function isTyped(event: Event): boolean {
  const { inputType } = event as Partial<InputEvent>;
  return Boolean(inputType) && inputType !== 'insertReplacementText';
}

/** The site's mandatory consent, and the consent to personalised offers unless it was already given (NEWS-10). */
export function Consents({ signUp }: Props) {
  const { _ } = useLingui();
  const { formik, rules, showsDne } = signUp;
  const legals = useFormField(signUp, 'legals');
  return (
    <>
      {rules.mandatoryConsent && (
        <Checkbox
          {...legals}
          required
          checked={formik.values.legals}
          label={<LinkedText text={_('newsletter.consent.legals')} links={rules.pages} />}
        />
      )}
      {showsDne && (
        <Checkbox
          name="dne"
          checked={formik.values.consents.includes('DNE')}
          label={<PersonalOffers marketing={rules.pages.marketing} />}
          onChange={({ currentTarget }) => {
            void formik.setFieldValue('consents', currentTarget.checked ? ['DNE'] : [], false);
          }}
        />
      )}
    </>
  );
}

/** The label of the consent to personalised offers, with a link to its page if the site has one (NEWS-48). */
function PersonalOffers({ marketing }: { marketing: string | undefined }) {
  const { _ } = useLingui();
  return (
    <>
      <span>{_('newsletter.consent.dne')}</span>{' '}
      {marketing && (
        <Link className={styles.link} href={marketing}>
          {_('newsletter.link.marketing')}
        </Link>
      )}
    </>
  );
}

type FieldName = Exclude<keyof SignUpValues, 'consents'>;

const PERSON = new Set<FieldName>(['salutation', 'firstName', 'lastName']);

/** Whether a field is disabled because the e-mail field is empty. */
const waitsForAddress = ({ values }: SignUp['formik'], name: FieldName) =>
  PERSON.has(name) && values.email === '';

/** The error of a field that was left or submitted. Ignores errors of disabled fields (NEWS-08). */
function problemOf(formik: SignUp['formik'], name: FieldName) {
  if (!formik.touched[name] || waitsForAddress(formik, name)) return undefined;
  // Formik types messages as strings; those of the schema are `SignUpProblem`s.
  return formik.errors[name] as SignUpProblem | undefined;
}

/**
 * The props that connect a control with the form. The field is validated on blur, and a focus clears its error
 * (NEWS-11). If the form itself has moved the focus to the field to show the error, the first change clears it instead.
 */
function useFormField({ formik, isMovingFocus }: SignUp, name: FieldName) {
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

const FIELDS = ['email', 'salutation', 'firstName', 'lastName', 'legals'] as const;
/** Messages that do not contain the field's name. */
const NAMELESS = new Set<SignUpProblem>([
  'newsletter.error.invalidCharacters',
  'newsletter.error.tooLong',
]);

/**
 * The errors after a submit, in the order of the fields. Each line focuses its field. The list is next to the submit
 * button and below the fields, so that the fields do not move when the list disappears.
 */
export function ErrorSummary({ signUp: { formik, focusFirst } }: { signUp: SignUp }) {
  const { _, i18n } = useLingui();
  const problems = FIELDS.flatMap((name) => {
    const problem = formik.submitCount > 0 && problemOf(formik, name);
    return problem ? [{ name, problem }] : [];
  });
  if (problems.length === 0) return null;
  const title = _('newsletter.errorSummary', { count: problems.length });
  const lineOf = (name: FieldName, problem: SignUpProblem) => {
    const text = _(problem, { max: NAME_MAX });
    const needsName = name !== 'legals' && NAMELESS.has(problem);
    return needsName ? `${_(`newsletter.field.${name}`)} – ${text}` : text;
  };
  // Not a live region, because the first invalid field gets the focus, which announces its message.
  return (
    <div className={styles.summary} role="group" aria-label={title}>
      <p>
        <Verbatim text={title} value={i18n.number(problems.length)} />
      </p>
      <ul>
        {problems.map(({ name, problem }) => (
          <li key={name}>
            <button
              className={styles.link}
              type="button"
              onMouseDown={keepFocus}
              onClick={() => focusFirst(`[name="${name}"]`)}
            >
              {lineOf(name, problem)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
