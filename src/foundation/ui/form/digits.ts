/** The digits of a typed text (UI-16). */
export function digitsOf(typed: string): string {
  return typed.replace(/[^0-9]/g, '');
}
