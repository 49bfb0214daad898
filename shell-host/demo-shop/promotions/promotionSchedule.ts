import type { Site } from '../sites.ts';
import { choosePromotion, type Promotion } from './promotion.ts';

/** A time during which a promotion is shown without interruption; open where it began or ends beyond a year. */
export interface Run {
  promotion: Promotion;
  /** `YYYY-MM-DDTHH:mm:00`, as the other one. */
  begin?: string;
  /** The first moment at which it is no longer shown. */
  end?: string;
}

const NO_TAGS = { allOf: [], anyOf: [], noneOf: [] };
const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;

const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

let latest: { day: string; dates: readonly string[] } | undefined;

/** From a year before the day to a year after it. The dates are kept: a schedule asks for those of one day many times. */
function datesAround(day: string): readonly string[] {
  if (latest?.day !== day) {
    const dates = Array.from({ length: 2 * YEAR_DAYS + 1 }, (_, index) =>
      addDays(day, index - YEAR_DAYS),
    );
    latest = { day, dates };
  }
  return latest.dates;
}

/** Every moment at which one of the promotions may begin or end. */
function momentsAround(day: string, candidates: readonly Promotion[]): string[] {
  const hours = candidates.flatMap((promotion) => promotion.hours ?? []);
  const times = [...new Set(['00:00', ...hours])].toSorted();
  return datesAround(day).flatMap((date) => times.map((time) => `${date}T${time}:00`));
}

/**
 * What a page without tags shows of an id at some time of a day, and what ends with the day's first moment.
 *
 * @param candidates In order of priority.
 * @param group The A/B test group that sees it.
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

/** What staff read of a promotion. */
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
