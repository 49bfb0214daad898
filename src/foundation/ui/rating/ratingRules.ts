/** The number of stars. */
export const MAX_STARS = 5;

/** A rating's id is alphanumeric (UI-08). */
export function isRatingId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z0-9]+$/i.test(id);
}

/** A value as a number of stars: 0 to 5, rounded to tenths; 0 for anything but a number. */
export function starsOf(value: unknown): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return 0;
  return Math.round(Math.min(Math.max(value, 0), MAX_STARS) * 10) / 10;
}
