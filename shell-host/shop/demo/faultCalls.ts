import * as v from 'valibot';
import { problem } from '../routing/problem.ts';
import type { RouteName } from '../routing/routes.ts';
import { routeNames } from '../routing/routes.ts';
import { jsonOf } from '../routing/jsonOf.ts';
import type { Handler } from '../routing/shopEnv.ts';

const KINDS = ['status', 'delay', 'cut', 'html', 'nonsense'] as const;
const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const anyFault = {
  applied: v.optional(v.boolean()),
  times: v.optional(v.pipe(natural, v.minValue(1))),
};
const status = v.pipe(natural, v.minValue(200), v.maxValue(599));
const fault = v.variant('kind', [
  v.strictObject({ kind: v.literal('status'), status, body: v.optional(v.string()), ...anyFault }),
  v.strictObject({ kind: v.literal('delay'), ms: natural, ...anyFault }),
  v.strictObject({ kind: v.literal('cut'), ...anyFault }),
  v.strictObject({ kind: v.literal('html'), ...anyFault }),
  v.strictObject({ kind: v.literal('nonsense'), body: v.optional(v.string()), ...anyFault }),
]);
const route = v.picklist<readonly (RouteName | '*')[]>([...routeNames, '*']);
const random = v.strictObject({
  seed: v.number(),
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  kinds: v.optional(v.pipe(v.array(v.picklist(KINDS)), v.nonEmpty())),
});
const request = v.union([
  v.strictObject({ route, fault: v.nullable(fault) }),
  v.strictObject({ random: v.nullable(random) }),
]);

/** `GET /demo/faults`: what is set. */
export const readFaults: Handler = (c) => c.json(c.var.state.faults.list());

/** `PUT /demo/faults`: `{ route, fault }` or `{ random }`; null takes away. */
export const setFaults: Handler = async (c) => {
  const wanted = v.safeParse(request, await jsonOf(c.req.raw));
  if (!wanted.success) return problem(400, 'urn:demo:fault_invalid', 'No such fault');
  const { faults } = c.var.state;
  if ('route' in wanted.output) faults.set(wanted.output.route, wanted.output.fault);
  else faults.random(wanted.output.random);
  return c.json(faults.list());
};

/** `DELETE /demo/faults`: all of them end. */
export const clearFaults: Handler = (c) => {
  c.var.state.faults.clear();
  return c.json(c.var.state.faults.list());
};
