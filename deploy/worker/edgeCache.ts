/** What an answer came from: the cache, the cache although it is old, or the service. */
export type EdgeState = 'HIT' | 'STALE' | 'MISS';

export interface CachedAnswer {
  response: Response;
  state: EdgeState;
}

/** The answers of a service for everybody near a data centre. */
export interface EdgeCache {
  /**
   * The answer to a request with this key.
   *
   * @param key A URL at the worker's own host.
   * @param produce Asks the service; it must not reject.
   * @param keepAlive Gets what goes on after the answer.
   */
  get(
    key: string,
    produce: () => Promise<Response>,
    keepAlive: (work: Promise<unknown>) => void,
  ): Promise<CachedAnswer>;
}

interface Lifetime {
  freshMs: number;
  staleMs: number;
  keptMs: number;
}

/** Headers of what is kept: when, and for how long the service allows what. */
const STORED_AT = 'Fascia-Stored-At';
const LIFETIME = 'Fascia-Cache-Control';

/** A fragment that lacks data has this header (SSR-41). */
const INCOMPLETE = 'Fascia-Incomplete';

/** How long nobody else asks again for an answer that one request asks for, in ms. */
const CLAIM_MS = 5000;
const MAX_CLAIMS = 1000;

/** `Cache-Control` in ms since the answer; undefined where it forbids to keep it. */
function lifetimeOf(cacheControl: string | null): Lifetime | undefined {
  const seconds = (name: string) =>
    Number(cacheControl?.match(`(?:^|[ ,])${name}=(\\d+)`)?.[1] ?? 0) * 1000;
  const freshMs = seconds('max-age');
  if (freshMs === 0 || /no-store|private|no-cache/.test(cacheControl ?? '')) return undefined;
  const staleMs = freshMs + seconds('stale-while-revalidate');
  return { freshMs, staleMs, keptMs: Math.max(staleMs, freshMs + seconds('stale-if-error')) };
}

/** As it is kept: for as long as it may be of any use, which the platform alone would not do (SSR-103). */
function toStored(response: Response, keptMs: number, now: number): Response {
  const headers = new Headers(response.headers);
  headers.set(LIFETIME, headers.get('Cache-Control') ?? '');
  headers.set('Cache-Control', `public, max-age=${Math.ceil(keptMs / 1000)}`);
  headers.set(STORED_AT, String(now));
  headers.delete('Set-Cookie');
  // The platform refuses some values of it; the key has what the answer varies by.
  headers.delete('Vary');
  return new Response(response.body, { headers });
}

/** As the service answered, with its age. */
function fromStored(stored: Response, ageMs: number): Response {
  const headers = new Headers(stored.headers);
  headers.set('Cache-Control', headers.get(LIFETIME) ?? 'no-cache');
  headers.set('Age', String(Math.floor(ageMs / 1000)));
  headers.set('Vary', 'Accept');
  for (const name of [LIFETIME, STORED_AT, 'CF-Cache-Status', 'Expires']) headers.delete(name);
  return new Response(stored.body, { headers });
}

/** Whether an answer may take the place of the one that is kept. */
const isAsGood = (answer: Response, kept: Response) =>
  answer.status < 500 && (!answer.headers.has(INCOMPLETE) || kept.headers.has(INCOMPLETE));

/**
 * Keeps answers in the Cache API, which knows neither `stale-while-revalidate` nor `stale-if-error`: what is old is sent
 * at once while the service is asked again (SSR-103), and stays where the service fails or lacks data (SSR-104).
 */
export function createEdgeCache(
  storage: Pick<Cache, 'match' | 'put'>,
  now: () => number,
): EdgeCache {
  const claims = new Map<string, number>();

  /** Whether this request asks the service, and no other of this process does. */
  function claim(key: string): boolean {
    if ((claims.get(key) ?? 0) > now()) return false;
    if (claims.size >= MAX_CLAIMS) claims.clear();
    claims.set(key, now() + CLAIM_MS);
    return true;
  }

  /** What is kept and still of use. A cache that fails has nothing. */
  async function find(key: string) {
    const stored = await storage.match(key).catch(() => undefined);
    const lifetime = lifetimeOf(stored?.headers.get(LIFETIME) ?? null);
    const ageMs = now() - Number(stored?.headers.get(STORED_AT));
    if (!stored || !lifetime || !(ageMs < lifetime.keptMs)) return undefined;
    return { response: fromStored(stored, ageMs), lifetime, ageMs };
  }

  async function keep(key: string, response: Response): Promise<void> {
    const lifetime = lifetimeOf(response.headers.get('Cache-Control'));
    if (!lifetime || response.status !== 200) return;
    await storage.put(key, toStored(response, lifetime.keptMs, now())).catch(() => undefined);
    claims.delete(key);
  }

  return {
    async get(key, produce, keepAlive) {
      const kept = await find(key);
      if (kept && kept.ageMs < kept.lifetime.freshMs) {
        return { response: kept.response, state: 'HIT' };
      }
      if (kept && kept.ageMs < kept.lifetime.staleMs) {
        const refresh = async () => {
          const answer = await produce();
          if (isAsGood(answer, kept.response)) await keep(key, answer);
        };
        if (claim(key)) keepAlive(refresh());
        return { response: kept.response, state: 'STALE' };
      }
      const answer = await produce();
      if (kept && !isAsGood(answer, kept.response)) {
        return { response: kept.response, state: 'STALE' };
      }
      if (claim(key)) keepAlive(keep(key, answer.clone()));
      return { response: answer, state: 'MISS' };
    },
  };
}
