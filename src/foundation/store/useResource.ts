import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Resource } from './resourceSlice.ts';

/** The part of `createResourceSlice`'s result that a component needs. */
export interface ResourceSlice<Source, Data, RootState> {
  keyOf: (source: Source) => string;
  select: (state: RootState, source: Source) => Resource<Data>;
  fetch: (source: Source) => ThunkAction<Promise<void>, RootState, unknown, UnknownAction>;
}

/**
 * Reads a resource while a component is mounted: when it appears, when the key changes, and when the resource is stale or
 * to be read again after a failure.
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

/** A resource in a component, which it is read for. */
export function useResource<Source, Data, RootState>(
  resource: ResourceSlice<Source, Data, RootState>,
  source: Source,
): Resource<Data> {
  useFetch(resource, source);
  return useSelector((state: RootState) => resource.select(state, source));
}
