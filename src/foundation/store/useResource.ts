import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Resource, ResourceSlice } from './resourceSlice.ts';

/** A resource in a component: read when the component appears, when its key changes, and when it is stale. */
export function useResource<Source, Data, RootState>(
  resource: ResourceSlice<Source, Data, RootState>,
  source: Source,
): Resource<Data> {
  const dispatch = useDispatch<ThunkDispatch<RootState, undefined, UnknownAction>>();
  // The same object as long as the key stays, so that a new object with equal contents reads nothing again.
  const [current, setCurrent] = useState(source);
  if (resource.keyOf(source) !== resource.keyOf(current)) setCurrent(source);
  const entry = useSelector((state: RootState) => resource.select(state, source));
  const mustRefetch = entry.isStale && entry.status !== 'pending';
  useEffect(() => {
    void dispatch(resource.fetch(current));
  }, [dispatch, resource, current]);
  useEffect(() => {
    if (mustRefetch) void dispatch(resource.fetch(current));
  }, [dispatch, resource, current, mustRefetch]);
  return entry;
}
