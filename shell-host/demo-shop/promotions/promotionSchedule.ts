import type { Site } from '../sites.ts';
import { choosePromotion, type Promotion } from './promotion.ts';

/** An uninterrupted period of a promotion. A start or an end that is more than a year away is omitted. */
export interface Run {
  promotion: Promotion;
  /** `YYYY-MM-DDTHH:mm:00`, like `to`. */
  begin?: string;
  /** Exclusive. */
  end?: string;
}

const NO_TAGS = { allOf: [], anyOf: [], noneOf: [] };
const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;

const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

let latest: { day: string; dates: readonly string[] } | undefined;

/** Returns the dates from a year before the day to a year after it. Cached, because a schedule uses them many times. */
function datesAround(day: string): readonly string[] {
  if (latest?.day !== day) {
    const dates = Array.from({ length: 2 * YEAR_DAYS + 1 }, (_, index) =>
      addDays(day, index - YEAR_DAYS),
    );
    latest = { day, dates };
  }
  return latest.dates;
}

/** Returns every time at which one of the promotions may start or end. */
function momentsAround(day: string, candidates: readonly Promotion[]): string[] {
  const hours = candidates.flatMap((promotion) => promotion.hours ?? []);
  const times = [...new Set(['00:00', ...hours])].toSorted();
  return datesAround(day).flatMap((date) => times.map((time) => `${date}T${time}:00`));
}

/**
 * Returns the promotions that a page without tags displays for an id during a day. Excludes those that end with the
 * day's first minute.
 *
 * @param candidates In order of priority.
 * @param group The A/B test group that sees the promotion.
 */
export function runsOfDay(
  candidates: readonly Promotion[],
  day: string,
  group?: { test: string; group: string },
): Run[] {
  const runs: { promotion: Promotion | undefined; begin?: string; end?: string }[] = [];
  for (const dateTime of momentsAround(day, candidates)) {
    const promotion = choosePromotion(candidates, NO_TAGS, { dateTime, ...group });
    const last = runs.at(-1);
    if (last && last.promotion === promotion) continue;
    if (last) last.end = dateTime;
    runs.push({ promotion, ...(last && { begin: dateTime }) });
  }
  const first = `${day}T00:00:00`;
  const after = `${addDays(day, 1)}T00:00:00`;
  return runs.filter(
    (run): run is Run =>
      run.promotion !== undefined &&
      (run.begin === undefined || run.begin < after) &&
      (run.end === undefined || run.end >= first),
  );
}

/** Data about a promotion for staff. */
export function describePromotion(promotion: Promotion, site: Site) {
  const { headline, subline, promotionShortText, voucherCode, links } = promotion.content(site) as {
    headline?: string;
    subline?: string;
    promotionShortText?: string;
    voucherCode?: { code?: string };
    links?: readonly { text?: string }[];
  };
  const [title, ...others] = [
    headline,
    promotionShortText,
    subline,
    voucherCode?.code,
    ...(links ?? []).map(({ text }) => text),
  ].filter((part) => part !== undefined);
  const text = others.join(' · ');
  return title === undefined ? undefined : { title, ...(text && { text }) };
}
