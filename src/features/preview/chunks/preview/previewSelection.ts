import { nameOfPair, splitAddress } from '../../../../foundation/browser/page/splitAddress.ts';
import { previewTexts } from './previewTexts.ts';

/** The values of the form's fields as typed. Empty fields are empty strings. */
export interface PreviewSelection {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  test: string;
  group: string;
}

/** The active settings in the response of the staff check (PREV-02). */
export interface ActivePreview {
  /** Whether a part of the response was invalid, so that the state of the shop is unknown (PREV-22). */
  isUnreadable?: boolean;
  /** `YYYY-MM-DDTHH:mm:ss`, without a zone. */
  dateTime?: string | undefined;
  abTestName?: string | undefined;
  abTestGroup?: string | undefined;
}

/** A moment as the values of the two fields. */
export type DateAndTime = Pick<PreviewSelection, 'date' | 'time'>;

/** Whether a text is an existing date in the form YYYY-MM-DD. */
export function isDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

const isTime = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

/**
 * Returns the current time in a time zone (PREV-06).
 *
 * @param timeZone The IANA name of the time zone.
 */
export function currentTimeIn(timeZone: string): DateAndTime {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = format.formatToParts(new Date());
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    date: `${valueOf('year')}-${valueOf('month')}-${valueOf('day')}`,
    time: `${valueOf('hour')}:${valueOf('minute')}`,
  };
}

/** Splits a `YYYY-MM-DDTHH:mm…` into fields. Returns `undefined` if the date is invalid. */
function parseMoment(moment: string): DateAndTime | undefined {
  const [date = '', time = ''] = moment.split('T');
  return isDate(date) ? { date, time: time.slice(0, 5) } : undefined;
}

/**
 * Formats the chosen moment for the services as `YYYY-MM-DDTHH:mm:00` without a zone (PREV-07). Replaces an invalid
 * time with the current time, and an invalid date with the current date and time (PREV-06). In both cases also returns
 * a `problem`.
 *
 * @param current The current time in the shop's time zone.
 */
export function momentOf(
  fields: DateAndTime,
  current: DateAndTime,
): { moment: string; problem?: string } {
  const hasDate = isDate(fields.date);
  const hasTime = hasDate && isTime(fields.time);
  const date = hasDate ? fields.date : current.date;
  const moment = `${date}T${hasTime ? fields.time : current.time}:00`;
  if (hasTime) return { moment };
  const problem = hasDate ? 'time is not of the form HH:MM' : 'date is not of the form YYYY-MM-DD';
  return { moment, problem: `The preview ${problem}` };
}

const MOMENT = 'fasciaPreview';
const TEST = 'fasciaTest';
const GROUP = 'fasciaGroup';

/** Whether the active moment is valid or absent. */
export function isReadable({ dateTime }: ActivePreview): boolean {
  return !dateTime || parseMoment(dateTime) !== undefined;
}

/** Reads the selection from a colleague's link. Returns `undefined` for any other URL. */
export function selectionOfLink(page: string): PreviewSelection | undefined {
  const { searchParams } = new URL(page);
  const fields = parseMoment(searchParams.get(MOMENT) ?? '');
  if (!fields) return undefined;
  return { ...fields, test: searchParams.get(TEST) ?? '', group: searchParams.get(GROUP) ?? '' };
}

const isOfLink = (pair: string): boolean => [MOMENT, TEST, GROUP].includes(nameOfPair(pair));

/** Removes the parameters of a colleague's link from a URL. Does not change the rest of the URL (PREV-27). */
export const withoutLink = (page: string): string => withoutPairs(page, isOfLink);

function withoutPairs(page: string, isRemoved: (pair: string) => boolean): string {
  const { path, query, hash } = splitAddress(page);
  const others = query
    .split('&')
    .filter((pair) => !isRemoved(pair))
    .join('&');
  return `${path}${others && '?'}${others}${hash}`;
}

/** Parameters that identify the visit and not the page: campaigns, and the clicks that led to the page. */
const VISIT_PARAMETER = /^(?:utm_\w+|\w*clid|_gl|_ga|mc_[ce]id)$/i;

const isOfSharer = (pair: string): boolean =>
  isOfLink(pair) || VISIT_PARAMETER.test(nameOfPair(pair));

/**
 * Adds settings to the page's URL, for a colleague who is staff too. Keeps the other parameters, which may identify the
 * page, except those of the sender's visit (PREV-40).
 */
export function linkTo({ dateTime, abTestName, abTestGroup }: ActivePreview, page: string): string {
  const { path, query, hash } = splitAddress(withoutPairs(page, isOfSharer));
  const values = { [MOMENT]: dateTime, [TEST]: abTestName, [GROUP]: abTestGroup };
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const pairs = [query, String(new URLSearchParams(given))].filter(Boolean).join('&');
  return `${path}${pairs && '?'}${pairs}${hash}`;
}

interface Test {
  name: string;
  groups: readonly { name: string }[];
}

/**
 * Removes a test or group that does not run at the selected time. `dropped` is the message about the removal
 * (PREV-12).
 *
 * @param tests The tests that run at the moment.
 */
export function dropMissing(
  selection: PreviewSelection,
  tests: readonly Test[],
): { selection: PreviewSelection; dropped?: string } {
  const { test, group } = selection;
  const running = tests.find(({ name }) => name === test);
  if (!test || (running && !group)) return { selection };
  if (!running) {
    return {
      selection: { ...selection, test: '', group: '' },
      dropped: previewTexts.testDropped(test),
    };
  }
  if (running.groups.some(({ name }) => name === group)) return { selection };
  return {
    selection: { ...selection, group: '' },
    dropped: previewTexts.groupDropped(test, group),
  };
}

/** The initial selection: the active settings, with the current time if no moment is active (PREV-02). */
export function initialSelection(active: ActivePreview, current: DateAndTime): PreviewSelection {
  const fields = parseMoment(active.dateTime ?? '') ?? current;
  return { ...fields, test: active.abTestName ?? '', group: active.abTestGroup ?? '' };
}
