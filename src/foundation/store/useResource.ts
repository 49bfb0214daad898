import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Resource } from './resourceSlice.ts';

/** The part of `createResourceSlice`'s result that components need. */
export interface ResourceSlice<Source, Data, RootState> {
  keyOf: (source: Source) => string;
  select: (state: RootState, source: Source) => Resource<Data>;
  fetch: (source: Source) => ThunkAction<Promise<void>, RootState, unknown, UnknownAction>;
}

/**
 * Reads a resource while a component is mounted: on mount, when the key changes, and when the resource is stale or must
 * be read again after a failure. Responses do not re-render the component.
 *
 * @param isWanted Whether to read the resource. Default true.
 */
export function useFetch<Source, Data, RootState>(
  resource: ResourceSlice<Source, Data, RootState>,
  source: Source,
  isWanted = true,
): void {
  const dispatch = useDispatch<ThunkDispatch<RootState, undefined, UnknownAction>>();
  // The first source with the current key, so a new object with the same key does not trigger a read.
  const [current, setCurrent] = useState(source);
  if (resource.keyOf(source) !== resource.keyOf(current)) setCurrent(source);
  const mustRefetch = useSelector((state: RootState) => {
    const { status, isStale, lastRead } = resource.select(state, source);
    const isRetried = status === 'idle' && lastRead > 0;
    return isRetried || (isStale && status !== 'pending');
  });
  useEffect(() => {
    if (isWanted) void dispatch(resource.fetch(current));
  }, [dispatch, resource, current, isWanted]);
  useEffect(() => {
    if (isWanted && mustRefetch) void dispatch(resource.fetch(current));
  }, [dispatch, resource, current, isWanted, mustRefetch]);
}

/** Reads a resource while a component is mounted, and returns it. */
export function useResource<Source, Data, RootState>(
  resource: ResourceSlice<Source, Data, RootState>,
  source: Source,
): Resource<Data> {
  useFetch(resource, source);
  return useSelector((state: RootState) => resource.select(state, source));
}
