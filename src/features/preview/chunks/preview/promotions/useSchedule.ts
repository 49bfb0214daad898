import { useEffect, useState } from 'react';
import { repeatOnReturn } from '../../../../../foundation/browser/page/pageReturn.ts';
import { reportedRead } from '../../../../../foundation/http/reportedRead.ts';
import type { Site } from '../../../../../foundation/sites/sites.ts';
import { getSchedule } from '../previewApi.ts';
import type { ScheduledPromotion } from './schedule.ts';

const OPERATION = { module: 'preview-panel', operation: 'promotions' };

export interface Schedule {
  /** `missing`: the shop has no service for the times of promotions. */
  status: 'pending' | 'ready' | 'missing' | 'failed';
  /** The day of the promotions. The previous day while another one is loading. */
  day?: string;
  promotions: readonly ScheduledPromotion[];
}

/**
 * Reads the promotions of a day. When the day changes, returns the previous promotions until the new ones have loaded.
 * Retries a failed read when the visitor returns to the tab (HOST-120).
 *
 * @param day If `undefined`, no request is sent.
 */
export function useSchedule(day: string | undefined, site: Site): Schedule {
  const [schedule, setSchedule] = useState<Schedule>({ status: 'pending', promotions: [] });
  useEffect(() => {
    if (day === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      try {
        const promotions = await reportedRead(OPERATION, () => getSchedule(day, site, signal));
        if (signal.aborted) return;
        setSchedule(
          promotions
            ? { status: 'ready', day, promotions }
            : { status: 'missing', day, promotions: [] },
        );
      } catch (error) {
        if (!signal.aborted) setSchedule({ status: 'failed', day, promotions: [] });
        throw error;
      }
    };
    void repeatOnReturn(read, controller);
    return () => controller.abort();
  }, [day, site]);
  return schedule;
}
