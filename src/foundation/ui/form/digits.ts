/** The typed text without everything but digits (UI-16). */
export function digitsOf(typed: string): string {
  return typed.replace(/[^0-9]/g, '');
}
