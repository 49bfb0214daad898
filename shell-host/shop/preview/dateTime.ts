const FORMAT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

/** Whether a text is a date and time of the calendar as the panel sends it, without a zone (contract §3). */
export function isDateTime(text: string): boolean {
  if (!FORMAT.test(text)) return false;
  const time = new Date(`${text}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** A moment on the shop's wall clock, which is that of UTC. */
export function toDateTime(moment: Date): string {
  return moment.toISOString().slice(0, 19);
}
