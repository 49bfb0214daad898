import type { UnknownAction } from '@reduxjs/toolkit';
import { pageStore } from '../app/page.ts';
import { reducer } from '../app/store.ts';
import { changesOf } from './stateChanges.ts';

interface Action extends UnknownAction {
  payload?: unknown;
}

type State = ReturnType<typeof reducer>;

/** What reaches a page's store. */
export interface RecordedStore {
  /** The state before the first action. */
  initial: State;
  /** Every action that has changed the state, in order, and what it has changed (`changesOf`). */
  actions: (Action & { changes: unknown })[];
  /** What modules have dispatched that middleware and rules answer, and no reducer: one of each kind. */
  requests: Action[];
  /** The state at the end. */
  state: State;
}

const toJson = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Records the page's store from now on. Returns a function that answers what JSON can say of it. */
export function recordStore(): () => RecordedStore {
  const store = pageStore();
  const initial = store.getState();
  const steps: { action: Action; after: State }[] = [];
  const requests = new Map<string, Action>();
  const { dispatch } = store;
  store.replaceReducer((before, action) => {
    const after = reducer(before, action);
    if (after !== before && before) steps.push({ action, after });
    return after;
  });
  store.dispatch = ((given: Action | (() => unknown)) => {
    const count = steps.length;
    const result = dispatch(given as never);
    const isReduced = steps.slice(count).some(({ action }) => action === given);
    if (typeof given !== 'function' && !isReduced) {
      const isObject = typeof given.payload === 'object';
      requests.set(given.type + (isObject ? Object.keys(given.payload ?? {}).join() : ''), given);
    }
    return result;
  }) as typeof dispatch;
  return () => {
    const states = [initial, ...steps.map(({ after }) => after)].map(toJson);
    return toJson({
      initial,
      actions: steps.map(({ action }, index) => ({
        ...action,
        changes: changesOf(states[index], states[index + 1]),
      })),
      requests: [...requests.values()],
      state: store.getState(),
    });
  };
}
