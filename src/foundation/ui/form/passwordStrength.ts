/** How hard a password is to guess (F§5). */
export type PasswordStrength = 'weak' | 'ok' | 'strong' | 'veryStrong';

/** From so many characters on the classes count (F§5). */
const MIN_LENGTH = 8;
/** From so many on, all three classes are very strong (contract §4). */
const LONG = 12;

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u];
const BY_CLASSES = ['weak', 'weak', 'ok', 'strong'] as const;

/** Counts the classes lowercase, uppercase and digit in passwords of 8 or more characters (F§5, contract §4). */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  if (length < MIN_LENGTH) return 'weak';
  const classes = CLASSES.filter((one) => one.test(password)).length;
  if (classes === CLASSES.length && length >= LONG) return 'veryStrong';
  return BY_CLASSES[classes] ?? 'weak';
}
