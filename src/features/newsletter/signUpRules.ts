/** Most characters (F§5, F§9). */
export const EMAIL_MAX = 256;
export const NAME_MAX = 40;

/** What can be wrong with a field: ids of texts. */
export type SignUpProblem =
  | 'newsletter.error.emailInvalid'
  | 'newsletter.error.emailRequired'
  | 'newsletter.error.firstNameRequired'
  | 'newsletter.error.invalidCharacters'
  | 'newsletter.error.lastNameRequired'
  | 'newsletter.error.legalsRequired'
  | 'newsletter.error.salutationRequired'
  | 'newsletter.error.tooLong';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const NAME = /^[\p{L}\p{M}\p{Nd} +&'`´,()/.-]*$/u;
const LIKE_AN_ADDRESS = /:\/\/|www\.[\p{L}\p{Nd}]/iu;

/** What is wrong with an e-mail address that was entered (F§5, contract §4). */
export function emailProblem(email: string): SignUpProblem | undefined {
  // The length first: the pattern goes back and forth over a long row of dots.
  const isGood = email.length <= EMAIL_MAX && EMAIL.test(email);
  return isGood ? undefined : 'newsletter.error.emailInvalid';
}

/** What is wrong with a first or last name; an empty one may be (F§5, contract §4). */
export function nameProblem(name: string): SignUpProblem | undefined {
  if (!NAME.test(name) || LIKE_AN_ADDRESS.test(name)) return 'newsletter.error.invalidCharacters';
  return [...name].length > NAME_MAX ? 'newsletter.error.tooLong' : undefined;
}
