const FORMAT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

/**
 * Whether a text is a valid date and time in the panel's format, `YYYY-MM-DDTHH:mm:ss` without a zone (PREV-07).
 */
export function isDateTime(text: string): boolean {
  if (!FORMAT.test(text)) return false;
  const time = new Date(`${text}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** Formats a time for the panel. The shop's local time is UTC. */
export function toDateTime(moment: Date): string {
  return moment.toISOString().slice(0, 19);
}
