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
import type { Operation } from '../browser/page/events.ts';
import { isLeaving } from '../browser/page/leaving.ts';
import { report } from '../browser/page/report.ts';
import type { ParsedAnswer } from '../http/parseAnswer.ts';

/** Data that is read from a server, and its state. */
export interface Resource<Data> {
  /** `ready` if there is data. While the data is read again, the status is `pending` and the previous data stays. */
  readonly status: 'idle' | 'pending' | 'ready' | 'failed';
  /** Data of the last response. `undefined` before the first response and after a failure. */
  readonly data: Data | undefined;
  /** The data may be out of date. It stays available, and the next fetch reads it again. */
  readonly isStale: boolean;
  /** Number of the last read. Responses to earlier reads are ignored. */
  readonly lastRead: number;
  /** When the data was received, in ms since 1970. 0 for data that a server has rendered into the page. */
  readonly answeredAt: number;
  /** The data is stale only because of its age. It stays if reading it again fails. */
  readonly isExpired?: boolean;
  /** The visitor returned or the network recovered during the read. If the read fails, it is repeated once. */
  readonly mayRepeat?: boolean;
  /**
   * Number of the last failed read, even while it is being retried. 0 if no read has failed since data was last received
   * or dropped.
   */
  readonly failedRead: number;
}

export type Resources<Data> = Readonly<Record<string, Resource<Data>>>;

const IDLE = {
  status: 'idle',
  data: undefined,
  isStale: false,
  lastRead: 0,
  answeredAt: 0,
  failedRead: 0,
} as const;

/** Data that a server has rendered into the page counts as received at this time. */
const OPENED_AT = Date.now();

/**
 * The page was restored from the back/forward cache. Leaving the page may have cancelled its reads silently, so pending
 * and failed data is read again (HOST-120). Also dispatched when code that reads depend on has loaded late (HK-182).
 */
export const pageRestored = createAction('page/restored');

/**
 * The visitor returned to the page or the network is back, at this time in ms since 1970. Failed and expired data is
 * read again (HOST-120).
 */
export const pageReturned = createAction<number>('page/returned');

/** The visitor opened a part of the page. Failed data is read again (HOST-120). */
export const partOpened = createAction('page/partOpened');

/** Imports from the chunk that every read loads anyway. */
async function importReportedRead(operation: Operation) {
  try {
    return await import(/* webpackChunkName: "services" */ '../http/reportedRead.ts');
  } catch (error) {
    // Leaving the page cancels pending loads. Such failures are not reported.
    if (!isLeaving()) report({ ...operation, message: 'The code could not be loaded' });
    throw error;
  }
}

interface Options<Name extends string, Source, Data> {
  /** The slice's name and its key in the store. */
  name: Name;
  /** Sources with the same key share a resource. */
  keyOf: (source: Source) => string;
  operation: Operation | ((source: Source) => Operation);
  /** Reads and parses the data. Must import its API lazily. */
  read: (source: Source) => Promise<ParsedAnswer<Data>>;
  /** Whether to read ready data again even if it is not stale. */
  mustRefetch?: () => boolean;
  /**
   * Maximum age of the data. Older data is read again on the next fetch or when the visitor returns to the page, and
   * stays available until then. Default: no limit.
   */
  maxAgeMs?: number;
  /** Whether to read the data on a prerendered page (HOST-122). Default `false`. */
  isReadAhead?: boolean;
  /** Whether the data identifies the visitor. Such data is dropped if reading it again fails. Default `false`. */
  isPersonal?: boolean;
}

/** The slice's public actions. Declared explicitly, because the type archive cannot name the inferred types. */
export interface ResourceActions<Data> {
  received: ActionCreatorWithPayload<{ key: string; data: Data }>;
  /** The data on the server may have changed. The current data stays until it has been read again. */
  invalidated: ActionCreatorWithoutPayload;
  /** The data must no longer be shown. It is read again, and pending responses are ignored. */
  dropped: ActionCreatorWithoutPayload;
}

/**
 * Defines a slice for data that is read from a server, with one resource per key: two sites on one page do not
 * overwrite each other. Pending and fresh resources are not read again. After a failure, the next fetch retries.
 * Failures are reported, never thrown.
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

  // `unknown`, because the type of Immer's drafts does not accept a generic `Data`.
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
  /** Restarts a resource and ignores its pending response. */
  const restarted = ({ lastRead }: Resource<Data>) =>
    ({ status: 'idle', isStale: true, lastRead: lastRead + 1 }) as const;

  /** Retries failed resources. They are not marked as stale, because they hold no data of another visitor. */
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
        put(state, key, {
          status: 'pending',
          isStale: false,
          mayRepeat: false,
          lastRead: nextRead(state, key),
        }),
      received: (state, { payload: { key, data, answeredAt = 0 } }: Received) =>
        // The new number discards a pending response, which is older than this data.
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
        const { isExpired, data, lastRead, mayRepeat }: Resource<Data> =
          (state as State)[key] ?? IDLE;
        const kept = isExpired && !isPersonal ? data : undefined;
        return put(state, key, {
          status: mayRepeat ? 'idle' : 'failed',
          data: kept,
          isStale: false,
          failedRead: lastRead,
        });
      },
      invalidated: (state) => putAll(state, () => ({ isStale: true, isExpired: false })),
      dropped: (state) =>
        putAll(state, (resource) => ({
          ...restarted(resource),
          data: undefined,
          isExpired: false,
          failedRead: 0,
        })),
    },
    extraReducers: (builder) => {
      builder.addCase(pageRestored, (state) =>
        putAll(state, (resource) =>
          resource.status === 'ready' ? undefined : restarted(resource),
        ),
      );
      builder.addCase(partOpened, (state) => putAll(state, retried));
      builder.addCase(pageReturned, (state, { payload: now }) =>
        putAll(state, (resource) => {
          const { status, isStale } = resource;
          if (status === 'pending') return { mayRepeat: true };
          const isExpired = status === 'ready' && !isStale && isOld(resource, now);
          return isExpired ? { isStale: true, isExpired } : retried(resource);
        }),
      );
    },
  });
  const { requested, received, expired, failed } = slice.actions;

  /** Returns the resource of a source. `idle` before its first fetch. */
  const select = (state: RootState, source: Source): Resource<Data> =>
    (state[name] as State)[keyOf(source)] ?? IDLE;

  /** Reads a resource unless it is pending or fresh. Never rejects. */
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
        const response = read(source);
        response.catch(() => {}); // Avoids an unhandled rejection if `reportedRead` fails to load.
        const { reportedRead } = await importReportedRead(readOperation);
        const data = await reportedRead(readOperation, () => response);
        dispatchIfCurrent(received({ key, data, answeredAt: Date.now() }));
      } catch {
        dispatchIfCurrent(failed(key));
      }
    };

  const actions: ResourceActions<Data> = slice.actions;
  return { name, keyOf, select, fetch, reducer: slice.reducer, actions };
}
