import { useEffect, useState } from 'react';

/** How far a question to a service has come. */
export type Answer<Value> =
  { state: 'reading' } | { state: 'failed' } | { state: 'read'; value: Value };

const reading = { state: 'reading' } as const;

/**
 * Asks a service once a question, and again when the question changes.
 * @param ask Must be the same function at every drawing. Where it rejects, the answer has failed.
 */
export function useAnswer<Value>(
  question: string,
  ask: (question: string) => Promise<Value>,
): Answer<Value> {
  const [known, setKnown] = useState<{ question: string; answer: Answer<Value> } | null>(null);

  useEffect(() => {
    let isWanted = true;
    async function read() {
      let answer: Answer<Value>;
      try {
        answer = { state: 'read', value: await ask(question) };
      } catch {
        answer = { state: 'failed' };
      }
      if (isWanted) setKnown({ question, answer });
    }
    void read();
    return () => {
      isWanted = false;
    };
  }, [question, ask]);

  return known?.question === question ? known.answer : reading;
}
