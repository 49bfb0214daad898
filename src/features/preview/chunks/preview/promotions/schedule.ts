/** A promotion with the time in which it is shown (PREV-43). */
export interface ScheduledPromotion {
  /** As it is asked for, `~header_top`. */
  id: string;
  title: string;
  text?: string | undefined;
  /** `YYYY-MM-DDTHH:mm:ss`; undefined where it always was. */
  begin?: string | undefined;
  /** The first moment without it; undefined where it has no end. */
  end?: string | undefined;
  /** Only for one group of a test, instead of what others see. */
  test?: string | undefined;
  group?: string | undefined;
}

/** What decides which promotions are shown. */
export interface View {
  /** `YYYY-MM-DDTHH:mm:ss`. */
  moment: string;
  /** Empty without a test, as the group. */
  test: string;
  group: string;
}

type Group = Pick<View, 'test' | 'group'>;

const isOfGroup = (promotion: ScheduledPromotion, { test, group }: Group) =>
  promotion.test === test && promotion.group === group;

/** What somebody sees: a group's own promotion instead of the others of its id. */
export function promotionsInForce(
  schedule: readonly ScheduledPromotion[],
  view: View,
): ScheduledPromotion[] {
  const { moment } = view;
  const running = schedule.filter(
    ({ begin, end }) => (!begin || begin <= moment) && (!end || moment < end),
  );
  const own = running.filter((promotion) => isOfGroup(promotion, view));
  const replaced = new Set(own.map(({ id }) => id));
  return running.filter(
    (promotion) => own.includes(promotion) || (!promotion.test && !replaced.has(promotion.id)),
  );
}

/** Where a promotion is shown, compared with another moment. */
export type Difference = 'onlyNow' | 'onlyLater' | 'both';

export interface ComparedPromotion extends ScheduledPromotion {
  difference: Difference;
}

/** The promotions of an id, now and at the other moment. */
export interface ComparedPlace {
  id: string;
  now: ComparedPromotion[];
  later: ComparedPromotion[];
  isSame: boolean;
}

const keyOf = ({ id, title }: ScheduledPromotion) => JSON.stringify([id, title]);

/** The promotions of two moments by their ids, in the service's order (PREV-44). */
export function comparePromotions(
  now: readonly ScheduledPromotion[],
  later: readonly ScheduledPromotion[],
): ComparedPlace[] {
  const mark = (
    promotions: readonly ScheduledPromotion[],
    others: readonly ScheduledPromotion[],
    difference: Difference,
  ) => {
    const known = new Set(others.map(keyOf));
    return promotions.map((promotion): ComparedPromotion => ({
      ...promotion,
      difference: known.has(keyOf(promotion)) ? 'both' : difference,
    }));
  };
  const compared = { now: mark(now, later, 'onlyNow'), later: mark(later, now, 'onlyLater') };
  const ids = new Set([...later, ...now].map(({ id }) => id));
  return [...ids].map((id) => {
    const place = {
      now: compared.now.filter((promotion) => promotion.id === id),
      later: compared.later.filter((promotion) => promotion.id === id),
    };
    const isSame = [...place.now, ...place.later].every(({ difference }) => difference === 'both');
    return { id, ...place, isSame };
  });
}

/** A time of a day at which promotions begin or end. */
export interface DayChange {
  /** `HH:MM`. */
  time: string;
  begins: string[];
  ends: string[];
}

/** The changes of a day in their order, for everybody and for the group (PREV-45). */
export function changesOfDay(
  schedule: readonly ScheduledPromotion[],
  day: string,
  group: Group,
): DayChange[] {
  const changes = new Map<string, DayChange>();
  const note = (kind: 'begins' | 'ends', title: string, moment: string | undefined) => {
    if (!moment?.startsWith(`${day}T`)) return;
    const time = moment.slice(11, 16);
    const change = changes.get(time) ?? { time, begins: [], ends: [] };
    if (!change[kind].includes(title)) change[kind].push(title);
    changes.set(time, change);
  };
  for (const promotion of schedule) {
    if (promotion.test && !isOfGroup(promotion, group)) continue;
    note('begins', promotion.title, promotion.begin);
    note('ends', promotion.title, promotion.end);
  }
  return [...changes.values()].toSorted((a, b) => a.time.localeCompare(b.time));
}
