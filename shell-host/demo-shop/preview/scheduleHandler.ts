import { describePromotion, runsOfDay } from '../promotions/promotionSchedule.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { promotionsById } from '../promotions/promotionHandler.ts';
import { problemResponse } from '../routing/problemResponse.ts';
import type { Handler } from '../routing/shopEnv.ts';
import { requestSite } from '../session/requestSite.ts';
import type { Site } from '../sites.ts';
import type { PromotionSchedule } from '../wireTypes.ts';
import { runningTests } from './abTests.ts';
import { isDateTime } from './dateTime.ts';
import { unauthorized } from './previewHandlers.ts';
import { isStaff } from './staffSession.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** `GET …/promotiontimes?day=`: the promotions of a day with their start and end times (PREV-43). */
export const readSchedule: Handler = (c) => {
  if (!isStaff(c)) return unauthorized(c);
  const day = c.req.query('day') ?? '';
  if (!isDateTime(`${day}T00:00:00`)) {
    return problemResponse(400, 'urn:preview:day_invalid', 'The day must have the form YYYY-MM-DD');
  }
  const site = requestSite(c);
  const body: PromotionSchedule = [...promotionsById].flatMap(([id, candidates]) =>
    scheduleOf(id, candidates, day, site),
  );
  return c.json(body, 200, NO_STORE);
};

function scheduleOf(id: string, candidates: readonly Promotion[], day: string, site: Site) {
  const groups = runningTests(`${day}T00:00:00`).flatMap(({ name: test, groups: [, group] }) => [
    { test, group },
  ]);
  const ofGroups = groups.flatMap((group) =>
    runsOfDay(candidates, day, group).filter(({ promotion }) => promotion.group !== undefined),
  );
  return [...ofGroups, ...runsOfDay(candidates, day)].flatMap(({ promotion, ...times }) => {
    const described = describePromotion(promotion, site);
    return described ? [{ id, ...described, ...times, ...promotion.group }] : [];
  });
}
