import { useEffect, useState } from 'react';

/** How far a question to a service has come. */
export type Resource<Value> =
  { state: 'reading' } | { state: 'failed' } | { state: 'read'; value: Value };

const pending = { state: 'reading' } as const;

/**
 * Asks a service once a question, and again when the question changes.
 * @param ask Must be the same function at every drawing. Where it rejects, the answer has failed.
 */
export function useResource<Value>(
  key: string,
  ask: (question: string) => Promise<Value>,
): Resource<Value> {
  const [latest, setLatest] = useState<{ question: string; answer: Resource<Value> } | null>(null);

  useEffect(() => {
    let isActive = true;
    async function read() {
      let answer: Resource<Value>;
      try {
        answer = { state: 'read', value: await ask(key) };
      } catch {
        answer = { state: 'failed' };
      }
      if (isActive) setLatest({ question: key, answer });
    }
    void read();
    return () => {
      isActive = false;
    };
  }, [key, ask]);

  return latest?.question === key ? latest.answer : pending;
}
