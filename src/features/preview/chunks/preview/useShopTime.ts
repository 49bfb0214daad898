import { timeZones } from '#shop/timeZones.ts';
import { useModule } from '../../../../foundation/sites/moduleContext.ts';
import { currentTimeIn, type DateAndTime } from './previewSelection.ts';

/** The site's time zone, by default the browser's, and the current time in it (PREV-06). */
export function useShopTime(): { timeZone: string; readCurrent: () => DateAndTime } {
  const { [useModule().site]: ofSite } = timeZones;
  const timeZone = ofSite ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { timeZone, readCurrent: () => currentTimeIn(timeZone) };
}
