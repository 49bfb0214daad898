/** Reports a mistake in the host's code without breaking the page. */
export const warn = (mistake: unknown): void => globalThis.console.warn(String(mistake));
