import { legacy_createStore } from '@reduxjs/toolkit';
import { receivedActions, type ServerData } from '../app/serverState.ts';
import { reducer, type FasciaStore, type State } from '../app/store.ts';

const INITIAL = reducer(undefined, { type: 'server' });

/** What the reducers make of a value: the same for every store. */
const resources = new WeakMap<object, unknown>();

/**
 * A store with what a server has read. It has no middleware, since nothing is dispatched while a module is rendered, and
 * fragments share the resources of the same data (SSR-131).
 */
export function serverStore(data: ServerData): FasciaStore {
  const state: Record<string, Record<string, unknown>> = {};
  for (const { name, key, action } of receivedActions(data)) {
    const value: object | null = action.payload.data;
    const resource = (value && resources.get(value)) ?? reducer(INITIAL, action)[name][key];
    if (value) resources.set(value, resource);
    (state[name] ??= {})[key] = resource;
  }
  return legacy_createStore(reducer, { ...INITIAL, ...state } as State) as FasciaStore;
}
