import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { newsletterStatus } from '../../../features/newsletter/newsletterStatus.ts';
import type { NewsletterStatus } from '../../../features/newsletter/subscriber.ts';
import { failedRead } from '../../../foundation/store/resourceSlice.ts';
import { useResource } from '../../../foundation/store/useResource.ts';

type RootState = Parameters<typeof newsletterStatus.select>[0];

/** How long the box stays empty for a status that may hide it. */
const STATUS_TIMEOUT_MS = 3000;

/**
 * The visitor's newsletter status; undefined until it is known. A failed read, also while it is repeated, and one without
 * an answer in time, is `NONE`: the visitor may sign up (FOOT-20).
 *
 * @param isNear Whether the box is near the window: then a failed read is repeated (NEWS-52).
 */
export function useNewsletterStatus(isNear: boolean) {
  const dispatch = useDispatch<ThunkDispatch<RootState, undefined, UnknownAction>>();
  const resource = useResource(newsletterStatus, undefined);
  const { status, data, isStale, lastRead } = resource;
  /** The number of a read without an answer in time; 0 while there is none. Every read has its own time. */
  const [overdue, setOverdue] = useState(0);
  if (isStale && overdue) setOverdue(0);

  // The read that has failed before the box was mounted, or came near, is repeated and does not count.
  const [since, setSince] = useState({ isNear, lastRead });
  const from = isNear && !since.isNear ? { isNear, lastRead } : since;
  if (from !== since) setSince(from);
  const isFailed = failedRead(resource) > from.lastRead;
  const isAwaited = !data && !isFailed;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(setOverdue, STATUS_TIMEOUT_MS, lastRead);
    return () => clearTimeout(timer);
  }, [isAwaited, lastRead]);

  useEffect(() => {
    if (isNear) void dispatch(newsletterStatus.fetch());
  }, [dispatch, isNear]);

  const assumed = overdue || isFailed ? 'NONE' : undefined;
  return {
    status: data ?? (assumed satisfies NewsletterStatus | undefined),
    /** The status may be another visitor's: it is read again. */
    isStale,
    /** The service has answered for the visitor of now. */
    isAnswered: status === 'ready' && !isStale,
    /** The service has failed for the visitor of now, and is not asked again yet. */
    hasJustFailed: status === 'failed' && !isStale,
  };
}
