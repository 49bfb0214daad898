import {
  createAction,
  createSlice,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  type PayloadAction,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { reportedRead, type Operation } from '../http/reportedRead.ts';
import type { ParsedAnswer } from '../untrusted/parseAnswer.ts';

/** One set of data that is read from a server, with its state. */
export interface Resource<Data> {
  /** `ready` as soon as there is data; while it is read again, `pending` with the previous data. */
  readonly status: 'idle' | 'pending' | 'ready' | 'failed';
  /** From the server's last answer; undefined before the first one and after a failure. */
  readonly data: Data | undefined;
  /** The data may be out of date: it stays, and the next fetch reads it again. */
  readonly isStale: boolean;
  /** The number of the last read. The answer of an earlier one does not count. */
  readonly lastRead: number;
}

export type Resources<Data> = Readonly<Record<string, Resource<Data>>>;

const IDLE = { status: 'idle', data: undefined, isStale: false, lastRead: 0 } as const;

/**
 * The page has come back from the back/forward cache. Leaving it may have cancelled its reads, silently: whatever
 * is pending or failed is read again (HOST-54).
 */
export const pageRestored = createAction('page/restored');

interface Options<Name extends string, Source, Data> {
  /** The slice's name, and its key in the store. */
  name: Name;
  /** Two sources with one key are the same resource. */
  keyOf: (source: Source) => string;
  operation: Operation | ((source: Source) => Operation);
  /**
   * Reads and parses the data; imports its API lazily. A first part of it, such as titles without their tree, may be
   * received before the whole by `receivePart`.
   */
  read: (source: Source, receivePart: (data: Data) => void) => Promise<ParsedAnswer<Data>>;
  /** Whether to read again although the data is there and not stale. */
  mustRefetch?: () => boolean;
}

/** What may be dispatched from outside. Named, because the type archive cannot name the inferred types. */
export interface ResourceActions<Data> {
  received: ActionCreatorWithPayload<{ key: string; data: Data }>;
  /** The server's data may have changed: it stays shown until it has been read again. */
  invalidated: ActionCreatorWithoutPayload;
  /** The data must not be shown any more; nor may an answer that is on its way. It is read anew. */
  dropped: ActionCreatorWithoutPayload;
}

/**
 * Defines a slice for data that is read from a server. It has one resource per key, so that two sites on one page do
 * not overwrite each other. A resource is not read again while it is pending, nor while it is ready
 * and not stale; after a failure the next fetch tries again. A failure is reported, never thrown.
 */
export function createResourceSlice<const Name extends string, Source, Data>({
  name,
  keyOf,
  operation,
  read,
  mustRefetch = () => false,
}: Options<Name, Source, Data>) {
  type State = Resources<Data>;
  type RootState = { readonly [Key in Name]: State };
  type Received = PayloadAction<{ key: string; data: Data }>;

  // `unknown`, because the type of Immer's drafts does not fit a generic `Data`.
  const put = (state: unknown, key: string, change: Partial<Resource<Data>>): State => {
    const all = state as State;
    return { ...all, [key]: { ...IDLE, ...all[key], ...change } };
  };
  const putAll = (state: unknown, changeOf: (resource: Resource<Data>) => object): State =>
    Object.entries(state as State).reduce(
      (all, [key, resource]) => put(all, key, changeOf(resource)),
      state as State,
    );
  const nextRead = (state: unknown, key: string) => ((state as State)[key]?.lastRead ?? 0) + 1;
  /** Begins anew: what is being read is not waited for. */
  const anew = ({ lastRead }: Resource<Data>) =>
    ({ status: 'idle', isStale: true, lastRead: lastRead + 1 }) as const;

  const slice = createSlice({
    name,
    initialState: {} as State,
    reducers: {
      requested: (state, { payload: key }: PayloadAction<string>) =>
        put(state, key, { status: 'pending', isStale: false, lastRead: nextRead(state, key) }),
      partReceived: (state, { payload: { key, data } }: Received) =>
        put(state, key, { status: 'pending', data }),
      received: (state, { payload: { key, data } }: Received) =>
        // An answer that is on its way is older than these data.
        put(state, key, { status: 'ready', data, lastRead: nextRead(state, key) }),
      failed: (state, { payload: key }: PayloadAction<string>) =>
        put(state, key, { status: 'failed', data: undefined, isStale: false }),
      invalidated: (state) => putAll(state, () => ({ isStale: true })),
      dropped: (state) => putAll(state, (resource) => ({ ...anew(resource), data: undefined })),
    },
    extraReducers: (builder) => {
      builder.addCase(pageRestored, (state) =>
        putAll(state, (resource) => (resource.status === 'ready' ? {} : anew(resource))),
      );
    },
  });
  const { requested, partReceived, received, failed } = slice.actions;

  /** The resource of a source; idle before its first fetch. */
  const select = (state: RootState, source: Source): Resource<Data> =>
    // The store may be an older release's, which does not have the slice.
    (state[name] as State | undefined)?.[keyOf(source)] ?? IDLE;

  /** Reads a resource that is idle, failed or stale; not one that is pending. Never rejects. */
  const fetch =
    (source: Source): ThunkAction<Promise<void>, RootState, unknown, UnknownAction> =>
    async (dispatch, getState) => {
      const { status, isStale } = select(getState(), source);
      if (status === 'pending' || (status === 'ready' && !isStale && !mustRefetch())) return;
      const key = keyOf(source);
      dispatch(requested(key));
      const { lastRead } = select(getState(), source);
      const dispatchIfCurrent = (action: UnknownAction) => {
        if (select(getState(), source).lastRead === lastRead) dispatch(action);
      };
      const readOperation = typeof operation === 'function' ? operation(source) : operation;
      const receivePart = (data: Data) => dispatchIfCurrent(partReceived({ key, data }));
      try {
        const data = await reportedRead(readOperation, () => read(source, receivePart));
        dispatchIfCurrent(received({ key, data }));
      } catch {
        dispatchIfCurrent(failed(key));
      }
    };

  const actions: ResourceActions<Data> = slice.actions;
  return { name, keyOf, select, fetch, reducer: slice.reducer, actions };
}

/** The part of `createResourceSlice`'s result that a component needs. */
export interface ResourceSlice<Source, Data, RootState> {
  keyOf: (source: Source) => string;
  select: (state: RootState, source: Source) => Resource<Data>;
  fetch: (source: Source) => ThunkAction<Promise<void>, RootState, unknown, UnknownAction>;
}

/**
 * Reads a resource while a component is mounted: when it appears, when the key changes, and when the resource is stale.
 * An answer does not render the component.
 *
 * @param isWanted Whether to read it. Default true.
 */
export function useFetch<Source, Data, RootState>(
  resource: ResourceSlice<Source, Data, RootState>,
  source: Source,
  isWanted = true,
): void {
  const dispatch = useDispatch<ThunkDispatch<RootState, undefined, UnknownAction>>();
  // The same object as long as the key stays, so that a new object with equal contents reads nothing again.
  const [current, setCurrent] = useState(source);
  if (resource.keyOf(source) !== resource.keyOf(current)) setCurrent(source);
  const mustRefetch = useSelector((state: RootState) => {
    const { status, isStale } = resource.select(state, source);
    return isStale && status !== 'pending';
  });
  useEffect(() => {
    if (isWanted) void dispatch(resource.fetch(current));
  }, [dispatch, resource, current, isWanted]);
  useEffect(() => {
    if (isWanted && mustRefetch) void dispatch(resource.fetch(current));
  }, [dispatch, resource, current, isWanted, mustRefetch]);
}

/** A resource in a component, which it is read for. */
export function useResource<Source, Data, RootState>(
  resource: ResourceSlice<Source, Data, RootState>,
  source: Source,
): Resource<Data> {
  useFetch(resource, source);
  return useSelector((state: RootState) => resource.select(state, source));
}
