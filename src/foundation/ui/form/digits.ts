/** What was typed without everything that is no digit (F§5). */
export function digitsOf(typed: string): string {
  return typed.replace(/[^0-9]/g, '');
}
