import { configureStore } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { createResourceSlice } from '../foundation/store/resourceSlice.ts';
import type { ParsedAnswer } from '../foundation/http/parseAnswer.ts';

export const OPERATION = { module: 'test', operation: 'words' };

interface Source {
  id: string;
}

interface PendingRead {
  source: Source;
  answer: (data: string) => Promise<void>;
  fail: () => Promise<void>;
}

const settle = (run: () => void) => act(async () => run());

/** A resource slice whose reads are settled by the test. */
export function createWords({
  mustRefetch = (): boolean => false,
  maxAgeMs = Infinity,
  isPersonal = false,
} = {}) {
  const reads: PendingRead[] = [];
  const words = createResourceSlice<'words', Source, string>({
    name: 'words',
    keyOf: ({ id }) => id,
    operation: OPERATION,
    mustRefetch,
    maxAgeMs,
    isPersonal,
    read: (source) =>
      new Promise<ParsedAnswer<string>>((resolve, reject) => {
        reads.push({
          source,
          answer: (value) => settle(() => resolve({ value, leftOut: [] })),
          fail: () => settle(() => reject(new Error('lost'))),
        });
      }),
  });
  const store = configureStore({ reducer: { words: words.reducer } });
  const fetch = (id: string) => store.dispatch(words.fetch({ id }));
  const entry = (id: string) => words.select(store.getState(), { id });
  return { words, store, reads, fetch, entry };
}
