/**
 * Writes what an input holds in another form. The caret stays behind the same signs as before: the part up
 * to it is formatted by itself, and spaces that the format adds are skipped.
 */
export function formatInput(input: HTMLInputElement, format: (typed: string) => string): void {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const before = format(value.slice(0, selectionStart ?? value.length));
  input.value = formatted;
  if (document.activeElement === input) input.setSelectionRange(before.length, before.length);
}
