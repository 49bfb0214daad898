import * as v from 'valibot';
import { faultKinds } from '../faults/fault.ts';
import { problemResponse } from '../routing/problemResponse.ts';
import { readJson } from '../routing/readJson.ts';
import { routeNames } from '../routing/routes.ts';
import type { RouteName } from '../routing/routes.ts';
import type { Handler } from '../routing/shopEnv.ts';

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Maximum delay in ms. Timers ignore longer delays. */
const MAX_DELAY_MS = 2 ** 31 - 1;
const commonFields = {
  applied: v.optional(v.boolean()),
  times: v.optional(v.pipe(natural, v.minValue(1))),
};
const status = v.pipe(natural, v.minValue(200), v.maxValue(599));
const fault = v.variant('kind', [
  v.strictObject({
    kind: v.literal('status'),
    status,
    body: v.optional(v.string()),
    ...commonFields,
  }),
  v.strictObject({
    kind: v.literal('delay'),
    ms: v.pipe(natural, v.maxValue(MAX_DELAY_MS)),
    ...commonFields,
  }),
  v.strictObject({ kind: v.literal('cut'), ...commonFields }),
  v.strictObject({ kind: v.literal('html'), ...commonFields }),
  v.strictObject({ kind: v.literal('nonsense'), body: v.optional(v.string()), ...commonFields }),
]);
const route = v.picklist<readonly (RouteName | '*')[]>([...routeNames, '*']);
const random = v.strictObject({
  seed: v.pipe(v.number(), v.finite()),
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  kinds: v.optional(v.pipe(v.array(v.picklist(faultKinds)), v.nonEmpty())),
});
const requestBody = v.union([
  v.strictObject({ route, fault: v.nullable(fault) }),
  v.strictObject({ random: v.nullable(random) }),
]);

/** `GET /demo/faults`: the active faults. */
export const readFaults: Handler = (c) => c.json(c.var.state.faults.settings());

/** `PUT /demo/faults`: sets `{ route, fault }` or `{ random }`. `null` removes it. */
export const setFaults: Handler = async (c) => {
  const body = v.safeParse(requestBody, await readJson(c.req.raw));
  if (!body.success) return problemResponse(400, 'urn:demo:fault_invalid', 'The fault is invalid');
  const { faults } = c.var.state;
  if ('route' in body.output) faults.set(body.output.route, body.output.fault);
  else faults.setRandom(body.output.random);
  return c.json(faults.settings());
};

/** `DELETE /demo/faults`: removes all faults. */
export const clearFaults: Handler = (c) => {
  c.var.state.faults.clear();
  return c.json(c.var.state.faults.settings());
};
