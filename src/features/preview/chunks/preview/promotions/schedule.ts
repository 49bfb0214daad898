/** A promotion with the period in which it is shown (PREV-43). */
export interface ScheduledPromotion {
  /** The id in the request, such as `~header_top`. */
  id: string;
  title: string;
  text?: string | undefined;
  /** `YYYY-MM-DDTHH:mm:ss`. `undefined` if the promotion has no start. */
  begin?: string | undefined;
  /** The first moment after the promotion. `undefined` if the promotion has no end. */
  end?: string | undefined;
  /** If set, only this group of the test sees the promotion, instead of the common ones. */
  test?: string | undefined;
  group?: string | undefined;
}

/** The moment and the group that decide which promotions are shown. */
export interface View {
  /** `YYYY-MM-DDTHH:mm:ss`. */
  moment: string;
  /** Empty if no test is chosen, like `group`. */
  test: string;
  group: string;
}

type Group = Pick<View, 'test' | 'group'>;

const isOfGroup = (promotion: ScheduledPromotion, { test, group }: Group) =>
  promotion.test === test && promotion.group === group;

/** The promotions of a view. A promotion for the view's group replaces the common ones with the same id. */
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

/** The moments at which a promotion is shown. */
export type Difference = 'onlyNow' | 'onlyLater' | 'both';

export interface ComparedPromotion extends ScheduledPromotion {
  difference: Difference;
}

/** The promotions with the same id, now and at the other moment. */
export interface ComparedPlace {
  id: string;
  now: ComparedPromotion[];
  later: ComparedPromotion[];
  isSame: boolean;
}

const keyOf = ({ id, title }: ScheduledPromotion) => JSON.stringify([id, title]);

/** Compares the promotions of two moments by id, in the service's order (PREV-44). */
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

/** The changes of a day in chronological order, for all visitors and for the group (PREV-45). */
export function changesOfDay(
  schedule: readonly ScheduledPromotion[],
  day: string,
  group: Group,
): DayChange[] {
  const changes = new Map<string, DayChange>();
  const addTitle = (kind: 'begins' | 'ends', title: string, moment: string | undefined) => {
    if (!moment?.startsWith(`${day}T`)) return;
    const time = moment.slice(11, 16);
    const change = changes.get(time) ?? { time, begins: [], ends: [] };
    if (!change[kind].includes(title)) change[kind].push(title);
    changes.set(time, change);
  };
  for (const promotion of schedule) {
    if (promotion.test && !isOfGroup(promotion, group)) continue;
    addTitle('begins', promotion.title, promotion.begin);
    addTitle('ends', promotion.title, promotion.end);
  }
  return [...changes.values()].toSorted((a, b) => a.time.localeCompare(b.time));
}
