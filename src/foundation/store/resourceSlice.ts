import {
  createAction,
  createSlice,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isPrerendering, whenActivated } from '../browser/page/activation.ts';
import { isLeaving } from '../browser/page/leaving.ts';
import { report } from '../browser/page/report.ts';
import type { Operation } from '../http/reportedRead.ts';
import type { ParsedAnswer } from '../http/parseAnswer.ts';

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
  /** When the data came, in ms since 1970; 0 for data that the page was opened with. */
  readonly answeredAt: number;
  /** The data is stale only because of its age: it stays if it cannot be read again. */
  readonly isExpired?: boolean;
  /** See `failedRead`. Missing in the store of an older release. */
  readonly failedRead?: number;
}

export type Resources<Data> = Readonly<Record<string, Resource<Data>>>;

const IDLE = {
  status: 'idle',
  data: undefined,
  isStale: false,
  lastRead: 0,
  answeredAt: 0,
} as const;

/**
 * The number of the last read that has failed, also while it is repeated; 0 without one, and once data have been
 * received or dropped.
 */
export function failedRead(resource: Resource<unknown>): number {
  return resource.status === 'failed' ? resource.lastRead : (resource.failedRead ?? 0);
}

/** The age of data that the page was opened with counts from here. */
const OPENED_AT = Date.now();

/**
 * The page has come back from the back/forward cache. Leaving it may have cancelled its reads, silently: whatever
 * is pending or failed is read again (HOST-120). So it is when the code has come late without which nothing can be read (HK-182).
 */
export const pageRestored = createAction('page/restored');

/**
 * The visitor has returned to the page, or the network is back, at this time in ms since 1970: what has failed or is too
 * old is read again (HOST-120).
 */
export const pageReturned = createAction<number>('page/returned');

/** The visitor has opened a part of the page: what has failed is read again (HOST-120). */
export const partOpened = createAction('page/partOpened');

/** In the chunk that every read loads anyway. */
async function importReportedRead(operation: Operation) {
  try {
    return await import(/* webpackChunkName: "services" */ '../http/reportedRead.ts');
  } catch (error) {
    // Leaving the page cancels what it is loading.
    if (!isLeaving()) report({ ...operation, message: 'The code could not be loaded' });
    throw error;
  }
}

interface Options<Name extends string, Source, Data> {
  /** The slice's name, and its key in the store. */
  name: Name;
  /** Two sources with one key are the same resource. */
  keyOf: (source: Source) => string;
  operation: Operation | ((source: Source) => Operation);
  /** Reads and parses the data. Imports its API lazily. */
  read: (source: Source) => Promise<ParsedAnswer<Data>>;
  /** Whether to read again although the data is there and not stale. */
  mustRefetch?: () => boolean;
  /**
   * Data that is as old as this is read again when it is fetched or the visitor returns to the page. It stays until
   * then. Default: no limit.
   */
  maxAgeMs?: number;
  /** Whether to read the data before a prerendered page is shown (HOST-122). Default `false`. */
  isReadAhead?: boolean;
  /** The data identify the visitor: they are dropped if they cannot be read again. Default `false`. */
  isPersonal?: boolean;
}

