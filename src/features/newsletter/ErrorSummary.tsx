import { useLingui } from '@lingui/react';
import { problemOf } from './fieldOf.ts';
import styles from './NewsletterForm.module.css';
import { NAME_MAX, type SignUpProblem } from './signUpRules.ts';
import { keepFocus } from './useFormFocus.ts';
import type { SignUp } from './useSignUp.ts';

const FIELDS = ['email', 'salutation', 'firstName', 'lastName', 'legals'] as const;

/** Messages that do not say by themselves which field they are about. */
const NAMELESS = new Set<SignUpProblem>([
  'newsletter.error.invalidCharacters',
  'newsletter.error.tooLong',
]);

interface Props {
  formik: SignUp['formik'];
  onChoose: (name: string) => void;
}

/**
 * What is wrong after a submit, in the order of the fields; each line leads to its field. It stands by the
 * button, where the visitor is, and where nothing that is typed in moves when it goes.
 */
export function ErrorSummary({ formik, onChoose }: Props) {
  const { _ } = useLingui();
  const problems = FIELDS.flatMap((name) => {
    const problem = formik.submitCount > 0 && problemOf(formik, name);
    return problem ? [{ name, problem }] : [];
  });
  if (problems.length === 0) return null;
  const title = _('newsletter.errorSummary', { count: problems.length });
  // Not told by itself: the messages are, and the focus is on the first of them.
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
              onClick={() => onChoose(name)}
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
