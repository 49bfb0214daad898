import { expect, test } from '@jest/globals';
import { isOn, stageSwitches, withSwitch } from './stageState.ts';

test.each(stageSwitches)('the switch %s is turned on and off in the address', (name) => {
  const before = new URLSearchParams('site=HU');
  expect(isOn(before, name)).toBe(false);
  const on = withSwitch(before, name, true);
  expect(isOn(new URLSearchParams(on.toString()), name)).toBe(true);
  expect(withSwitch(on, name, false).toString()).toBe(before.toString());
});
