import { nameOfPair, splitAddress } from '../../../../foundation/browser/page/splitAddress.ts';
import { previewTexts } from './previewTexts.ts';

/** The fields of the settings as typed; empty where nothing is chosen. */
export interface PreviewSelection {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  test: string;
  group: string;
}

/** The settings in force, as the check answers them (PREV-02). */
export interface ActivePreview {
  /** Something of the answer could not be read: what the shop shows is unknown (PREV-22). */
  isUnreadable?: boolean;
  /** `YYYY-MM-DDTHH:mm:ss`, without a zone. */
  dateTime?: string | undefined;
  abTestName?: string | undefined;
  abTestGroup?: string | undefined;
}

/** A moment as the two fields show it. */
export type DateAndTime = Pick<PreviewSelection, 'date' | 'time'>;

/** Whether a text is a date of the calendar, in the form YYYY-MM-DD. */
export function isDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

const isTime = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

/**
 * The current time in the shop's zone (PREV-06).
 *
 * @param timeZone IANA name.
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

/** A `YYYY-MM-DDTHH:mm…` as fields; undefined without a date. */
function parseMoment(moment: string): DateAndTime | undefined {
  const [date = '', time = ''] = moment.split('T');
  return isDate(date) ? { date, time: time.slice(0, 5) } : undefined;
}

/**
 * The chosen moment as the services take it, `YYYY-MM-DDTHH:mm:00` without a zone (PREV-07). Where a field cannot
 * be read, there is a `problem`, and the current time is used (PREV-06), on the chosen day if that can be read.
 *
 * @param current The current time in the shop's zone.
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

/** Whether a moment in force, if there is one, can be read. */
export function isReadable({ dateTime }: ActivePreview): boolean {
  return !dateTime || parseMoment(dateTime) !== undefined;
}

/** The selection in a colleague's link; undefined for any other address. */
export function selectionOfLink(page: string): PreviewSelection | undefined {
  const { searchParams } = new URL(page);
  const fields = parseMoment(searchParams.get(MOMENT) ?? '');
  if (!fields) return undefined;
  return { ...fields, test: searchParams.get(TEST) ?? '', group: searchParams.get(GROUP) ?? '' };
}

const isOfLink = (pair: string): boolean => [MOMENT, TEST, GROUP].includes(nameOfPair(pair));

/** A page's address without a colleague's link in it; everything else stays as it is written (PREV-27). */
export function withoutLink(page: string, isLeftOut = isOfLink): string {
  const { path, query, hash } = splitAddress(page);
  const others = query
    .split('&')
    .filter((pair) => !isLeftOut(pair))
    .join('&');
  return `${path}${others && '?'}${others}${hash}`;
}

/** What names the visit and not the page: campaigns, and the clicks that led here. */
const OF_VISIT = /^(?:utm_\w+|\w*clid|_gl|_ga|mc_[ce]id)$/i;

const isOfSharer = (pair: string): boolean => isOfLink(pair) || OF_VISIT.test(nameOfPair(pair));

/**
 * The page's address with settings, for a colleague who is staff too. The rest of its query stays, because it may say which
 * page it is, but for what belongs to the visit of who shares it (PREV-40).
 */
export function linkTo({ dateTime, abTestName, abTestGroup }: ActivePreview, page: string): string {
  const { path, query, hash } = splitAddress(withoutLink(page, isOfSharer));
  const values = { [MOMENT]: dateTime, [TEST]: abTestName, [GROUP]: abTestGroup };
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const pairs = [query, String(new URLSearchParams(given))].filter(Boolean).join('&');
  return `${path}${pairs && '?'}${pairs}${hash}`;
}

/** A test with its groups. */
interface Test {
  name: string;
  groups: readonly { name: string }[];
}

/**
 * The selection without a test, or a group, that does not run at its moment; `dropped` says which (PREV-12).
 *
 * @param tests Those that run at the moment.
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

/** The selection when the settings open: what is active, and the current time where no moment is (PREV-02). */
export function initialSelection(active: ActivePreview, current: DateAndTime): PreviewSelection {
  const fields = parseMoment(active.dateTime ?? '') ?? current;
  return { ...fields, test: active.abTestName ?? '', group: active.abTestGroup ?? '' };
}
