import { bool, mixed, object, string, type ObjectSchema, type StringSchema } from 'yup';
import type { NewsletterSite } from './newsletterSites.ts';
import { emailProblem, nameProblem, type SignUpProblem } from './signUpRules.ts';
import { salutations } from './subscriber.ts';

const missing = {
  salutation: 'newsletter.error.salutationRequired',
  firstName: 'newsletter.error.firstNameRequired',
  lastName: 'newsletter.error.lastNameRequired',
} as const satisfies Record<string, SignUpProblem>;

/** A text that a rule judges; an empty one is the affair of `required`. */
function judged(rule: (text: string) => SignUpProblem | undefined): StringSchema {
  return string()
    .trim()
    .test((value, context) => {
      const problem = value ? rule(value) : undefined;
      return problem ? context.createError({ message: problem }) : true;
    });
}

/** The rules of F§5 for one site; its messages are the ids of texts. */
export function signUpSchema({ fields, required, legals }: NewsletterSite): ObjectSchema<object> {
  const name = (field: 'firstName' | 'lastName') => {
    if (!fields.includes(field)) return string(); // Typed before the host changed the site.
    return required.includes(field)
      ? judged(nameProblem).required(missing[field])
      : judged(nameProblem);
  };
  const salutation = mixed().oneOf([...salutations, '']);
  return object({
    email: judged(emailProblem).required('newsletter.error.emailRequired'),
    salutation: required.includes('salutation')
      ? salutation.required(missing.salutation)
      : salutation,
    firstName: name('firstName'),
    lastName: name('lastName'),
    legals: legals ? bool().oneOf([true], 'newsletter.error.legalsRequired') : bool(),
  });
}
