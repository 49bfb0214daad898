/** How long an answer may be used, counted from its arrival. */
export interface Freshness {
  /** False where it must not be kept at all. */
  isStorable: boolean;
  /** So long without asking the service. */
  freshMs: number;
  /** So long after that while it is renewed in the background. */
  revalidateMs: number;
  /** So long after it was fresh while the service does not answer. */
  errorMs: number;
}

/** The seconds of one directive, in milliseconds. */
function durationOf(cacheControl: string, directive: string): number | undefined {
  const pattern = new RegExp(`(?:^|[\\s,])${directive}\\s*=\\s*"?(\\d{1,10})`, 'i');
  const seconds = pattern.exec(cacheControl)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

const has = (cacheControl: string, directives: string) =>
  new RegExp(`(?:^|[\\s,])(?:${directives})(?:$|[\\s,])`, 'i').test(cacheControl);

/**
 * Reads `Cache-Control` and `Age` as a shared cache does: `s-maxage` before `max-age`, nothing kept of `no-store` and
 * `private` (SSR-75). An answer may be used without limit while the service fails, unless `stale-if-error` names one.
 *
 * @param defaultFreshMs Of an answer that names no `max-age`.
 */
export function parseFreshness(headers: Headers, defaultFreshMs: number): Freshness {
  const cacheControl = headers.get('cache-control') ?? '';
  const maxAgeMs = durationOf(cacheControl, 's-maxage') ?? durationOf(cacheControl, 'max-age');
  const ageMs = Number(headers.get('age')) * 1000 || 0;
  const isChecked = has(cacheControl, 'no-cache');
  return {
    isStorable: !has(cacheControl, 'no-store|private'),
    freshMs: isChecked ? 0 : Math.max(0, (maxAgeMs ?? defaultFreshMs + ageMs) - ageMs),
    revalidateMs: isChecked ? 0 : (durationOf(cacheControl, 'stale-while-revalidate') ?? 0),
    errorMs: durationOf(cacheControl, 'stale-if-error') ?? Infinity,
  };
}
