/** What staff chose: fields as typed, empty where nothing is chosen. */
export interface PreviewSelection {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  test: string;
  group: string;
}

/** What is in force, as the check call says (F§3). */
export interface PreviewInForce {
  /** `YYYY-MM-DDTHH:mm:ss`, without a zone. */
  dateTime?: string | undefined;
  abTestName?: string | undefined;
  abTestGroup?: string | undefined;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Whether a date is one of the calendar, in the form YYYY-MM-DD (F§5). */
export function isDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

const isTime = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

/** A moment of the visitor's clock as the two fields show it. */
export function fieldsOf(now: Date): Pick<PreviewSelection, 'date' | 'time'> {
  const date = [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())];
  return {
    date: date.join('-'),
    time: `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`,
  };
}

/**
 * The chosen moment as the services take it, `YYYY-MM-DDTHH:mm:00` without a zone (contract §3).
 * @returns `problem` where a field cannot be read; the current time is used then (F§5), on the chosen day if there is one.
 */
export function momentOf(
  { date, time }: Pick<PreviewSelection, 'date' | 'time'>,
  now: Date,
): { moment: string; problem?: string } {
  const present = fieldsOf(now);
  if (!isDate(date)) {
    const moment = `${present.date}T${present.time}:00`;
    return { moment, problem: 'The preview date is not of the form YYYY-MM-DD' };
  }
  if (isTime(time)) return { moment: `${date}T${time}:00` };
  // The chosen day holds: whoever wants tomorrow must not see today.
  const moment = `${date}T${present.time}:00`;
  return { moment, problem: 'The preview time is not of the form HH:MM' };
}

const MOMENT = 'fasciaPreview';
const TEST = 'fasciaTest';
const GROUP = 'fasciaGroup';

/** The page's address with what is in force, for a colleague to open (who must be staff too). */
export function linkTo(
  { dateTime, abTestName, abTestGroup }: PreviewInForce,
  page: string,
): string {
  const url = new URL(page);
  const values = { [MOMENT]: dateTime, [TEST]: abTestName, [GROUP]: abTestGroup };
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url.href;
}

/** The selection that a colleague's link asks for; undefined for a plain address. */
export function selectionOfLink(page: string): PreviewSelection | undefined {
  const { searchParams } = new URL(page);
  const [date = '', time = ''] = (searchParams.get(MOMENT) ?? '').split('T');
  if (!isDate(date)) return undefined;
  const group = searchParams.get(GROUP) ?? '';
  return { date, time: time.slice(0, 5), test: searchParams.get(TEST) ?? '', group };
}

/** What the fields show at first: what is in force, else now. */
export function firstSelection(inForce: PreviewInForce, now: Date): PreviewSelection {
  const [date = '', time = ''] = (inForce.dateTime ?? '').split('T');
  const fields = isDate(date) ? { date, time: time.slice(0, 5) } : fieldsOf(now);
  return { ...fields, test: inForce.abTestName ?? '', group: inForce.abTestGroup ?? '' };
}
