import { useEffect, useState } from 'react';

/** The state of a value that is loaded. */
export type Resource<Value> =
  | { state: 'pending' }
  | { state: 'failed' }
  | { state: 'ready'; value: Value };

const pending = { state: 'pending' } as const;

/**
 * Loads a value, and reloads it when its key changes.
 *
 * @param load Must be the same function on every render. If it rejects, the state is `failed`.
 */
export function useResource<Value>(
  key: string,
  load: (key: string) => Promise<Value>,
): Resource<Value> {
  const [latest, setLatest] = useState<{ key: string; resource: Resource<Value> } | null>(null);

  useEffect(() => {
    let isActive = true;
    const settle = (resource: Resource<Value>) => {
      if (isActive) setLatest({ key, resource });
    };
    load(key).then(
      (value) => settle({ state: 'ready', value }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      isActive = false;
    };
  }, [key, load]);

  return latest?.key === key ? latest.resource : pending;
}
