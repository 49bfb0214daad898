import type { MessageId } from '@lingui/core';
import { bool, mixed, object, string, type ObjectSchema, type StringSchema } from 'yup';
import type { NewsletterRules } from '../../../foundation/shop/defineSite.ts';
import { salutations } from '../subscriber.ts';
import { cleanEmail, cleanName } from './cleanValues.ts';

/** Most characters of an e-mail address (NEWS-13). */
export const EMAIL_MAX = 256;
/** Most characters of a first or last name (NEWS-15). */
export const NAME_MAX = 40;

/** Source of the regular expression that an e-mail address matches (NEWS-13). */
export const EMAIL_PATTERN = String.raw`[^\s@]+@[^\s@]+\.[^\s@]+`;
const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`);
const NAME = /^[\p{L}\p{M}\p{Nd} +&'`´,()/.-]*$/u;
const LIKE_AN_ADDRESS = /:\/\/|www\.[\p{L}\p{Nd}]/iu;

/** What can be wrong with a field, as the id of its message. */
export type SignUpProblem = Extract<MessageId, `newsletter.error.${string}`>;

/** What is wrong with an e-mail address (NEWS-13). */
export function emailProblem(email: string): SignUpProblem | undefined {
  // The length is checked first, because the pattern backtracks over a long row of dots.
  const isValid = email.length <= EMAIL_MAX && EMAIL.test(email);
  return isValid ? undefined : 'newsletter.error.emailInvalid';
}

/** What is wrong with a first or last name, which may be empty (NEWS-15). */
export function nameProblem(name: string): SignUpProblem | undefined {
  if (!NAME.test(name) || LIKE_AN_ADDRESS.test(name)) return 'newsletter.error.invalidCharacters';
  return [...name].length > NAME_MAX ? 'newsletter.error.tooLong' : undefined;
}

/** A text that a rule checks after `clean`, unless it is empty. */
function textWithRule(
  clean: (text: string) => string,
  rule: (text: string) => SignUpProblem | undefined,
): StringSchema {
  return string()
    .transform(clean)
    .test((value, context) => {
      const problem = value ? rule(value) : undefined;
      return problem ? context.createError({ message: problem }) : true;
    });
}

/** The validation of one site's form. Its messages are of type `SignUpProblem`. */
export function signUpSchema({
  fields,
  required,
  mandatoryConsent,
}: NewsletterRules): ObjectSchema<object> {
  const name = (field: 'firstName' | 'lastName') => {
    // A hidden field may have a value from before the host changed the site.
    if (!fields.includes(field)) return string();
    const schema = textWithRule(cleanName, nameProblem);
    return required.includes(field) ? schema.required(`newsletter.error.${field}Required`) : schema;
  };
  const salutation = mixed().oneOf([...salutations, '']);
  return object({
    email: textWithRule(cleanEmail, emailProblem).required('newsletter.error.emailRequired'),
    salutation: required.includes('salutation')
      ? salutation.required('newsletter.error.salutationRequired')
      : salutation,
    firstName: name('firstName'),
    lastName: name('lastName'),
    legals: mandatoryConsent ? bool().oneOf([true], 'newsletter.error.legalsRequired') : bool(),
  });
}