/** What may be dispatched from outside. Named, because the type archive cannot name the inferred types. */
export interface ResourceActions<Data> {
  received: ActionCreatorWithPayload<{ key: string; data: Data }>;
  /** Nobody needs the resource with this key any more. */
  forgotten: ActionCreatorWithPayload<string>;
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
  maxAgeMs = Infinity,
  isReadAhead = false,
  isPersonal = false,
}: Options<Name, Source, Data>) {
  type State = Resources<Data>;
  type RootState = { readonly [Key in Name]: State };
  type Received = PayloadAction<{ key: string; data: Data; answeredAt?: number }>;

  // `unknown`, because the type of Immer's drafts does not fit a generic `Data`.
  const put = (state: unknown, key: string, change: Partial<Resource<Data>>): State => {
    const all = state as State;
    return { ...all, [key]: { ...IDLE, ...all[key], ...change } };
  };
  const putAll = (state: unknown, changeOf: (resource: Resource<Data>) => object | undefined) =>
    Object.entries(state as State).reduce((all, [key, resource]) => {
      const change = changeOf(resource);
      return change ? put(all, key, change) : all;
    }, state as State);
  const nextRead = (state: unknown, key: string) => ((state as State)[key]?.lastRead ?? 0) + 1;
  /** Begins anew: what is being read is not waited for. */
  const anew = ({ lastRead }: Resource<Data>) =>
    ({ status: 'idle', isStale: true, lastRead: lastRead + 1 }) as const;

  /** Failed data are read again. They are not marked as stale, because no data of another visitor remain. */
  const retried = ({ status }: Resource<Data>) =>
    status === 'failed' ? ({ status: 'idle' } as const) : undefined;

  function isOld({ answeredAt }: Resource<Data>, now: number): boolean {
    if (maxAgeMs === Infinity) return false;
    const age = now - Math.max(answeredAt, OPENED_AT);
    return !(age >= 0 && age < maxAgeMs); // The age is unknown if the clock was set back.
  }

  const slice = createSlice({
    name,
    initialState: {} as State,
    reducers: {
      requested: (state, { payload: key }: PayloadAction<string>) =>
        put(state, key, { status: 'pending', isStale: false, lastRead: nextRead(state, key) }),
      received: (state, { payload: { key, data, answeredAt = 0 } }: Received) =>
        // An answer that is on its way is older than these data.
        put(state, key, {
          status: 'ready',
          data,
          answeredAt,
          lastRead: nextRead(state, key),
          isExpired: false,
          failedRead: 0,
        }),
      expired: (state, { payload: key }: PayloadAction<string>) =>
        put(state, key, { isExpired: true }),
      failed: (state, { payload: key }: PayloadAction<string>) => {
        const { isExpired, data, lastRead }: Resource<Data> = (state as State)[key] ?? IDLE;
        const kept = isExpired && !isPersonal ? data : undefined;
        return put(state, key, {
          status: 'failed',
          data: kept,
          isStale: false,
          failedRead: lastRead,
        });
      },
      forgotten: (state, { payload: key }: PayloadAction<string>) => {
        const { [key]: _, ...others } = state as State;
        return others;
      },
      invalidated: (state) => putAll(state, () => ({ isStale: true, isExpired: false })),
      dropped: (state) =>
        putAll(state, (resource) => ({
          ...anew(resource),
          data: undefined,
          isExpired: false,
          failedRead: 0,
        })),
    },
    extraReducers: (builder) => {
      builder.addCase(pageRestored, (state) =>
        putAll(state, (resource) => (resource.status === 'ready' ? undefined : anew(resource))),
      );
      builder.addCase(partOpened, (state) => putAll(state, retried));
      builder.addCase(pageReturned, (state, { payload: now }) =>
        putAll(state, (resource) =>
          resource.status === 'ready' && !resource.isStale && isOld(resource, now)
            ? { isStale: true, isExpired: true }
            : retried(resource),
        ),
      );
    },
  });
  const { requested, received, expired, failed } = slice.actions;

  /** The resource of a source; idle before its first fetch. */
  const select = (state: RootState, source: Source): Resource<Data> =>
    (state[name] as State)[keyOf(source)] ?? IDLE;

  /** Reads a resource that is idle, failed or stale; not one that is pending. Never rejects. */
  const fetch =
    (source: Source): ThunkAction<Promise<void>, RootState, unknown, UnknownAction> =>
    async (dispatch, getState) => {
      if (!isReadAhead && isPrerendering()) await whenActivated();
      const resource = select(getState(), source);
      const { status, isStale } = resource;
      const isDue = isStale || mustRefetch();
      const isTooOld = isOld(resource, Date.now());
      if (status === 'pending' || (status === 'ready' && !isDue && !isTooOld)) return;
      const key = keyOf(source);
      if (status === 'ready' && !isDue) dispatch(expired(key));
      dispatch(requested(key));
      const { lastRead } = select(getState(), source);
      const dispatchIfCurrent = (action: UnknownAction) => {
        if (select(getState(), source).lastRead === lastRead) dispatch(action);
      };
      const readOperation = typeof operation === 'function' ? operation(source) : operation;
      try {
        const answer = read(source);
        answer.catch(() => {}); // Where the code that reports it is missing too.
        const { reportedRead } = await importReportedRead(readOperation);
        const data = await reportedRead(readOperation, () => answer);
        dispatchIfCurrent(received({ key, data, answeredAt: Date.now() }));
      } catch {
        dispatchIfCurrent(failed(key));
      }
    };

  const actions: ResourceActions<Data> = slice.actions;
  return { name, keyOf, select, fetch, reducer: slice.reducer, actions };
}
