import { problemResponse } from '../routing/problemResponse.ts';
import type { Handler } from '../routing/shopEnv.ts';
import type { Tests } from '../wireTypes.ts';
import { runningTests } from './abTests.ts';
import { isDateTime, toDateTime } from './dateTime.ts';

/** `GET …/gettestsat?time=`: the running tests at a time, each with its groups (PREV-07). */
export const readTests: Handler = (c) => {
  const time = c.req.query('time') ?? '';
  if (!isDateTime(time))
    return problemResponse(400, 'urn:abtest:time_invalid', 'The time is invalid');
  const tests: Tests = runningTests(time).map(({ name, groups }) => ({
    name,
    groups: groups.map((group) => ({ name: group })),
  }));
  return c.json(tests);
};

/**
 * `GET …/getassignment`: the visitor's group in each running test (FOOT-25). Every visitor of the demo is in the first
 * group, so that its pages always look the same. Only previews use the other groups.
 */
export const readAssignments: Handler = (c) => {
  const running = runningTests(toDateTime(c.var.state.now()));
  return c.json({
    assignments: running.map(({ name, groups }) => ({ test: name, group: groups[0] })),
  });
};
