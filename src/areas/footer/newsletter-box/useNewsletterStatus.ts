import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { newsletterStatus } from '../../../features/newsletter/newsletterStatus.ts';
import type { NewsletterStatus } from '../../../features/newsletter/subscriber.ts';
import { useResource } from '../../../foundation/store/useResource.ts';

type RootState = Parameters<typeof newsletterStatus.select>[0];

/** Maximum wait for the status before the form is offered. */
const STATUS_TIMEOUT_MS = 3000;

/**
 * The visitor's newsletter status, or `undefined` while it is loading. After a failure or a timeout it is `NONE`, also
 * during a retry, so that the visitor can sign up (FOOT-20).
 *
 * @param isNear Whether the box is near the window. A failed request is retried when the box comes near (NEWS-52).
 */
export function useNewsletterStatus(isNear: boolean) {
  const dispatch = useDispatch<ThunkDispatch<RootState, undefined, UnknownAction>>();
  const resource = useResource(newsletterStatus, undefined);
  const { status, data, isStale, lastRead } = resource;
  /** The number of the read that has timed out, or 0. */
  const [timedOutRead, setTimedOutRead] = useState(0);
  if (isStale && timedOutRead) setTimedOutRead(0);

  // Ignores reads that failed before the box was mounted or came near the window: both events retry a failed request.
  const [previousStart, setStart] = useState({ isNear, lastRead });
  const start = isNear && !previousStart.isNear ? { isNear, lastRead } : previousStart;
  if (start !== previousStart) setStart(start);
  const isFailed = resource.failedRead > start.lastRead;
  const isLoading = !data && !isFailed;
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(setTimedOutRead, STATUS_TIMEOUT_MS, lastRead);
    return () => clearTimeout(timer);
  }, [isLoading, lastRead]);

  useEffect(() => {
    if (isNear) void dispatch(newsletterStatus.fetch());
  }, [dispatch, isNear]);

  const fallback = timedOutRead || isFailed ? 'NONE' : undefined;
  return {
    status: data ?? (fallback satisfies NewsletterStatus | undefined),
    /** The status may be another visitor's, and is fetched again. */
    isStale,
    /** The status of the current visitor has loaded. */
    isCurrent: status === 'ready' && !isStale,
    /** The request for the current visitor has failed and has not been retried yet. */
    hasJustFailed: status === 'failed' && !isStale,
  };
}
