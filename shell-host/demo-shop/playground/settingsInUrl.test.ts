import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  isSwitchOn,
  settingValue,
  parameterName,
  moduleSettings,
  withSetting,
  withSwitch,
  type SettingValue,
} from './settingsInUrl.ts';
import { controls, moduleNames, type Control } from './controls.ts';
import { setOpenedState } from './states/openedState.ts';

const word = fc.stringMatching(/^[\w~-]{1,12}$/);

function anyValue(control: Control): fc.Arbitrary<SettingValue> {
  switch (control.kind) {
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(null, ...control.options);
    case 'pixels':
      return fc.option(fc.integer({ min: 1, max: 9999 }));
    case 'list':
      return fc.array(word, { minLength: 1, maxLength: 4 });
    case 'text':
      return fc.option(fc.string({ minLength: 1 }));
  }
}

const everyControl = moduleNames.flatMap((module) =>
  controls[module].map((control: Control) => ({ module, control })),
);

test('every value of every setting can be read back from the query', () => {
  for (const { module, control } of everyControl) {
    fc.assert(
      fc.property(anyValue(control), (value) => {
        const changed = withSetting(new URLSearchParams('site=HU'), module, control, value);
        const readBack = settingValue(new URLSearchParams(changed.toString()), module, control);
        const isDefault = control.kind === 'flag' && value === control.defaultValue;
        expect(readBack).toEqual(isDefault ? null : value);
      }),
      { numRuns: 20 },
    );
  }
});

test('a default value is left out of the query', () => {
  for (const { module, control } of everyControl) {
    const changed = withSetting(new URLSearchParams('site=HU'), module, control, null);
    expect(changed.toString()).toBe('site=HU');
  }
});

test('each setting has a query parameter of its own', () => {
  const keys = everyControl.map(({ module, control }) => parameterName(module, control));
  expect(new Set(keys).size).toBe(keys.length);
});

test('settings are returned in the format of the module’s props', () => {
  const query = new URLSearchParams({
    'header.reduced': 'true',
    'header.showpromotionbanner': 'false',
    'header.tags.allof': 'coffee, sale',
    'header.tags.noneof': 'dark',
    'header.searchwidth': '550',
    'footer.reduced': 'false',
  });
  expect(moduleSettings(query, 'Header')).toEqual({
    reduced: true,
    showPromotionBanner: false,
    tags: { allOf: ['coffee', 'sale'], noneOf: ['dark'] },
    searchWidth: 550,
  });
  expect(moduleSettings(query, 'Footer')).toEqual({});
});

test('invalid values are ignored', () => {
  const query = new URLSearchParams({
    'header.platform': 'FRIDGE',
    'header.searchwidth': '-3',
    'header.sticky': 'perhaps',
    'header.tags.allof': ' , ',
  });
  expect(moduleSettings(query, 'Header')).toEqual({});
});

test.each(['mount', 'layout'] as const)(
  'the switch %s is turned on and off in the query',
  (name) => {
    const before = new URLSearchParams('site=HU');
    expect(isSwitchOn(before, name)).toBe(false);
    const on = withSwitch(before, name, true);
    expect(isSwitchOn(new URLSearchParams(on.toString()), name)).toBe(true);
    expect(withSwitch(on, name, false).toString()).toBe(before.toString());
  },
);

// HOST-105
test('a state’s settings hold on its address only, and the query can replace each of them', () => {
  const settings = { 'header.reduced': 'true', 'header.platform': 'MATCH', mount: 'true' };
  setOpenedState({ state: { id: 'one', title: '', settings, shows: [] }, isComplete: true });
  const query = new URLSearchParams('state=one');
  expect(moduleSettings(query, 'Header')).toEqual({ reduced: true, platform: 'MATCH' });
  expect(isSwitchOn(query, 'mount')).toBe(true);
  expect(moduleSettings(new URLSearchParams('state=two'), 'Header')).toEqual({});
  expect(moduleSettings(new URLSearchParams(), 'Header')).toEqual({});

  const [reduced, platform] = ['reduced', 'platform'].map((name) =>
    controls.Header.find((control) => control.name === name),
  ) as [Control, Control];
  const full = withSetting(query, 'Header', reduced, false);
  const atItsWidth = withSetting(full, 'Header', platform, null);
  expect(moduleSettings(atItsWidth, 'Header')).toEqual({});
  expect(withSetting(full, 'Header', reduced, true).toString()).toBe('state=one');
  expect(isSwitchOn(withSwitch(query, 'mount', false), 'mount')).toBe(false);
});
