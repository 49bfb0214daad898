/** What a bot wrote into the honeypot. What a browser filled in by itself, against all that it is told, is no bot's. */
export function writtenByBot(trap: HTMLInputElement | null): string {
  return trap && !isAutofilled(trap) ? trap.value : '';
}

function isAutofilled(field: HTMLInputElement): boolean {
  try {
    return field.matches(':autofill');
  } catch {
    return false; // A browser that does not know the word.
  }
}
