/**
 * Formats an input's value. The caret stays behind the same characters as before: the part before it is formatted
 * on its own, and spaces that the format adds are skipped.
 */
export function formatInput(input: HTMLInputElement, format: (typed: string) => string): void {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const before = format(value.slice(0, selectionStart ?? value.length));
  input.value = formatted;
  if (document.activeElement === input) input.setSelectionRange(before.length, before.length);
}
