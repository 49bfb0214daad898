import { useEffect, useState } from 'react';
import { reportedRead } from '../../../../../foundation/http/reportedRead.ts';
import type { Site } from '../../../../../foundation/sites/sites.ts';
import { getSchedule } from '../previewApi.ts';
import type { ScheduledPromotion } from './schedule.ts';

const OPERATION = { module: 'preview-panel', operation: 'promotions' };

export interface Schedule {
  /** `missing`: the shop does not tell when promotions begin and end. */
  status: 'pending' | 'ready' | 'missing' | 'failed';
  /** The day of the promotions; an earlier one while the wanted day is being read. */
  day?: string;
  promotions: readonly ScheduledPromotion[];
}

/**
 * The promotions of a day, read again when it changes; until then the last ones stay.
 *
 * @param day Undefined to read nothing.
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
      } catch {
        if (!signal.aborted) setSchedule({ status: 'failed', day, promotions: [] });
      }
    };
    void read();
    return () => controller.abort();
  }, [day, site]);
  return schedule;
}
