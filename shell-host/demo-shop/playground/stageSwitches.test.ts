import { expect, test } from '@jest/globals';
import { isSwitchOn, stageSwitches, withSwitch } from './stageSwitches.ts';

test.each(stageSwitches)('the switch %s is turned on and off in the query', (name) => {
  const before = new URLSearchParams('site=HU');
  expect(isSwitchOn(before, name)).toBe(false);
  const on = withSwitch(before, name, true);
  expect(isSwitchOn(new URLSearchParams(on.toString()), name)).toBe(true);
  expect(withSwitch(on, name, false).toString()).toBe(before.toString());
});
