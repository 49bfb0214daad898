/** The Cache API of workers in memory, as far as the worker uses it: what is older than its `max-age` is gone. */
export function memoryCache(now: () => number) {
  const entries = new Map<string, { response: Response; until: number }>();
  let fails = false;
  const check = () => {
    if (fails) throw new Error('The cache fails');
  };
  return {
    /** From now on it does nothing but fail. */
    fail() {
      fails = true;
    },
    async match(key: RequestInfo | URL) {
      check();
      const entry = entries.get(String(key));
      return entry && now() < entry.until ? entry.response.clone() : undefined;
    },
    async put(key: RequestInfo | URL, response: Response) {
      check();
      const seconds = response.headers.get('Cache-Control')?.match(/max-age=(\d+)/)?.[1];
      const text = await response.text();
      const kept = new Response(text, { headers: response.headers });
      entries.set(String(key), { response: kept, until: now() + Number(seconds) * 1000 });
    },
  };
}
