import type { UnknownAction } from '@reduxjs/toolkit';
import { pageStore } from '../app/page.ts';
import { reducer } from '../app/store.ts';

interface Action extends UnknownAction {
  payload?: unknown;
}

/** What reaches a page's store. */
export interface RecordedStore {
  /** Every action that has changed the state, in order. */
  actions: Action[];
  /** What modules have dispatched that middleware and rules answer, and no reducer: one of each kind. */
  requests: Action[];
  /** The state at the end. */
  state: ReturnType<typeof reducer>;
}

/** Records the page's store from now on. Returns a function that answers what JSON can say of it. */
export function recordStore(): () => RecordedStore {
  const store = pageStore();
  const actions: Action[] = [];
  const requests = new Map<string, Action>();
  const { dispatch } = store;
  store.replaceReducer((before, action) => {
    const after = reducer(before, action);
    if (after !== before && before) actions.push(action);
    return after;
  });
  store.dispatch = ((given: Action | (() => unknown)) => {
    const count = actions.length;
    const result = dispatch(given as never);
    const isReduced = actions.slice(count).some((action) => action === given);
    if (typeof given !== 'function' && !isReduced) {
      const isObject = typeof given.payload === 'object';
      requests.set(given.type + (isObject ? Object.keys(given.payload ?? {}).join() : ''), given);
    }
    return result;
  }) as typeof dispatch;
  return () =>
    JSON.parse(
      JSON.stringify({ actions, requests: [...requests.values()], state: store.getState() }),
    );
}
