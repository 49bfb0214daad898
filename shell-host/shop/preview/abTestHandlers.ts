import { problemResponse } from '../routing/problemResponse.ts';
import type { Handler } from '../routing/shopEnv.ts';
import { runningTests } from './abTests.ts';
import { isDateTime, toDateTime } from './dateTime.ts';

/** `GET …/gettestsat?time=`: the tests of a moment, each with its groups (F§3, F§7). */
export const readTests: Handler = (c) => {
  const time = c.req.query('time') ?? '';
  if (!isDateTime(time))
    return problemResponse(400, 'urn:abtest:time_invalid', 'The time is not valid');
  const found = runningTests(time);
  return c.json(
    found.map(({ name, groups }) => ({ name, groups: groups.map((group) => ({ name: group })) })),
  );
};

/**
 * `GET …/getassignment`: the groups of this visit (F§4). Every visitor of the demo is in the first one, so that its
 * pages look alike from visit to visit; the others are for previews.
 */
export const readAssignments: Handler = (c) => {
  const running = runningTests(toDateTime(c.var.state.now()));
  return c.json({
    assignments: running.map(({ name, groups }) => ({ test: name, group: groups[0] })),
  });
};
