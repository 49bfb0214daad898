/** Prints a mistake of the page that must not break it. */
export const warn = (mistake: unknown): void => globalThis.console.warn(String(mistake));
