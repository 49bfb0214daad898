import { useLingui } from '@lingui/react';
import { NAME_MAX, type SignUpProblem } from '../sign-up/signUpSchema.ts';
import type { SignUp } from '../sign-up/useSignUp.ts';
import { problemOf } from './SignUpFields.tsx';
import { keepFocus } from './useFormFocus.ts';
import styles from '../NewsletterForm.module.css';

const FIELDS = ['email', 'salutation', 'firstName', 'lastName', 'legals'] as const;

/** Messages that do not name their field. */
const NAMELESS = new Set<SignUpProblem>([
  'newsletter.error.invalidCharacters',
  'newsletter.error.tooLong',
]);

/**
 * The errors after a submit, in the order of the fields; each line leads to its field. It is beside the submit
 * button, where the visitor is, and below the fields, which therefore do not move when it disappears.
 */
export function ErrorSummary({ signUp: { formik, focusFirst } }: { signUp: SignUp }) {
  const { _ } = useLingui();
  const problems = FIELDS.flatMap((name) => {
    const problem = formik.submitCount > 0 && problemOf(formik, name);
    return problem ? [{ name, problem }] : [];
  });
  if (problems.length === 0) return null;
  const title = _('newsletter.errorSummary', { count: problems.length });
  // No live region: the first invalid field gets the focus and its message is announced.
  return (
    <div className={styles.summary} role="group" aria-label={title}>
      <p>{title}</p>
      <ul>
        {problems.map(({ name, problem }) => (
          <li key={name}>
            <button
              className={styles.link}
              type="button"
              onMouseDown={keepFocus}
              // A disabled field waits for the e-mail address (NEWS-08).
              onClick={() => focusFirst(`[name="${name}"]`, '[name="email"]')}
            >
              {name !== 'legals' && NAMELESS.has(problem) && `${_(`newsletter.field.${name}`)} – `}
              {_(problem, { max: NAME_MAX })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
