/** Replaces control characters, which could forge further lines of a log or control the terminal that shows it. */
export const printableLine = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ');
