import type { MessageId } from '@lingui/core';
import { bool, mixed, object, string, type ObjectSchema, type StringSchema } from 'yup';
import type { NewsletterRules } from '../../../foundation/shop/defineSite.ts';
import { salutations } from '../subscriber.ts';
import { cleanEmail, cleanName } from './cleanValues.ts';

/** Maximum length of an e-mail address (NEWS-13). */
export const EMAIL_MAX = 256;
/** Maximum length of a first or last name (NEWS-15). */
export const NAME_MAX = 40;

/** The pattern of an e-mail address, without anchors (NEWS-13). */
export const EMAIL_PATTERN = String.raw`[^\s@]+@[^\s@]+\.[^\s@]+`;
const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`);
const NAME = /^[\p{L}\p{M}\p{Nd} +&'`´,()/.-]*$/u;
const URL_LIKE = /:\/\/|www\.[\p{L}\p{Nd}]/iu;

/** A validation error, as the id of its message. */
export type SignUpProblem = Extract<MessageId, `newsletter.error.${string}`>;

/** Validates an e-mail address (NEWS-13). Returns `undefined` if it is valid. */
export function emailProblem(email: string): SignUpProblem | undefined {
  // Check the length first, because the pattern backtracks over long runs of dots.
  const isValid = email.length <= EMAIL_MAX && EMAIL.test(email);
  return isValid ? undefined : 'newsletter.error.emailInvalid';
}

/** Validates a first or last name (NEWS-15). Returns `undefined` if it is valid or empty. */
export function nameProblem(name: string): SignUpProblem | undefined {
  if (!NAME.test(name) || URL_LIKE.test(name)) return 'newsletter.error.invalidCharacters';
  return [...name].length > NAME_MAX ? 'newsletter.error.tooLong' : undefined;
}

/** A string that is cleaned first. If it is not empty after that, a rule checks it. */
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

/** The validation schema of a site's form. Its messages have the type `SignUpProblem`. */
export function signUpSchema({
  fields,
  required,
  mandatoryConsent,
}: NewsletterRules): ObjectSchema<object> {
  const name = (field: 'firstName' | 'lastName') => {
    // After a change of the site, a hidden field may still have a value.
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
