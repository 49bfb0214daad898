/** The strength of a password (UI-14). */
export type PasswordStrength = 'weak' | 'ok' | 'strong' | 'veryStrong';

/** Shorter passwords are always weak. */
const MIN_LENGTH = 8;
/** From this length on, a password with all three classes is very strong. */
const MIN_VERY_STRONG_LENGTH = 12;

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u];
const BY_CLASSES = ['weak', 'weak', 'ok', 'strong'] as const;

/** Counts the classes lowercase, uppercase and digit in passwords of 8 or more characters (UI-14). */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  if (length < MIN_LENGTH) return 'weak';
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length;
  if (classes === CLASSES.length && length >= MIN_VERY_STRONG_LENGTH) return 'veryStrong';
  return BY_CLASSES[classes] ?? 'weak';
}
